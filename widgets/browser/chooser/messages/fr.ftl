### Quels éléments d'une liste conviennent à ce qu'on souhaite.

chooser-some = { $items ->
        [plans] { $left ->
            [one] { $left } leçon convient.
           *[other] { $left } leçons conviennent.
        }
       *[games] { $left ->
            [one] { $left } jeu convient.
           *[other] { $left } jeux conviennent.
        }
    }
chooser-all = { $items ->
        [plans] { $left ->
            [one] { $left } leçon convient.
           *[other] Les { $left } leçons conviennent toutes.
        }
       *[games] { $left ->
            [one] { $left } jeu convient.
           *[other] Les { $left } jeux conviennent tous.
        }
    }
chooser-none = { $items ->
        [plans] Aucune leçon ne convient. Changez un de vos choix.
       *[games] Aucun jeu ne convient. Change un de tes choix.
    }
chooser-picked = Que dirais-tu de ceci : { $item } ?
