### The words around every page. Material's parts have Material's own words, in many languages.

## The button for colors, which does something else each time

theme-colors-light = Switch to light colors
theme-colors-dark = Switch to dark colors
theme-colors-device = Use this device's colors

## The footer

# The name of a program follows.
theme-made-with = Made with

## The page for addresses that lead nowhere

# The title of the window.
theme-missing-title = Not found - { $site }
theme-missing = This page isn't here
theme-missing-why = Maybe there's a mistake in the address, or the page has moved.
theme-missing-home = Go to the home page of { $site }

# The same page when the device is offline, and the wanted page isn't stored there.
theme-unkept = This page isn't stored on this device
theme-unkept-why = You need to be online to open it. Pages that are stored here open offline.
theme-unkept-again = Try again
