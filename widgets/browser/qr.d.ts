/** What we use of the library uqr, which the bundle holds under this name. */

/** A QR code, `size` modules wide with its border; in `data` those are true that are dark. */
export function encode(
  text: string,
  options: { ecc: 'L' | 'M' | 'Q' | 'H'; border: number },
): { size: number; data: boolean[][] };
