### Ce qu'il y a à côté d'un site préparé pour une clé.

packs-start = Ouvrir { $site }

packs-read = { $site } sur une clé USB
packs-read-how = Décompressez d'abord tout le dossier, puis double-cliquez sur START.html. Un navigateur s'ouvre, et vous pouvez jouer sans réseau, sans rien installer.
packs-read-kept = Vos parties et votre carnet sont gardés par ce navigateur sur cet ordinateur. Firefox les garde page par page. Pour les emporter, appuyez sur « Partager et garder » sous un plateau, ou ouvrez « Mon carnet », et enregistrez un fichier.
packs-read-zip = Si un plateau dit qu'il ne peut pas jouer, vous êtes peut-être encore dans le fichier zip. Décompressez-le : clic droit, puis « Extraire tout ».
packs-read-closed = Si le navigateur dit que les fichiers sont bloqués, votre école a peut-être réglé ainsi ses ordinateurs. Mettez le dossier « site » sur n'importe quel serveur web de l'école et ouvrez son adresse. Vous n'avez rien à régler.
packs-read-phone = La plupart des téléphones et des tablettes ne peuvent pas ouvrir un dossier de ce genre. Il leur faut aussi cette adresse.

packs-games = Jeux
packs-plans = Leçons
packs-channel = Des jeux de plateau à jouer et à apprendre, avec des leçons pour ceux qui enseignent.
packs-ages = De { $youngest } à { $oldest } ans.

packs-course-alone = Cette page n'est pas reliée à la plateforme d'apprentissage : elle ne lui dit pas ce qui est résolu ici.
