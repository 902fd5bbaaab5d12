### The files next to a site that's packed for a stick.

## The page that people open first

packs-start = Open { $site }

## A text for people who look into the folder

packs-read = { $site } from a USB stick
packs-read-how = Unzip the whole folder first, then double-click START.html. A browser opens, and you can play offline, with nothing to install.
packs-read-kept = Your games and your notebook are kept by that browser on this computer. Firefox keeps them separately for each page. To take them with you, press “Share and save” below a board, or open “My notebook,” and save a file.
packs-read-zip = If a board says that it can't play, you may still be inside the zip file. Unzip it: right-click, then “Extract all.”
packs-read-closed = If the browser says that files are blocked, your school may have set its computers that way. Put the folder “site” on any web server in the school and open its address. It needs no settings there.
packs-read-phone = Most phones and tablets can't open a folder like this. They need that address too.

## A Kolibri channel of packs

packs-games = Games
packs-plans = Lesson plans
packs-channel = Board games to play and to learn, with lesson plans for teachers.
packs-ages = Ages { $youngest } to { $oldest }.

## On a learning platform

packs-course-alone = This page has no connection to the learning platform, so what's solved here isn't reported to it.
