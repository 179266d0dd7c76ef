import type { PieceWords } from '#games/cardbot-derby/pieces.ts'

const turntable = (way: string) => ({
  name: 'Drehscheibe',
  text: `Stehst du am Ende des Schritts auf ihr, dreht sie dich um ein Viertel nach ${way}. Wer nur darüberfährt, wird nicht gedreht.`,
})
const belt = {
  name: 'Band',
  text: 'Es trägt dich in jedem Schritt ein Feld weiter, am Ende auf das Feld dahinter. Dein Blick bleibt, wie er war.',
}
const target = (name: string, more: string) => ({
  name,
  text: `Ein Ziel zählt jederzeit in der Runde, auch wenn du es nur kurz berührst. ${more}`,
})

const TARGETS = { J: 'Bube', Q: 'Dame', K: 'König' } as const
const MISSING = { J: 'der Bube', Q: 'die Dame', K: 'der König' } as const

export const pieces: PieceWords = {
  of: {
    card: {
      name: 'Karte',
      text: 'Die Reihenfolge deiner fünf Karten sagt, was dein Roboter in den fünf Schritten tut.',
    },
    back: {
      name: 'Zugedeckte Karte',
      text: 'Eine deiner Karten, zugedeckt, damit dir niemand über die Schulter schaut.',
    },
    tile: { name: 'Feld', text: 'Ein gewöhnliches Feld: Hier passiert nichts.' },
    robot: {
      name: 'Roboter',
      text: 'Er schaut dorthin, wohin sein Licht zeigt. Fährst du in ihn hinein, schiebst du ihn ein Feld weiter; ist dort kein Platz, stößt du ihn zur Seite.',
    },
    drone: { name: 'Drohne', text: 'Ihre Karten bestimmt der Zufall. Sie schiebt, sammelt Ziele und kann gewinnen.' },
    ghost: {
      name: 'Geist',
      text: 'Hierhin führen deine Karten, wenn niemand rempelt. Die anderen fahren zur selben Zeit.',
    },
    fuse: {
      name: 'Lunte',
      text: 'Jemand hat schon abgegeben. Ist die Lunte abgebrannt, gelten deine Karten, wie sie liegen.',
    },
    order: {
      name: 'Reihenfolge in diesem Schritt',
      text: 'Die Karten aller Roboter für diesen Schritt. Die höchste ist zuerst dran.',
    },
    ready: { name: 'Abgegeben', text: 'Wer schon abgegeben hat und wer noch wählt.' },
    lap: { name: 'Ziele nach Runden', text: 'Welche Ziele dieser Roboter berührt hat und in welcher Runde.' },
    racer: {
      name: 'Im Rennen',
      text: 'Welche Ziele dieser Roboter berührt hat und welches das nächste ist: Bube, Dame, König. Wer alle drei hat, gewinnt.',
    },
  },
  lap({ reached, isWinner, isAtLimit }) {
    const way = reached.map(({ target, round }) => `${TARGETS[target]} in Runde ${round}`).join(', ')
    const missing = MISSING[(['J', 'Q', 'K'] as const)[reached.length] ?? 'K']
    if (reached.length === 3) return `${way}: alle drei${isWinner ? ', also gewonnen.' : ', aber zu spät.'}`
    const end =
      isWinner && isAtLimit ? 'Bis zur letzten Runde kam niemand weiter, also gewonnen.' : `Es fehlte noch ${missing}.`
    return `${way || 'Kein Ziel'}. ${end}`
  },
  drone: 'Drohne',
  commands: {
    move: 'Ein Feld geradeaus, dorthin, wohin du schaust. Je höher die Karte, desto früher bist du dran.',
    right: 'Eine Vierteldrehung nach rechts, auf der Stelle.',
    spin: 'Einmal im Kreis: Du schaust wieder dorthin, wohin du vorher geschaut hast. Manchmal ist das die beste Art zu warten.',
    left: 'Eine Vierteldrehung nach links, auf der Stelle.',
    about: 'Eine halbe Drehung: Du schaust in die andere Richtung.',
  },
  tiles: {
    plain: { name: 'Feld', text: 'Ein gewöhnliches Feld: Hier passiert nichts.' },
    start: {
      name: 'Start',
      text: 'Hier beginnt ein Roboter und schaut dorthin, wohin der Pfeil zeigt. Danach ist es ein Feld wie jedes andere.',
    },
    belt,
    'belt-first': belt,
    tar: {
      name: 'Teer',
      text: 'Hier kannst du dich nicht drehen. Hinausfahren geht, und hinausgeschoben werden kannst du auch.',
    },
    ice: { name: 'Eis', text: 'Hier rutschst du weiter, wie du gekommen bist, wohin du auch schaust.' },
    portal: {
      name: 'Portal',
      text: 'Stehst du am Ende des Schritts darin, kommst du aus dem anderen heraus. Bleibst du stehen, geht es im nächsten Schritt zurück.',
    },
    'turn-left': turntable('links'),
    'turn-right': turntable('rechts'),
    wall: {
      name: 'Mauer',
      text: 'Hier kommt niemand durch: nicht fahrend, nicht geschoben, nicht gestoßen, nicht getragen.',
    },
    gate: {
      name: 'Einbahntor',
      text: 'In Pfeilrichtung lässt es dich durch. Von der anderen Seite ist es eine Mauer.',
    },
    'target-J': target('Bube, das erste Ziel', 'Am Ende der Runde kostet dich das deinen eigenen Buben.'),
    'target-Q': target('Dame, das zweite Ziel', 'Sie zählt erst nach dem Buben und kostet dich deine eigene Dame.'),
    'target-K': target(
      'König, das dritte Ziel',
      'Er zählt erst nach Bube und Dame. Mit allen dreien gewinnst du am Ende der Runde.',
    ),
  },
}
