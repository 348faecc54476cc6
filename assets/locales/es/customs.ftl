## The menu

command-take-back = Retirar la última jugada
command-offer-draw = Ofrecer empate
command-resign = Abandono
command-change-sides = Cambiar bandos
menu-again = Otra partida
command-rematch = Revancha, bandos cambiados
command-same-again = Nueva partida con los mismos ajustes
settings-auto-pass = Pasar automáticamente si no se puede otra cosa

settings-resumes = Abrir la última partida al iniciar

## Ends

draw-offered = { $name } ofrece empate. { $other }: escribe “{ typed-accept }” o “{ typed-decline }”, o usa los botones de arriba. Hacer una jugada lo rechaza.
draw-sign = { $name } ofrece empate
# What is typed to answer, in small letters
typed-accept = aceptar
typed-decline = rechazar
draw-accept = Aceptar
draw-decline = Rechazar
notice-really-resign = ¿{ $name } abandona? Pídelo otra vez para confirmarlo; cualquier otra cosa lo anula.
notice-not-at-the-end = Una partida se termina al final de su variante principal: ve primero allí, o haz principal esta línea.
notice-after-the-end = La partida había terminado aquí: lo que sigue al final no se puede conservar. Descártalo, y Deshacer retira el final.
notice-tried-out = ¿Y si…?: lo que se prueba no puede terminar la partida ni cambiar sus jugadores.
notice-nobody-there = El motor juega con los dos bandos: nadie aquí puede hacer eso.
notice-declined-before = Aquí ya se rechazó un empate: se puede ofrecer otro tras una jugada.
notice-draw-offered = Se ofrece empate: el motor lo piensa.
notice-draw-declined = { $name } rechaza el empate.
notice-nothing-offered = No se ha ofrecido empate.
notice-ended = { $over } “¿Y si…?” prueba jugadas desde aquí, Deshacer anula el final.
notice-sides-exchanged = Los jugadores han cambiado de bando. Deshacer devuelve los bandos.
notice-passed-by-itself = { $name } solo podía pasar, y así se ha jugado.
notice-pass-undone = Deshecho: { $change } y el pase que sigue. Ambos quedan en la partida, tras el cursor.
notice-pass-redone = Rehecho: { $change } y el pase que sigue.
change-exchange = el cambio de bandos

## Clocks

command-clocks = Iniciar o parar el reloj
clocks-on = Reloj
clocks-main = Minutos para la partida
clocks-main-before = {""}
clocks-main-after = {" "}min
clocks-increment = Segundos que suma cada jugada
clocks-increment-before = +{" "}
clocks-increment-after = {" "}s
clocks-periods = Periodos de byo-yomi después
clocks-periods-before = {""}
clocks-periods-after = {" "}periodos
clocks-period = Segundos de un periodo
clocks-period-before = de{" "}
clocks-period-after = {" "}s
clocks-wrong = El reloj necesita al menos un segundo.
clock-tenths = { $seconds },{ $tenths }
# Byo-yomi: the time of the present period, and the number of periods left
clock-periods = { $time } ({ $periods })
player-clock = reloj { $time }
notice-clocks-ready = El reloj arranca con la primera jugada.
notice-clocks-run = El reloj corre.
notice-clocks-stopped = El reloj está parado. La próxima jugada lo pone en marcha.
notice-no-clocks = Esta partida no tiene reloj. Se elige con una nueva partida.
notice-no-time-here = El reloj corre al final de la variante principal, donde se juega la partida.
