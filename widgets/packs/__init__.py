"""Pack a built site to use anywhere: from a USB stick, a school's box, a learning platform.

    write_folder(Path("site"), Path("anywhere"))

turns any finished site into a folder that needs no host: addresses end in file names, scripts
aren't modules, and all data are scripts. All packs are made from that folder.
`widgets/packs/browser` replaces the few modules of `widgets/browser` that need a host, and
`widgets.runtime` bundles both.
"""
