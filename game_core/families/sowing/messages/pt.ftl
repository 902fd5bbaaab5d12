### O que dizem os jogos de semear. As sementes ficam em casas, que têm letras: A–F são de Azul, a–f de Dourado.
### Um depósito é onde um jogador guarda o que ganhou. Um uur é uma casa que é de alguém, onde quer que esteja.
### Sides are Azul and Dourado here, or a name that somebody typed: “de { $mover }” is right for all of them.

## Coisas e lugares

-sowing-seed = semente
    .gender = f
    .many = sementes
    .counted =
        { $count ->
            [0] 0 sementes
            [one] { $count } semente
           *[other] { $count } sementes
        }

-sowing-cup = casa { $cup }
    .gender = f
    .the = a casa { $cup }

-sowing-from-cups =
    { $cups ->
        [one] da casa { $cups }
       *[other] das casas { $cups }
    }

## O que acontece numa jogada

sowing-lift = { $mover } semeia { $seeds ->
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    } da casa { $cup }.

# Portugal: para continuar a semear
sowing-relay =
    { $seeds ->
        [one] { $mover } pega a única semente da casa { $cup } para continuar semeando.
       *[other] { $mover } pega as { $seeds } sementes da casa { $cup } para continuar semeando.
    }

sowing-drop-uur = A última semente cai na casa { $cup }, um uur, e fica ali.

sowing-drop-empty = A última semente cai na casa { $cup }, que estava vazia.

sowing-drop = A última semente cai na casa { $cup }, que agora tem { $seeds }.

sowing-skip = A semeadura pula a casa { $cup }, de onde vieram as sementes.

sowing-capture =
    { $taker } captura { $seeds ->
            [one] { $seeds } semente
           *[other] { $seeds } sementes
        } { $cups ->
            [one] da casa { $cups }
           *[other] das casas { $cups }
        }.

sowing-slam = Grand slam! { $other } ficaria sem nenhuma semente, por isso nada é capturado.

sowing-again = { $other } não tem sementes, então { $mover } joga de novo e precisa dar algumas.

sowing-sweep =
    { $seeds ->
        [one] { $taker } fica com { $seeds } semente que sobrou no tabuleiro.
       *[other] { $taker } fica com { $seeds } sementes que sobraram no tabuleiro.
    }

sowing-laps = A jogada tem { $laps } punhados.

sowing-take = { $taker } captura { $seeds ->
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    }.

## Rodadas

# Portugal: ronda
sowing-round = Rodada { $round }.

sowing-round-begins = Começa a rodada { $round }.

sowing-round-won = { $winner } ganha a rodada { $round }.

sowing-round-tied = Ninguém ganha a rodada { $round }.

## O que uma jogada faz além de capturar, como razão para ela

sowing-wins-round = Essa jogada ganha a rodada { $round }.

sowing-makes-uur = Essa jogada faz da casa { $cup } um uur de { $mover }.

sowing-plays-again = Com essa jogada, { $mover } joga de novo.

## Por que uma partida acabou

sowing-end-majority = A partida acabou: { $winner } tem mais da metade das sementes.

sowing-end-cannot-feed = A partida acabou: nenhuma jogada pode dar sementes à fileira vazia.

sowing-end-one-each = A partida acabou: cada fileira só tem uma semente.

sowing-end-empty = A partida acabou: o tabuleiro está vazio.

sowing-end-few-seeds = A partida acabou: restam menos de quatro sementes no tabuleiro.

sowing-end-cannot-move = A partida acabou: quem tem a vez não pode jogar.

sowing-end-four-rounds = A partida acabou: { $winner } ganhou quatro rodadas.

sowing-end-forty-three = A partida acabou: { $winner } tem 43 sementes ou mais.

## Por que uma casa não pode ser jogada

sowing-no-cup = “{ $written }” não é uma casa: { $mover } joga com as casas { $first }–{ $last }.

sowing-other-row = A casa { $cup } está na fileira de { $other }: { $mover } joga com as casas { $first }–{ $last }.

sowing-closed = A casa { $cup } está fechada nesta rodada.

sowing-empty-cup = A casa { $cup } está vazia.

sowing-feeding = É preciso alimentar: { $other } não tem sementes, e a casa { $cup } não dá nenhuma.

sowing-endless = A semeadura da casa { $cup } não acabaria nunca, por isso não é permitida.

## Quais casas não podiam ser jogadas, dito de uma jogada com outra

sowing-had-to-feed =
    { $other } não tem sementes, então { $mover } precisa dar algumas: { $cups ->
        [one] a casa { $cups } não dá nenhuma.
       *[other] as casas { $cups } não dão nenhuma.
    }

sowing-was-endless =
    { $cups ->
        [one] A semeadura da casa { $cups } não acabaria nunca, por isso não era permitida.
       *[other] A semeadura das casas { $cups } não acabaria nunca, por isso não era permitida.
    }

## Oware, Kpo e Ouri: últimas sementes que formam duas ou três capturam

sowing-only-two-or-three = Só se capturam casas que ficam com 2 ou 3 sementes.

sowing-own-row = A casa { $cup } está na fileira de { $mover }, e só se capturam sementes da fileira de { $other }.

sowing-row-ends = A fileira de { $other } termina na casa { $cup }, por isso nada mais é capturado.

sowing-not-two-or-three =
    { $seeds ->
        [0] A casa { $cup } tem 0 sementes, não 2 ou 3, por isso nada mais é capturado.
        [one] A casa { $cup } tem { $seeds } semente, não 2 ou 3, por isso nada mais é capturado.
       *[other] A casa { $cup } tem { $seeds } sementes, não 2 ou 3, por isso nada mais é capturado.
    }

## Ouri: sementes sozinhas ficam

sowing-single = A casa { $cup } tem uma semente sozinha, e sementes sozinhas esperam enquanto uma casa mais cheia puder ser jogada.

sowing-singles-stayed =
    { $cups ->
        [one] Sementes sozinhas esperam enquanto uma casa mais cheia puder ser jogada, por isso a casa { $cups } teve que esperar.
       *[other] Sementes sozinhas esperam enquanto uma casa mais cheia puder ser jogada, por isso as casas { $cups } tiveram que esperar.
    }

## Tampoduo, Ayoayo e Layli Goobalay: uma última semente numa casa vazia captura o que está em frente

sowing-facing =
    A casa { $cup } estava vazia e é de { $mover }, que captura essa última semente e o que está em frente, na casa { $across }.

sowing-facing-other = A casa { $cup } está na fileira de { $other }, por isso nada é capturado.

sowing-facing-empty = Em frente, a casa { $cup } está vazia, por isso nada é capturado.

## Obridjie e Rio Kadalis: quatro sementes são capturadas

sowing-fours-on-the-way = Quatro sementes que se juntam no caminho vão para quem joga naquela fileira.

sowing-fours-none = Se a última semente cai numa casa vazia, a jogada acaba.

sowing-fours-last = A última semente formou quatro: { $mover } captura as quatro, mesmo na fileira de { $other }.

## Layli Goobalay: casas viram uur

sowing-uur-give = Uma semente da casa { $cup } passa para a casa { $across }.

sowing-uur-made = A casa { $cup } agora é um uur de { $owner }.

sowing-uur = A casa { $cup } é um uur: nenhuma jogada começa ali.

sowing-uurs-stay =
    { $cups ->
        [one] Nenhuma jogada começa num uur, por isso a casa { $cups } não podia ser jogada.
       *[other] Nenhuma jogada começa num uur, por isso as casas { $cups } não podiam ser jogadas.
    }

sowing-uur-both = Em frente, a casa { $cup } tinha exatamente 3 sementes, por isso as duas casas viram uur.

sowing-uur-last = O que cai num uur é do dono do uur, por isso a jogada acaba.

## Mangala: o tabuleiro pode ser girado, as primeiras jogadas são forçadas, casas pares são capturadas

sowing-mangala-keep = Manter o tabuleiro

# Portugal: Rodar o tabuleiro
sowing-mangala-turn = Girar o tabuleiro

-sowing-mangala-keep = “Manter o tabuleiro”
-sowing-mangala-turn = “Girar o tabuleiro”

sowing-mangala-choosing = Manter o tabuleiro ou girar?

sowing-mangala-choose-first = { $chooser } escolhe primeiro: manter o tabuleiro ou girar.

sowing-mangala-kept = { $mover } mantém o tabuleiro como está.

sowing-mangala-turned = { $mover } gira o tabuleiro.

sowing-mangala-opening = Primeiras jogadas: ainda não se captura nada.

sowing-mangala-rightmost = A primeira jogada de cada um sai da sua casa mais à direita que tenha sementes.

sowing-mangala-was-rightmost = A primeira jogada sai da casa mais à direita que tenha sementes.

sowing-mangala-opening-last = Nas primeiras jogadas não se captura nada, e a jogada acaba se a última semente cair numa casa vazia.

sowing-mangala-pairs = Duas casas frente a frente, as duas com número par, são capturadas.

sowing-mangala-odd = A casa { $cup } tem um número ímpar, por isso a jogada acaba.

sowing-mangala-odd-alone = A casa { $cup } tem um número ímpar, e este punhado não capturou nada, por isso a jogada acaba.

## O que uma jogada rende quando se joga até o fim, como as tabelas sabem

sowing-worth-more =
    Jogando até o fim, esta jogada ganha { $seeds ->
            [one] { $seeds } semente
           *[other] { $seeds } sementes
        }: a partir daqui, { $mover } fica com { $seeds } a mais do que { $other }.

sowing-worth-fewer =
    Jogando até o fim, esta jogada perde { $seeds ->
            [one] { $seeds } semente
           *[other] { $seeds } sementes
        }: a partir daqui, { $mover } fica com { $seeds } a menos do que { $other }.

sowing-worth-even =
    Jogando até o fim, com esta jogada fica tudo igual: a partir daqui, { $mover } e { $other } ganham o mesmo.

sowing-worth-better =
    { $seeds ->
        [one] Com a casa { FORM($cups, "or") }, seria { $seeds } semente a mais.
       *[other] Com a casa { FORM($cups, "or") }, seriam { $seeds } sementes a mais.
    }

sowing-worth-cup-wins = A casa { $cup } ganha { $seeds ->
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    }
sowing-worth-cup-loses = A casa { $cup } perde { $seeds ->
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    }
sowing-worth-cup-even = Com a casa { $cup }, fica igual

sowing-worth-it-wins = Jogando até o fim, essa jogada ganha { $seeds ->
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    }.
sowing-worth-it-loses = Jogando até o fim, essa jogada perde { $seeds ->
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    }.
sowing-worth-it-even = Jogando até o fim, com essa jogada fica tudo igual.

## O tabuleiro em palavras

-sowing-held = { $cup } { $seeds }
-sowing-held-closed = { $cup } fechada
-sowing-held-uur = { $cup } { $seeds } (um uur de { $holder })

# Portugal: celeiro
-sowing-store =
    { $seeds ->
        [0] 0 sementes no depósito
        [one] { $seeds } semente no depósito
       *[other] { $seeds } sementes no depósito
    }

-sowing-store-wins =
    { $seeds ->
        [0] 0 sementes
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    } no depósito, { $wins ->
        [0] 0 rodadas ganhas
        [one] { $wins } rodada ganha
       *[other] { $wins } rodadas ganhas
    }

sowing-row =
    Casas de { $owner }: { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }; { $store }.

sowing-to-move = É a vez de { $mover }.

## O que se lê no desenho

sowing-cups = Casas

sowing-store-label = { $owner }: { $store }

sowing-your-cup = Sua casa { $cup }, { $seeds ->
        [0] 0 sementes
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    }

sowing-your-closed-cup = Sua casa { $cup }, fechada

sowing-your-cup-your-uur = Sua casa { $cup }, { $seeds ->
        [0] 0 sementes
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    }, um uur seu

sowing-your-cup-uur = Sua casa { $cup }, { $seeds ->
        [0] 0 sementes
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    }, um uur de { $holder }

sowing-their-cup = { $owner }, casa { $cup }, { $seeds ->
        [0] 0 sementes
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    }

sowing-their-closed-cup = { $owner }, casa { $cup }, fechada

sowing-their-cup-your-uur = { $owner }, casa { $cup }, { $seeds ->
        [0] 0 sementes
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    }, um uur seu

sowing-their-cup-uur = { $owner }, casa { $cup }, { $seeds ->
        [0] 0 sementes
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    }, um uur de { $holder }

## O tabuleiro num terminal

sowing-shown-store = { $owner } tem { $seeds }

sowing-shown-store-wins = { $owner } tem { $seeds }, { $wins ->
        [0] 0 rodadas ganhas
        [one] { $wins } rodada ganha
       *[other] { $wins } rodadas ganhas
    }

sowing-shown-turn = É a vez de { $mover }

## O que está errado no texto de uma posição

-sowing-field-cups = as casas
-sowing-field-stores = os depósitos
-sowing-field-tag = “{ $tag }”

sowing-text-short = Uma posição tem casas, depósitos e o lado que joga, como em “{ $example }”.

sowing-text-side = “{ $written }” não é nem S nem N.

sowing-text-seeds = Deve haver { $all } sementes nas casas e nos depósitos, e não { $seeds }.

sowing-text-rows = Deve haver duas fileiras ligadas por “/”, e não { $rows }.

sowing-text-long-row =
    { $row ->
        [S] A fileira de Azul tem mais de seis casas.
       *[N] A fileira de Dourado tem mais de seis casas.
    }

sowing-text-short-row =
    { $row ->
        [S] A fileira de Azul deve ter seis casas, e não { $cups }.
       *[N] A fileira de Dourado deve ter seis casas, e não { $cups }.
    }

sowing-text-closed = Uma casa fechada é só “{ $mark }”, e não “{ $written }”.

sowing-text-pair = Deve haver dois números ligados por “-”, e não “{ $written }”.

sowing-text-count = “{ $written }” não é um número de sementes.

sowing-text-number = “{ $written }” não é um número.

sowing-text-tag-number = “{ $written }” não é um número de 1 a { $most }.

sowing-text-tag-pair = “{ $written }” não é possível: a partida termina quando alguém ganha { $most } rodadas.

sowing-text-tag-word = “{ $written }” não é { FORM($words, "or") }.

sowing-text-tag-missing = Está faltando: “{ $tag }=…”.

sowing-text-tag = Aqui deve estar “{ $tag }=…”, e não “{ $written }”.

## O que está errado numa posição cujo texto se pode ler

sowing-position-over = Não deve sobrar nenhuma semente nas casas.

sowing-position-must-pass = { $side ->
        [S] Azul não tem sementes, por isso é a vez de Dourado.
       *[N] Dourado não tem sementes, por isso é a vez de Azul.
    }

sowing-position-stuck = { $side ->
        [S] Azul não tem jogada, por isso esta partida acabou, e as casas deveriam estar vazias.
       *[N] Dourado não tem jogada, por isso esta partida acabou, e as casas deveriam estar vazias.
    }

sowing-position-round-stuck = { $side ->
        [S] Azul não tem jogada, por isso esta rodada acabou.
       *[N] Dourado não tem jogada, por isso esta rodada acabou.
    }

sowing-position-match-over = Esta partida já acabou, por isso as casas deveriam estar vazias.

sowing-position-uur = As casas { $cup } e { $across } devem ser uur do mesmo lado, ou nenhuma das duas.

sowing-position-chooser = Quem escolhe é Dourado.

sowing-position-deal = ({ $numbers }) deveriam ser quatro números, cada um de pelo menos 1, que somem 70.
