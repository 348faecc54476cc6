## The menu

command-take-back = Retirar a última jogada
command-offer-draw = Propor empate
command-resign = Desistir
command-change-sides = Trocar de lado
menu-again = Jogar de novo
command-rematch = Desforra, lados trocados
command-same-again = Nova partida nas mesmas condições
settings-auto-pass = Passar automaticamente se nada mais for permitido

settings-resumes = Abrir a última partida ao iniciar

## Ends

draw-offered = { $name } propõe empate. { $other }: escreva «{ typed-accept }» para aceitar ou «{ typed-decline }» para recusar, ou use os botões em cima. Uma jogada recusa-o.
draw-sign = { $name } propõe empate
# What is typed to answer, in small letters
typed-accept = aceitar
typed-decline = recusar
draw-accept = Aceitar
draw-decline = Recusar
notice-really-resign = { $name } desiste? Pedir outra vez confirma; qualquer outra coisa não.
notice-not-at-the-end = Uma partida termina no fim da linha principal: vá primeiro até lá, ou torne esta a linha principal.
notice-after-the-end = A partida tinha terminado aqui: o que vem depois do fim não se pode manter. Descarte-o, e Anular retira o fim.
notice-tried-out = E se: o que se experimenta não pode terminar a partida nem mudar os jogadores.
notice-nobody-there = O motor joga dos dois lados: ninguém aqui pode fazer isso.
notice-declined-before = Aqui já foi recusado um empate: pode propor-se outro depois de uma jogada.
notice-draw-offered = O empate foi proposto: o motor está a pensar.
notice-draw-declined = { $name } recusa o empate.
notice-nothing-offered = Nenhum empate foi proposto.
notice-ended = { $over } «E se» experimenta jogadas a partir daqui, «Anular» retira o fim.
notice-sides-exchanged = Os jogadores trocaram de lado. «Anular» repõe os lados.
notice-passed-by-itself = { $name } só podia passar, e assim foi jogado.
notice-pass-undone = Anulados: { $change } e o passe seguinte. Ficam na partida, depois do cursor.
notice-pass-redone = Refeitos: { $change } e o passe seguinte.
change-exchange = a troca de lados

## Clocks

command-clocks = Iniciar ou parar o relógio
clocks-on = Relógio
clocks-main = Minutos para a partida
clocks-main-before = {""}
clocks-main-after = {" "}min
clocks-increment = Segundos que cada jogada soma
clocks-increment-before = +{" "}
clocks-increment-after = {" "}s
clocks-periods = Períodos de byo-yomi depois
clocks-periods-before = {""}
clocks-periods-after = {" "}períodos
clocks-period = Segundos de um período
clocks-period-before = de{" "}
clocks-period-after = {" "}s
clocks-wrong = É preciso pelo menos um segundo.
clock-tenths = { $seconds },{ $tenths }
# Byo-yomi: the time of the present period, and the number of periods left
clock-periods = { $time } ({ $periods })
player-clock = relógio { $time }
notice-clocks-ready = O relógio arranca com a primeira jogada.
notice-clocks-run = O relógio está a contar.
notice-clocks-stopped = O relógio está parado. A próxima jogada volta a iniciá-lo.
notice-no-clocks = Esta partida não tem relógio. Escolhe-se com uma nova partida.
notice-no-time-here = O relógio conta no fim da linha principal, onde se joga a partida.
