### Uma nova versão do site.

renewing-new = Há uma nova versão deste site.
renewing-take = Usar agora
renewing-later = Mais tarde
renewing-others = Primeiro, feche as outras páginas deste site. Depois, use a nova versão.
