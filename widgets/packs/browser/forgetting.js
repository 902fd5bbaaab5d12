// Nothing of a packed folder is kept by a service worker, so nothing of it is taken away.

export async function forgetSite() {}
