### Les cartes dont se compose un jeu : chacune pose une question, et les réponses sont des règles du jeu.

## Les questions

cards-ask-seeds = Combien de graines dans chaque case au départ ?
cards-ask-way = Dans quel sens sème-t-on ?
cards-ask-origin = Saute-t-on la case de départ ?
cards-ask-passing = Que peut faire une graine en route ?
cards-ask-taking = Que prend la dernière graine ?
cards-ask-going-on = Quand continue-t-on à semer ?
cards-ask-singles = Peut-on jouer une graine seule ?
cards-ask-feeding = Faut-il nourrir un adversaire affamé ?
cards-ask-uur = Peut-on posséder une case ?
cards-ask-rounds = Combien de manches ?
cards-ask-end = Quand la partie se termine-t-elle ?
cards-ask-rest = À qui vont les graines qui restent ?

## Les réponses

cards-seeds-two = On commence avec deux graines dans chaque case.
cards-seeds-three = On commence avec trois graines dans chaque case.
cards-seeds-four = On commence avec quatre graines dans chaque case.
cards-seeds-five = On commence avec cinq graines dans chaque case.
cards-seeds-six = On commence avec six graines dans chaque case.
cards-seeds-center = On commence avec 70 graines dans les quatre cases du milieu. Doré peut tourner le plateau. Le premier coup de chacun doit partir de la case non vide la plus à droite de sa rangée.

cards-way-counter-clockwise = Sème vers ta droite.
cards-way-clockwise = Sème vers ta gauche.

cards-origin-sown = Sème dans chaque case, même dans celle que tu as vidée.
cards-origin-skipped = Saute la case que tu as vidée.

cards-passing-nothing = En route, une graine ne prend rien.
cards-passing-fours = Si, en route, une case arrive à quatre graines, le joueur de cette rangée prend les quatre.

cards-taking-nothing = La dernière graine ne prend rien.
cards-taking-twos-and-threes = Si la case de la dernière graine est dans l'autre rangée et a maintenant deux ou trois graines, prends-les. Fais de même avec les cases juste avant, dans cette rangée, tant qu'elles en ont deux ou trois.
cards-taking-no-slam = Si la case de la dernière graine est dans l'autre rangée et a maintenant deux ou trois graines, prends-les. Fais de même avec les cases juste avant, dans cette rangée, tant qu'elles en ont deux ou trois. Si ce sont toutes les graines de cette rangée, ne prends rien.
cards-taking-facing = Si la dernière graine tombe dans une case vide de ta rangée et s'il y a des graines en face, prends-les toutes, et la dernière graine aussi.
cards-taking-four = Si la dernière graine est la quatrième de sa case, prends les quatre, dans n'importe quelle rangée.
cards-taking-pairs = Si deux cases face à face ont chacune un nombre pair de graines, prends les graines des deux.

cards-going-on-never = Un coup, c'est une seule poignée.
cards-going-on-seeds = Si la dernière graine tombe sur des graines, ramasse-les toutes, et continue à semer.
cards-going-on-even = Si la case de la dernière graine a maintenant un nombre pair de graines, ramasse-les, et continue à semer.
cards-going-on-even-or-taken = Si la case de la dernière graine a maintenant un nombre pair de graines, ou si tu as fait une prise, ramasse les graines de cette case, et continue à semer.

cards-singles-free = Tu peux jouer une case qui n'a qu'une graine.
cards-singles-stay = Ne joue pas une case qui n'a qu'une graine tant que tu en as une plus pleine.

cards-feeding-need-not = Tu n'es pas obligé de donner des graines à un joueur qui n'en a pas.
cards-feeding-must = Il faut donner des graines à un joueur qui n'en a pas.

cards-uur-no = Personne ne possède de case.
cards-uur-yes = Si la dernière graine tombe dans une case vide de ta rangée et s'il y a trois graines en face, l'une d'elles traverse, et les deux cases deviennent tes uur. Aucun coup ne part d'un uur.

cards-rounds-one = On joue une seule manche.
cards-rounds-mirror = On joue plusieurs manches. Pour la suivante, le joueur qui a le moins de graines place toutes les siennes, et l'autre fait pareil en face. Si tu as 43 graines ou plus à la fin d'une manche, tu gagnes.
cards-rounds-closed = On joue plusieurs manches. Pour la suivante, mets quatre graines dans chacune de tes cases. Celles que tu ne peux pas remplir sont fermées. Le premier joueur qui gagne quatre manches gagne le match.

cards-end-stuck = C'est fini quand il n'y a plus de coup à jouer.
cards-end-majority = C'est fini quand un joueur a plus de la moitié des graines.
cards-end-one-each = C'est fini quand un joueur a plus de la moitié des graines, ou quand il reste une graine dans chaque rangée.
cards-end-few = C'est fini quand il reste moins de quatre graines dans les cases.

cards-rest-own-rows = À la fin, prends les graines de ta rangée.
cards-rest-even = À la fin, prends les graines de ta rangée. Si les deux joueurs s'arrêtent d'un commun accord, ils partagent ce qui reste.
cards-rest-nobody = Les graines qui restent dans les cases ne sont à personne.

## African Queen : les questions

cards-men-ask-setup = Avec quelles pièces commence-t-on ?
cards-men-ask-rings = Combien d'anneaux chacun a-t-il ?
cards-men-ask-crowning = Quelle pièce reçoit un anneau ?
cards-men-ask-steps = Dans quel sens avance une pièce simple ?
cards-men-ask-leaps = Dans quel sens saute une pièce simple ?
cards-men-ask-bridges = Peut-on sauter par-dessus ses propres pièces ?
cards-men-ask-taking = Que prend un saut ?
cards-men-ask-duty = Faut-il prendre ?
cards-men-ask-ringed = Jusqu'où avance une pièce à anneau ?
cards-men-ask-spoils = À qui va l'anneau d'une pièce prise ?
cards-men-ask-goal = Comment gagne-t-on ?

## African Queen : les réponses

cards-men-setup-two-rows = Chacun commence avec deux rangées de pièces.
cards-men-setup-one-row = Chacun commence avec une rangée de pièces.
cards-men-setup-flat = Chacun commence avec deux rangées de pièces, toutes plates : les trous restent vides.

cards-men-rings-none = Il n'y a pas d'anneaux.
cards-men-rings-two = Chacun a deux anneaux.
cards-men-rings-three = Chacun a trois anneaux.

cards-men-crowning-any = Avant de jouer, tu peux poser un anneau sur l'une de tes pièces, n'importe laquelle.
cards-men-crowning-far = Quand une de tes pièces simples finit un coup sur la dernière rangée, elle reçoit un anneau s'il t'en reste un.

cards-men-steps-forward = Une pièce simple se déplace d'une case en diagonale, vers l'avant.
cards-men-steps-both = Une pièce simple se déplace d'une case en diagonale, en avant ou en arrière.

cards-men-leaps-forward = Une pièce simple saute tout droit ou en diagonale, vers l'avant.
cards-men-leaps-sideways = Une pièce simple saute tout droit ou en diagonale vers l'avant, ou de côté.
cards-men-leaps-all = Une pièce simple saute dans les huit directions.

cards-men-bridges-any = Tu peux sauter par-dessus n'importe quelle pièce, même une des tiennes.
cards-men-bridges-theirs = Tu ne peux sauter que par-dessus les pièces de l'autre joueur.

cards-men-taking-nothing = Un saut ne prend rien. Toutes les pièces restent sur le plateau.
cards-men-taking-leapt = Tu prends les pièces de l'autre joueur par-dessus lesquelles tu sautes.

cards-men-duty-none = On n'est pas obligé de prendre.
cards-men-duty-begin = Si tu peux prendre une pièce, ton coup doit commencer par une prise. Tu t'arrêtes quand tu veux.
cards-men-duty-go-on = Si tu peux prendre une pièce, ton coup doit commencer par une prise, et tu continues à sauter tant que tu peux en prendre d'autres.

cards-men-ringed-near = Une pièce à anneau se déplace d'une case en diagonale, en avant ou en arrière. Elle saute dans les huit directions.
cards-men-ringed-far = Une pièce à anneau va en diagonale aussi loin que tu veux, tant que les cases sont vides. Elle saute dans les huit directions.

cards-men-spoils-captor = Si tu prends une pièce à anneau, garde l'anneau.
cards-men-spoils-owner = Si tu prends une pièce à anneau, rends l'anneau à l'autre joueur.
cards-men-spoils-nobody = Si tu prends une pièce à anneau, l'anneau sort du jeu.

cards-men-goal-beat = Le joueur qui n'a plus de pièces, ou ne peut plus jouer, perd.
cards-men-goal-reach = Le premier joueur qui amène une pièce sur la dernière rangée gagne. Celui qui n'a plus de pièces, ou ne peut plus jouer, perd.
cards-men-goal-lose = Le joueur qui n'a plus de pièces, ou ne peut plus jouer, gagne.

## Des cartes qui ne font pas un jeu

cards-no-answer = « { $card } » n'est pas une carte.
cards-unreadable = Ces règles sont illisibles. Elles s'écrivent avec la lettre « { $sign } », puis des chiffres, { $length } caractères en tout.
cards-rounds-of-four = Pour jouer plusieurs manches, il faut quatre graines dans chaque case.
cards-rounds-and-rows = Dans un jeu à plusieurs manches, chaque joueur prend les graines de sa rangée.
cards-uur-alone = Un jeu avec des uur ne peut ni avoir de cases fermées, ni commencer avec toutes les graines au milieu.
cards-stuck = Ce n'est pas encore un jeu : c'est fini tout de suite, car personne ne peut jouer ici.
cards-endless = Ce n'est pas encore un jeu : la partie ne finit jamais. Voici le plateau après { $turns } coups.
cards-no-catch = Ce n'est pas encore un jeu : personne ne prend jamais de graine. La partie s'est terminée ainsi.
cards-no-winner = Ce n'est pas encore un jeu : personne ne gagne. La partie s'est terminée par un match nul, que voici.
