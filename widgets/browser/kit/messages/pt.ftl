### O que várias páginas dizem: como copiar, salvar, abrir e imprimir.

kit-copy = Copiar
kit-copied = Copiado
kit-marked = O texto está selecionado: copie com Ctrl e C ou mantenha o dedo sobre ele.
kit-code = O link num código QR
# Portugal: Abrir um ficheiro
kit-open-file = Abrir um arquivo
# Portugal: Guardar num ficheiro
kit-save-file = Salvar num arquivo
kit-save-table = Salvar como tabela (CSV)
kit-print = Imprimir
kit-print-lost = Se nada apareceu para imprimir, talvez não dê nesta janela. Abra a página numa janela própria do navegador.
kit-again = Tentar de novo
kit-cancel = Cancelar
kit-done = Pronto
kit-remove = Tirar { $name }
kit-new-game = Nova partida
kit-stop = Parar
kit-close = Fechar
kit-next = Avançar
kit-back = Voltar
kit-hint = Dica
