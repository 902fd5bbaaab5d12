### What lies beside a site that is packed for a stick.

## The page that somebody opens first

packs-start = Open { $site }

## A text for those who look into the folder

packs-read = { $site } from a stick
packs-read-how = Unzip the whole folder first, then double-click START.html. A browser opens, and you can play: no network, nothing to install.
packs-read-kept = Your games and your notebook are kept by this browser on this computer. Firefox keeps them for each page by itself. To take them along, press “Share and save” below a board, or open “My notebook”, and save a file.
packs-read-zip = Does a board say that it can't play? Then you may still be inside the zip file. Unzip it: right-click, then “Extract all”.
packs-read-closed = Does the browser say that files are blocked? Some schools set Chromebooks and other computers so. Put the folder “site” on any web server in the school and open its address. It needs no settings there.
packs-read-phone = Phones and tablets mostly can't open such a folder. They, too, need the address.

## A channel of packs

packs-games = Games
packs-plans = Lesson plans
packs-channel = Board games to play and to learn, with lesson plans for teachers.
packs-ages = Ages { $youngest } to { $oldest }.

## On a learning platform

packs-course-alone = This page has no connection to the learning platform: what is solved here is not told to it.
