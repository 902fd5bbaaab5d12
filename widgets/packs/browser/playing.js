// Nothing of a packed folder is kept by a service worker: it lies where no network is needed, or where none may run.

export function keepPython() {}
