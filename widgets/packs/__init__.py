"""A built site packed to be used anywhere: from a stick, on a school's box, on a learning platform.

    write_folder(Path("site"), Path("anywhere"))

makes of a finished site, whoever built it, one folder that needs no host: its addresses end in
files, its scripts are no modules, and whatever else a page loads comes as a script. All packs are
cut from that folder. `widgets/browser` has the modules; those in `widgets/packs/browser` stand for
the few of them that ask a host, and `widgets.runtime` joins both.
"""
