// Packed folders don't use a service worker: they are offline already, or are where none may run.

export function keepSite() {}

export function keepPython() {}

export async function forgetSite() {}
