// Removes unreachable code from Emscripten's script: node shrink.mjs SCRIPT WASM TARGET OTHER…
//
// Emscripten writes one function with everything that modules linked later might need: WebGL, SDL, thousands of exports.
// Without such modules, only WASM's imports and what the script itself and the OTHER files mention are needed. Writes the
// script to TARGET, and prints the exports it uses of WASM, as JSON.
//
// Statements of that function are kept or dropped whole. A definition is dropped if its name doesn't occur in what is
// kept, whatever it means there: an unrelated use keeps too much, never too little.

import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'acorn';

/**
 * A statement, declaration or property, which is kept or dropped whole.
 * @typedef {object} Piece
 * @property {import('acorn').Node} node
 * @property {(import('acorn').Node | null)[]} mentions contain the names it needs
 * @property {(() => boolean) | undefined} [needed] whether it's kept; by default always
 */

const [scriptPath, wasmPath, target, ...others] = process.argv.slice(2);
const text = await readFile(scriptPath, 'utf8');
const tree = parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
const main = tree.body.find(({ type }) => type === 'FunctionDeclaration');
const wasm = new WebAssembly.Module(await readFile(wasmPath));
const imported = new Set(WebAssembly.Module.imports(wasm).map(({ name }) => name));
const exported = new Set(WebAssembly.Module.exports(wasm).map(({ name }) => name));

// --- References in what is kept ---

/** Names of variables; words that may name properties; exports of the module. */
const names = new Set();
const words = new Set();
const used = new Set([...imported].filter((name) => exported.has(name)));

/**
 * @param {import('acorn').Node} node
 * @param {string} [guarded] a name whose definition guards the code, and so doesn't count
 */
function mention(node, guarded = '') {
  const { type } = node;
  if (type === 'MemberExpression' && findProperty(node, 'wasmExports')) used.add(findProperty(node, 'wasmExports'));
  if (type === 'MemberExpression' && !node.computed) {
    words.add(node.property.name);
    mention(node.object, guarded);
  } else if (type === 'Identifier') {
    if (node.name !== guarded) names.add(node.name);
  } else if (type === 'IfStatement' && !node.alternate && findGuarded(node.test)) {
    mention(node.consequent, findGuarded(node.test));
  } else if (type === 'Literal') {
    words.add(node.value);
    // It may be looked up by this name.
    if (exported.has(node.value)) used.add(node.value);
  } else {
    for (const value of Object.values(node).flat()) if (value?.type) mention(value, guarded);
  }
}

/**
 * Return the name in `typeof NAME != "undefined"`.
 * @param {import('acorn').Node} node
 */
function findGuarded({ type, left, right }) {
  const asks = type === 'BinaryExpression' && left.type === 'UnaryExpression' && left.operator === 'typeof';
  return asks && right.value === 'undefined' ? left.argument.name : undefined;
}

/**
 * Return the property in an expression such as `Module["it"]`.
 * @param {import('acorn').Node} node
 * @param {string} object
 */
function findProperty(node, object) {
  if (node.type !== 'MemberExpression' || node.object.name !== object) return undefined;
  return node.computed ? node.property.value : node.property.name;
}

/**
 * Return whether a value has no side effects.
 * @param {import('acorn').Node | null} node
 * @returns {boolean}
 */
function isPure(node) {
  switch (node?.type) {
    case 'ArrayExpression':
      return node.elements.every(isPure);
    case 'ObjectExpression':
      return node.properties.every(({ computed, value }) => !computed && isPure(value));
    case 'MemberExpression':
      return isPure(node.object) && isPure(node.property);
    case 'UnaryExpression':
      return isPure(node.argument);
    case 'BinaryExpression':
    case 'LogicalExpression':
      return isPure(node.left) && isPure(node.right);
    default:
      return !node || /^(Arrow)?FunctionExpression$|^Identifier$|^Literal$/.test(node.type);
  }
}

// --- The pieces ---

/** @type {Piece[]} */
const pieces = [];
/**
 * Declarations and properties, which are separated by commas.
 * @type {{node: import('acorn').Node, items: Piece[]}[]}
 */
const lists = [];

/**
 * @param {import('acorn').Node} node
 * @param {(import('acorn').Node | null)[]} mentions
 * @param {() => boolean} [needed]
 */
function add(node, mentions = [node], needed = undefined) {
  const piece = { node, mentions, needed };
  pieces.push(piece);
  return piece;
}

/** Parse `A = Module["A"] = VALUE`: a test if a name is referenced, the variables, and the value. */
function readAssignment(node) {
  const checks = [];
  const variables = [];
  let value = node;
  for (; value?.type === 'AssignmentExpression' && value.operator === '='; value = value.right) {
    const { left } = value;
    const word = findProperty(left, 'Module');
    if (left.type === 'Identifier') {
      variables.push(left);
      checks.push(() => names.has(left.name));
    }
    if (word) checks.push(() => words.has(word));
    else if (left.type !== 'Identifier') checks.push(() => true);
  }
  return { variables, value, needed: () => checks.some((check) => check()) };
}

/** @param {import('acorn').Node} node */
function addStatement(node) {
  const { type, id, expression } = node;
  if (type === 'FunctionDeclaration' && /^(assignWasmExports|applySignatureConversions)$/.test(id.name)) {
    for (const each of node.body.body) addStatement(each);
  } else if (type === 'FunctionDeclaration' || (type === 'ClassDeclaration' && isPure(node.superClass))) {
    add(node, [node.superClass ?? null, ...(node.params ?? []), node.body], () => names.has(id.name));
  } else if (type === 'VariableDeclaration') {
    lists.push({ node, items: node.declarations.map(addDeclaration) });
  } else if (expression?.type === 'AssignmentExpression') {
    addAssignment(node);
  } else if (/^(register(Pre|Post)MainLoop|MainLoop\.init)\(/.test(text.slice(node.start, node.end))) {
    // It prepares a loop that only the module could start.
    add(node, [expression], () => [...imported].some((name) => name.includes('main_loop')));
  } else {
    add(node);
  }
}

/** @param {import('acorn').Node} node a statement */
function addAssignment(node) {
  const { left, right } = node.expression;
  const converted = findProperty(left, 'wasmExports');
  const { variables, value, needed } = readAssignment(node.expression);
  if (converted) add(node, [right.callee ?? right], () => used.has(converted));
  else if (!isPure(value)) add(node);
  else if (left.type === 'MemberExpression' && left.object.type === 'Identifier' && left.object.name !== 'Module')
    // It annotates a function or an object.
    add(node, [right], () => names.has(left.object.name));
  else add(node, [...variables, value], needed);
}

/** @param {import('acorn').Node} node */
function addDeclaration(node) {
  const { id, init } = node;
  if (id.name === 'wasmImports') {
    const items = init.properties.map((property) =>
      add(property, [property.value], () => imported.has(property.key.name ?? property.key.value)),
    );
    lists.push({ node: init, items });
    return add(node, []);
  }
  const { variables, value, needed } = readAssignment(init);
  if (id.type !== 'Identifier' || !isPure(value)) return add(node);
  return add(node, [...variables, value], () => names.has(id.name) || (init !== value && needed()));
}

for (const each of main.body.body) addStatement(each);

// --- What is kept ---

for (const path of others) {
  for (const [word] of (await readFile(path, 'utf8')).matchAll(/[\w$]+/g)) words.add(word);
}
for (const each of [...main.params, ...tree.body.filter((node) => node !== main)]) mention(each);

const kept = new Set();
for (let before = -1; before < kept.size; ) {
  before = kept.size;
  for (const piece of pieces) {
    if (kept.has(piece) || (piece.needed && !piece.needed())) continue;
    kept.add(piece);
    for (const node of piece.mentions) if (node) mention(node);
  }
}

/** Ranges of the text to cut. @type {[start: number, end: number][]} */
const cuts = [];
const listed = new Set(lists.flatMap(({ items }) => items));
for (const piece of pieces) if (!listed.has(piece) && !kept.has(piece)) cuts.push([piece.node.start, piece.node.end]);
for (const { node, items } of lists) {
  const last = items.findLastIndex((item) => kept.has(item));
  if (last < 0 && node.type === 'VariableDeclaration') cuts.push([node.start, node.end]);
  else
    items.forEach((item, at) => {
      // Remove the comma before it, or after the last one dropped.
      if (!kept.has(item))
        cuts.push(
          at < last
            ? [item.node.start, items[at + 1].node.start]
            : [items[at - 1]?.node.end ?? item.node.start, item.node.end],
        );
    });
}
let written = '';
let at = 0;
for (const [start, end] of cuts.sort(([a], [b]) => a - b)) {
  written += text.slice(at, Math.max(at, start));
  at = Math.max(at, end);
}
written += text.slice(at);

// A safeguard against mistakes above: nothing kept may refer to what is gone.
const defined = (all) => new Set(all.map(({ node }) => node.id?.name));
const left = defined([...kept]);
names.clear();
mention(parse(written, { ecmaVersion: 'latest', sourceType: 'module' }));
for (const name of defined(pieces))
  if (!left.has(name) && names.has(name)) throw new Error(`${name} is gone, and needed.`);
await writeFile(target, written);
process.stdout.write(JSON.stringify([...used].sort()));
