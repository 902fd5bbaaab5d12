"""Split a WebAssembly program in two: what runs at first, and what's fetched when it's called.

It works on finished modules without a compiler, from Emscripten or others:

1. `python -m widgets.runtime.split mark MODULE MARKED` writes a copy that notes what runs. Each
   function has an exported global, such as `ran.17`, which isn't 0 once it has run.
2. A profile lists those functions: `wasm` and the module's SHA-256 on the first line, then their
   numbers and ranges, as in `3 5-9`.
3. `python -m widgets.runtime.split part MODULE PROFILE PRIMARY SECONDARY --keep NAME …` writes the
   two parts. Exports of functions and globals that aren't named are dropped, and what only they
   lead to.
4. `link.mjs` joins instances of the two, in a worker: it fetches the secondary synchronously.
5. `shrink.mjs` takes out of Emscripten's script what is never called, and lists the exports used.

A function that isn't in the profile is slow once and never missing.
"""
