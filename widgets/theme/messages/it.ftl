### Quello che fa da cornice a ogni pagina. Quello che dice Material ha le parole di Material, in molte lingue.

## Il pulsante dei colori, che ogni volta fa un'altra cosa

theme-colors-light = Passa ai colori chiari
theme-colors-dark = Passa ai colori scuri
theme-colors-device = Usa i colori del dispositivo

## Il piè di pagina

theme-made-with = Fatto con

## La pagina per gli indirizzi che non portano da nessuna parte

theme-missing-title = Non trovata - { $site }
theme-missing = Questa pagina non c'è
theme-missing-why = Forse c'è un errore nell'indirizzo, o la pagina è stata spostata.
theme-missing-home = Vai alla pagina iniziale di { $site }
theme-unkept = Questa pagina non è conservata su questo dispositivo
theme-unkept-why = Per aprirla devi essere online. Le pagine conservate qui si aprono anche offline.
theme-unkept-again = Riprova
