import type { CardWords, RobotText } from '#games/evil-robots-influence/words/words.ts'

type Asides = readonly [flavour: string, ...rulings: string[]]
const card = (name: string, text: string, [flavour, ...rulings]: Asides): RobotText => ({
  ...{ name, text, flavour },
  rulings,
})

export const cards: CardWords = {
  sheet: { rulings: 'Gut zu wissen', unused: 'Ohne Wirkung gezeigt' },
  types: {
    I: { name: 'Sofort', when: 'in deinem Zug, einmal' },
    A: { name: 'Aktiv', when: 'ab deinem Zug, solange sie offen liegt' },
    R: { name: 'Enthüllung', when: 'in deinem Zug oder beim Enthüllen' },
    E: { name: 'Endspiel', when: 'wenn die Partie enden kann, kostenlos' },
  },
  sides: { left: 'Links', right: 'Rechts' },
  decks: { left: 'Geist: Münzen und Geheimnisse', right: 'Körper: Stärke und Einfluss' },
  of: {
    L01: card('Eherner Kopf', 'Sieh dir die verdeckten Münzen von einem oder zwei anderen an.', [
      'Der bronzene Schädel spricht drei Worte, alle über dich.',
      'Sie erfahren, dass du sie angesehen hast.',
    ]),
    L02: card('Tempel-Automat', 'Dreh deine eigene verdeckte Münze um.', [
      'Fünf Drachmen hinein, ein Sinneswandel heraus.',
      'Alle sehen, dass sie gedreht wird. Wer sie kannte, kennt sie weiter.',
    ]),
    L03: card('Uhrwerkschreiber', 'Die verdeckte Münze von jemand anderem wird wie deine offene Münze.', [
      'Der Junge am Pult schreibt, was man ihm sagt. Du bald auch.',
      'Von da an kennen alle diese Münze.',
    ]),
    L04: card(
      'Teeträger',
      'Tausch zwei offene Münzen von zwei verschiedenen Robotern, auch deine oder eine vom Leerläufer.',
      ['Er verbeugt sich, er dreht sich, deine Tasse ist jetzt meine.'],
    ),
    L05: card('Walzenpuppe', 'Ahme eine Sofortkarte nach, die offen vor jemand anderem liegt.', [
      'Sie spricht alles nach, nur mit schlechterer Stimme.',
      'Du zahlst nur diese Karte und wählst selbst. Ob die andere benutzt wurde, ist egal.',
    ]),
    L06: card('Muse der Mühle', 'Zieh zwei rechte Karten zu deiner dazu. Behalte eine der drei, verdeckt.', [
      'Sie schrieb das Programm, bevor es die Maschine gab.',
      'Behältst du eine offene rechte Karte, bleibt sie offen. Sonst wirkt sie nicht mehr.',
    ]),
    L07: card('Rover im Abendlicht', 'Waren alle dran, hast du noch einen Zug, mit den Marken, die du übrig hast.', [
      'Der Akku war schwach und es wurde dunkel. Er fuhr weiter.',
      'Vor dem Enthüllen und ohne neue Marken. Einmal in der Runde.',
    ]),
    L08: card('Bronze-Wächter', 'Niemand sonst darf deine Münzen drehen, werfen, umstellen oder tauschen.', [
      'Dreimal täglich um die Insel, und Besuch wird mit Felsen beworfen.',
      'Ansehen geht. Deine eigenen darfst du drehen.',
    ]),
    L09: card('Sternenräder', 'Du siehst alle verdeckten Münzen, jetzt und nach jeder Änderung.', [
      'Dreißig Räder in einem Klumpen meergrüner Bronze.',
    ]),
    L10: card('Graue Schildkröte', 'In der Zählung ist Neutral ein Team wie Gut und Böse und kann gewinnen.', [
      'Kaum Hirn, zwei Röhren, eine Meinung: das Licht.',
    ]),
    L11: card('Porzellanbraut', 'Dreh deine eigene verdeckte Münze um.', [
      'Eine vollendete Tänzerin. Auf alles sagt sie „Ach!“',
      'Alle sehen, dass sie gedreht wird.',
    ]),
    L12: card(
      'Schachkasten',
      'Tausch deine verdeckte Münze mit der von jemand anderem. Ihr seht beide, was ihr jetzt habt.',
      ['Jemand sitzt darin. Niemand weiß, wer.'],
    ),
    L13: card(
      'Spiegel-Predigerin',
      'Sieh dir die verdeckte Münze von jemand anderem an. Dann darfst du sie umdrehen.',
      ['Ihr Ebenbild predigt, und die Stadt hört zu.', 'Alle erfahren, ob du sie gedreht hast.'],
    ),
    L14: card('Flötenhirte', 'Dreh eine offene Münze um: deine, eine andere oder eine vom Leerläufer.', [
      'Zwölf Melodien, und alle laufen hinterher.',
    ]),
    L15: card('Messing-Akrobat', 'Wirf beide Münzen von jemand anderem oder vom Leerläufer neu.', [
      'Drei Saltos und eine Landung, mit der niemand gerechnet hat.',
    ]),
    L16: card('Holztaube', 'Hat jemand mehr Einfluss als du, verlierst du 1, und es folgt noch eine Runde.', [
      'Eine Taube aus Holz, die noch einmal wiederkam.',
      'Du brauchst 1 zum Verlieren. Nicht in Runde 20.',
    ]),
    L17: card('Streikführer', 'Hat jemand mehr Einfluss als du, verlieren alle, die am meisten haben, 1.', [
      '„Roboter aller Länder! Sägt an den Stühlen der Mächtigen.“',
      'Hat niemand mehr als du, passiert nichts.',
    ]),
    R01: card('Lehmriese', '+4 Stärke für dich bis zum Ende der Runde.', [
      'Aus Flussschlamm geformt. Nimmt alles sehr wörtlich.',
    ]),
    R02: card('Muster-Webstuhl', 'Tausch die Stärkekarte mit jemandem, der eine hat, oder mit dem Leerläufer.', [
      'Ein Loch in der Karte, ein Faden an anderer Stelle.',
      'Zuschläge wie +4 bleiben, wo sie sind.',
    ]),
    R03: card('Dampfträger', 'Nimm 1 Marke.', ['Drei Meter hoch, Zylinder auf, trägt alles.']),
    R04: card('Pfauenbrunnen', 'Wirf eine zusätzliche Münze. Gut: Nimm 1 Einfluss. Böse: Der Topf wächst um 1.', [
      'Zieh an einer Feder und sieh, was herauskommt.',
    ]),
    R05: card('Zwinkernder Höfling', 'Nimm 1 Einfluss von jemandem, der mindestens 3 mehr hat als du.', [
      'Der Mechaniker des Königs hat das Zwinkern nie erklärt.',
    ]),
    R06: card('Schlafender Koloss', 'Dreh eine Stärkekarte um: deine, eine andere oder die vom Leerläufer.', [
      'Er summt bei Sonnenaufgang. Besser nicht wecken.',
      'Aus der Zahl wird null, aus null die Zahl. Nicht die Karte, die auf beiden Seiten 0 hat.',
    ]),
    R07: card(
      'Zeichnende Hand',
      'Deck bei jemand anderem eine offene Roboterkarte zu oder nimm dort 1 übrige Marke weg.',
      [
        'Sie zeichnet ein Schiff, einen Tempel und dann deinen Vorhang.',
        'Was eine Karte getan hat, bleibt getan, und sie kann neu gespielt werden.',
      ],
    ),
    R08: card(
      'Uhrwerkzöllner',
      'Mit Stärke 0 zahlt man für alles, was Marken kostet, 1 mehr. Sobald das jemand anderes zahlt, bekommst du 1 Einfluss.',
      ['Bitte halten Sie den Betrag passend bereit.', 'Einmal in der Runde. Mit Stärke 0 zahlst auch du mehr.'],
    ),
    R09: card('Verkehrte Ente', 'In der Zählung gewinnt die kleinste Summe.', [
      'Sie frisst, sie verdaut, sie macht alles andersherum.',
      'Ein Team ohne Roboter kann trotzdem nicht gewinnen.',
    ]),
    R10: card('Messing-Herold', 'Für den Rest der Runde gibst du: Du wählst aus, und Gebote gehen an dich.', [
      'Der Herzog war krank, also eröffnete die Maschine die Schau.',
      'Die Gebermarke bleibt, wo sie ist.',
    ]),
    R11: card('Goldene Dienerin', 'Gehörst du zu den Gewinnern der Runde, nimm 1 Einfluss.', [
      'Aus Gold geschmiedet, um einen hinkenden Gott zu stützen.',
    ]),
    R12: card('Flaschenzug-Ritter', '+3 Stärke für dich bis zum Ende der Runde.', [
      'Rüstung, Rollen und ein berühmtes Skizzenbuch.',
    ]),
    R13: card('Rostkobold', '−3 Stärke für jemand anderen mit Stärkekarte oder für den Leerläufer.', [
      'Da war wieder etwas Kleines an den Lagern.',
      'Unter null fällt die Stärke nie.',
    ]),
    R14: card('Universalarbeiter', 'Bist du in der Zählung neutral, gewinnst du mit den Gewinnern.', [
      'Die billigste Arbeitskraft am Markt, bis zum zweiten Akt.',
    ]),
    R15: card('Geduldige Zuhörerin', 'Bist du in der Zählung gut oder böse und gewinnst nicht, nimm 1 Einfluss.', [
      '„Und wie fühlt sich das Verlieren an?“',
    ]),
    R16: card('Blechherz', 'Hast du weniger als 10 Einfluss, nimm 1.', [
      'Er war schon jahrelang gütig, ehe ihm jemand eines gab.',
    ]),
    R17: card('Exakte Maschine', 'Endet die Partie jetzt und hast du genau 10 Einfluss, gewinnst du allein.', [
      'Fünfundzwanzigtausend Teile, eine richtige Antwort.',
      'Sie zählt als Letzte, nach den anderen Endspielkarten.',
    ]),
  },
}
