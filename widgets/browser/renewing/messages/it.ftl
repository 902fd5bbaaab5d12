### Una nuova versione del sito.

renewing-new = C'è una nuova versione di questo sito.
renewing-take = Prendila ora
renewing-later = Più tardi
renewing-others = Prima chiudi le altre pagine di questo sito. Poi prendila.
