// Nothing of a packed folder is kept by a service worker: it lies where nobody needs to be online, or where none may
// run.

export function keepSite() {}

export function keepPython() {}

export async function forgetSite() {}
