## De bibliotheek van partijen

command-library = Bibliotheek…
command-library-here = Partijen met deze stelling
dialog-library-title = Kies de map van de bibliotheek
path-library = Kiezen
path-folder = Pad van de map:
library = Bibliotheek
library-leave = Terug naar de partij
library-choose = Map kiezen…
library-games = Partijen
library-statistics = Statistiek
library-openings = Openingen

library-welcome = Nog geen bibliotheek
library-welcome-what = Een bibliotheek is een map met partijbestanden, en de mappen daarin. Hier staan ze met spelers, uitslag en laatste stelling, je zoekt erin met woorden, en ze worden geteld; en naast het bord zie je wat erin gespeeld is vanuit elke stelling.
library-welcome-safe = De bestanden blijven waar ze zijn en zoals ze zijn. Nieuwe partijen die je in de map opslaat, worden vanzelf gevonden.

## Hoe ver het lezen is

library-reading = Map wordt gelezen…
library-progress = Lezen: { $done } van { $of } bestanden
library-failed = De map kan niet worden gelezen: { $why }
library-all-games = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}
library-found = { $found } van { library-all-games }
library-cut-off = { $games }; er zijn meer bestanden dan in de lijst kunnen
library-unread = Er is niets te tonen. Kies een andere map.
library-empty = Er zijn geen partijen in deze map. Sla er een in op, of kies een andere map.
library-nothing-found = Zo is geen enkele partij.

## Zoeken

library-search = Zoeken
library-search-hint = Zoek: anna 8x8 licht won 2024
# Dit zijn twee zoekwoorden: “anna won”, “licht verloor”.
library-word-won = won
library-word-lost = verloor
library-chip-position = Deze stelling
library-chip-position-help = Alleen partijen met deze stelling, hoe ook gedraaid of gespiegeld. Klik om weer alle te tonen.
library-chip-setup = Opzet
library-any-setup = elke
library-setup = { $kind }, { $setup }
library-chip-dates = { $since } … { $until }
library-since = Van:
library-until = Tot:
library-date-hint = 31-05-2024
library-chip-mine = Partijen van { $name }
library-chip-faults = { $files ->
    [one] 1 bestand is onleesbaar
   *[other] { $files } bestanden zijn onleesbaar
}

## De lijst

library-list = { $games ->
    [one] Lijst van 1 partij
   *[other] Lijst van { $games } partijen
}
library-players = Spelers
library-game = Spel
library-result = Uitslag
library-date = Datum
library-plies = Duur
library-sort = Sorteren op: { $column }
library-sorted = Gesorteerd op: { $column }, oplopend
library-sorted-falling = Gesorteerd op: { $column }, aflopend
library-line = { $first } – { $second }, { $kind }, { $setup }, { $result }, { $date }, { $plies } halve zetten
library-title = { $first } – { $second }
library-about = { $result } · { $kind }, { $setup } · { $plies ->
    [one] 1 halve zet
   *[other] { $plies } halve zetten
}
library-file = Bestand
library-file-date = Bestandsdatum
library-open = Openen
library-open-there = Open bij stelling
library-won = { $side } won
library-won-by = { $side }+{ $points }
library-result-how = { $result } ({ $how })
library-resignation = door opgave
library-time = op tijd
library-agreement = akkoord
library-drawn = Remise
library-unfinished = Onvoltooid
library-first = Eerste
library-second = Tweede

## Uitslagen geteld

library-none = –
library-percent = { $percent } %
library-results = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}: { $first } won { $first_won }, { $second } { $second_won }, { $drawn } remise, { $unfinished } onvoltooid
library-results-lead = { $results }; { $side } { $lead } gemiddeld
library-move = { $play }: { $results }
library-head-move = Zet
library-head-games = Aantal
library-head-share = punten { $side } · voor
library-all = Alle partijen
library-begins = { $side } begint
library-part-size = { $value }×{ $value }
library-part-farmers = { $value ->
    [1] 1 boer
   *[other] { $value } boeren
}
library-part-variant = { $value ->
    [standard] standaard
    [guards] wachters te plaatsen
   *[other] alle stukken te plaatsen
}
library-part-queen-avoids-centre = { $value ->
    [true] koningin mijdt het midden
   *[other] koningin mag in het midden
}
library-part-height = { $value ->
    [pile] hoogte van de stapels
   *[other] hoogte van de vakjes
}
library-first-moves = { $kind }: eerste zetten
library-own = Jouw resultaten
library-own-name = Jij bent
library-own-nobody = nog niemand
library-own-none = In de lijst staat geen partij van jou. Kies je naam zoals hij in de partijen staat.
library-own-as = Kant, tegenstander
library-own-won = Gewonnen
library-own-lost = Verloren
library-own-drawn = Remise
library-own-share = Punten
library-own-first = als eerste speler
library-own-second = als tweede speler
library-own-side = als { $side }
library-own-against = tegen { $name }
library-own-unknown = tegen anderen

## Wat er uit een stelling gespeeld is

library-start = Opzet:
library-at-start = Het begin
library-back = Terug
library-to-start = Naar het begin
library-these = { $games ->
    [one] Toon deze partij
   *[other] Toon deze { $games } partijen
}
library-no-move = Geen partij van de bibliotheek gaat hier verder.
library-beside = In de bibliotheek
library-beside-help = Wat uit deze stelling gespeeld is in de partijen van de bibliotheek, hoe het bord daar ook lag. Wijs een zet aan om hem te zien, klik om hem te spelen.
library-no-game-here = komt nergens voor
library-games-here = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}
