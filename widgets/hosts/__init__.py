"""What a host should do with a site: types, caching, headers; said once, in `wishes`.

`files` writes it for hosts that read such files, `packed` packs files for hosts that compress
nothing, and `widgets.checkup` asks a running host whether it does all this.
"""
