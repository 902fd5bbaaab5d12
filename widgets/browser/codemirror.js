// What we use of CodeMirror, from npm. Where modules are served as they were written, the bundle has this one joined.

export { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
export { python } from '@codemirror/lang-python';
export { HighlightStyle, bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
export { EditorState, StateEffect, StateField } from '@codemirror/state';
export { Decoration, EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
export { tags } from '@lezer/highlight';
