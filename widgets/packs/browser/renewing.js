// A packed folder has one version, and none that is newer.

export function renew() {}
