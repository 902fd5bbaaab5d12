### O que fica ao lado de um site preparado para um pendrive.

## A página que se abre primeiro

packs-start = Abrir { $site }

## Um texto para quem olha dentro da pasta

packs-read = { $site } no pendrive
packs-read-how = Primeiro extraia a pasta inteira, depois clique duas vezes em START.html. Um navegador abre e você já pode jogar: sem conexão e sem instalar nada.
packs-read-kept = As suas partidas e o seu caderno ficam neste navegador, neste computador. O Firefox guarda tudo página por página. Para levar com você, aperte “Compartilhar e salvar” embaixo do tabuleiro, ou abra “Meu caderno”, e salve um arquivo.
packs-read-zip = Se um tabuleiro disser que não pode jogar, talvez você ainda esteja dentro do arquivo zip. Extraia: clique com o botão direito e escolha “Extrair tudo”.
packs-read-closed = Se o navegador disser que arquivos estão bloqueados, talvez a escola tenha configurado assim os computadores. Ponha a pasta “site” em qualquer servidor web da escola e abra o endereço dela. Lá ela não precisa de nenhuma configuração.
# Portugal: Telemóveis e tablets
packs-read-phone = Celulares e tablets quase nunca abrem uma pasta assim. Eles também precisam do endereço.

## Um canal de pacotes

packs-games = Jogos
packs-plans = Planos de aula
packs-channel = Jogos de tabuleiro para jogar e aprender, com planos de aula.
packs-ages = De { $youngest } a { $oldest } anos.

## Numa plataforma de ensino

packs-course-alone = Esta página não tem ligação com a plataforma de ensino, por isso o que se resolve aqui não chega a ela.
