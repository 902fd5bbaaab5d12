### A new version of the site.

# Said between games, with two buttons.
renewing-new = There is a new version of this site.
renewing-take = Take it now
renewing-later = Later
# Other pages of the site are open on this device: games may be under way there.
renewing-others = First close the other pages of this site. Then take it.
