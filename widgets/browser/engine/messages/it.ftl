### Python e le regole in arrivo, e quello che può andare storto.

engine-failed = Una parte del gioco non si è potuta caricare.
engine-old = C'è una nuova versione di questo sito. Ricarica la pagina.
engine-late = Il gioco ci mette troppo a caricarsi.
engine-died = Il gioco si è fermato mentre si avviava.
engine-deadly = Il gioco si è fermato due volte a questo punto.
engine-lost = Le regole di questo gioco non si sono potute caricare.
