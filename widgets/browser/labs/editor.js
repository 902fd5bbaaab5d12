// A Python editor in a shadow tree, where the page's policy doesn't affect its style sheets.

import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { python } from '@codemirror/lang-python';
import { HighlightStyle, bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { make } from '../kit/element.js';

/** Marks a line at fault; 0 for none. @type {import('@codemirror/state').StateEffectType<number>} */
const blame = StateEffect.define();

const blamed = StateField.define({
  create: () => Decoration.none,
  update(marks, { state, effects, docChanged }) {
    const effect = effects.find((each) => each.is(blame));
    if (!effect) return docChanged ? Decoration.none : marks;
    const line = effect.value;
    if (line < 1 || line > state.doc.lines) return Decoration.none;
    return Decoration.set(Decoration.line({ class: 'blamed' }).range(state.doc.line(line).from));
  },
  provide: (field) => EditorView.decorations.from(field),
});

const COLORS = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword], color: 'var(--site-link)', fontWeight: '700' },
  { tag: [tags.string, tags.number, tags.bool], color: 'var(--site-clay)' },
  { tag: tags.comment, color: 'var(--site-ink-soft)', fontStyle: 'italic' },
  { tag: tags.definition(tags.variableName), fontWeight: '700' },
]);

const LOOK = EditorView.theme({
  '&': {
    color: 'var(--site-ink)',
    backgroundColor: 'var(--site-card)',
    border: '1px solid var(--site-ink-soft)',
    borderRadius: 'var(--site-radius)',
    fontSize: '15px',
  },
  '&.cm-focused': { outline: '2px solid var(--site-link)' },
  '.cm-content, .cm-gutters': { fontFamily: 'var(--md-code-font-family, monospace)', lineHeight: '1.5' },
  '.cm-scroller': { maxHeight: '32em', overflow: 'auto' },
  // A touch below the last line is in the text, too.
  '.cm-content, .cm-gutter': { minHeight: '15em' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--site-ink-soft)', border: '0' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--site-tint)' },
  '.cm-cursor': { borderLeftColor: 'var(--site-ink)' },
  '.blamed': { boxShadow: 'inset 4px 0 var(--site-clay)', textDecoration: 'underline wavy var(--site-clay)' },
});

export class Editor {
  /** Whether the page is changing the text. */
  #set = false;

  /**
   * @param {HTMLElement} place must allow a shadow tree
   * @param {string} source
   * @param {string} label
   * @param {string} keys a note on its keys
   * @param {(source: string) => void} typed called when somebody has changed the text
   */
  constructor(place, source, label, keys, typed) {
    const root = place.attachShadow({ mode: 'open' });
    this.view = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: source,
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          highlightActiveLine(),
          indentUnit.of('    '),
          python(),
          syntaxHighlighting(COLORS),
          LOOK,
          blamed,
          // Tab moves on to the next button, as everywhere.
          keymap.of([...defaultKeymap, ...historyKeymap]),
          EditorView.updateListener.of(({ docChanged }) => docChanged && !this.#set && typed(this.source)),
          EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': 'keys', tabindex: '0' }),
        ],
      }),
    });
    root.append(make('p', { id: 'keys', part: 'keys' }, keys));
  }

  get source() {
    return this.view.state.doc.toString();
  }

  set source(text) {
    this.#set = true;
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text } });
    this.#set = false;
  }

  /** Mark a line at fault. @param {number} line 0 for none */
  blame(line) {
    this.view.dispatch({ effects: blame.of(line) });
  }
}
