"""Split a WebAssembly program in two: what runs at first, and what's fetched when it's called.

It works on finished modules without a compiler, from Emscripten or others:

1. `profile.mark` makes a copy that notes what runs. Each function has an exported global, such as
   `ran.17`, which isn't 0 once it has run.
2. A profile lists those functions: `wasm` and the module's SHA-256 on the first line, then their
   numbers and ranges, as in `3 5-9`.
3. `pruning.prune` drops exports of functions and globals that aren't used, and what only they lead
   to; `parting.part` makes the two parts.
4. `link.mjs` joins instances of the two, in a worker: it fetches the secondary synchronously.
5. `shrink.mjs` takes out of Emscripten's script what is never called, and lists the exports used.

A function that isn't in the profile is slow once and never missing.
"""
