/** The worker's script, as text; `widgets/runtime/join.mjs` makes it. */
declare const source: string;
export default source;
