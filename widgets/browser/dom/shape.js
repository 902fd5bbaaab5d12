// How a board is shaped, for the style sheets: the page says it of boards that it carries, scripts of those they make.

/**
 * Mark a board by a drawing of its game: about as wide as high, or long. See `mark_shape` in `widgets/html.py`.
 * @param {HTMLElement} board
 * @param {SVGSVGElement | null} svg
 */
export function markShape(board, svg) {
  if (!svg) return;
  const { width, height } = svg.viewBox.baseVal;
  const shape = width < 1.2 * height ? 'square' : svg.dataset.wide && 'long';
  if (shape) board.dataset.shape = shape;
}
