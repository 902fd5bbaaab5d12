### What frames every page. What Material says has Material's own words, in many languages.

## The button for colours, which changes what it does each time

theme-colours-light = Switch to light colours
theme-colours-dark = Switch to dark colours
theme-colours-device = Choose colours as the device does

## The page for addresses that lead nowhere

# The title of the window.
theme-missing-title = Not found - { $site }
theme-missing = This page is not here
theme-missing-why = Maybe there is a slip in the address, or the page has moved.
theme-missing-home = Go to the first page of { $site }
