// Which Python the page's scripts were made for; `join.mjs` writes it in. As they are written, they take any.

export const version = '';
