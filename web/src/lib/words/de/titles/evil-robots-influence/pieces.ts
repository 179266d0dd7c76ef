import type { PieceWords } from '#games/evil-robots-influence/pieces.ts'

const TEAMS = { good: 'Gut', evil: 'Böse', neutral: 'Neutral' } as const

export const pieces: PieceWords = {
  of: {
    card: {
      name: 'Roboterkarte',
      text: 'Sie kostet so viele Marken, wie darauf stehen. Spielst du sie, gilt ihr Text.',
    },
    back: { name: 'Verdeckte Roboterkarte', text: 'Welche es ist, weiß nur ihr Besitzer.' },
    'no-card': { name: 'Keine Roboterkarte', text: 'An diesem Platz liegt keine Karte.' },
    'own-back': {
      name: 'Deine Roboterkarte',
      text: 'Sie ist zugedeckt, damit dir niemand über die Schulter schaut. Halt sie gedrückt, um sie anzusehen.',
    },
    cost: { name: 'Kosten', text: 'So viel zahlst du dafür.' },
    power: {
      name: 'Stärkekarte',
      text: 'Ihre Stärke kommt in der Zählung zur Seite ihres Besitzers. Mit der Karte bekommst du 2 Marken und bist sofort am Zug.',
    },
    zero: {
      name: 'Stärke null',
      text: 'Wenn keine Roboterkarte sie erhöht, bringt sie deiner Seite nichts, und du kannst deine offene Münze nicht für 1 Marke drehen. Eine beliebige für 2 darfst du trotzdem drehen.',
    },
    coin: { name: 'Münze', text: 'Eine offene Münze. Alle können sie sehen.' },
    'hidden-coin': {
      name: 'Verdeckte Münze',
      text: 'Bis zur Zählung kennen sie nur ihr Besitzer und wer sie angesehen hat. Zusammen mit der offenen Münze macht sie einen Roboter gut, böse oder neutral.',
    },
    eye: {
      name: 'Diese Münze kennst du',
      text: 'Du hast sie angesehen, oder eine Karte hat sie dir gezeigt. Die meisten anderen kennen sie nicht.',
    },
    team: {
      name: 'Deine Seite',
      text: 'Zweimal Gut heißt, du bist gut, zweimal Böse heißt böse, je einmal heißt neutral. Neutrale zählen nicht.',
    },
    gem: {
      name: 'Einfluss',
      text: 'Juwelen sind Einfluss. Hat am Ende einer Runde jemand 10, ist die Partie aus, und wer am meisten hat, gewinnt.',
    },
    token: {
      name: 'Marke',
      text: 'Mit Marken spielst du Karten und drehst Münzen. Heb eine für die Enthüllung auf; nach der Runde sind sie weg.',
    },
    dealer: {
      name: 'Geber',
      text: 'Wollen mehrere eine Stärkekarte, wählt der Geber, wer sie bekommt, und erhält dessen Gebot.',
    },
    'next-dealer': {
      name: 'Gibt in der nächsten Runde',
      text: 'Wer die erste Stärkekarte der Runde bekommen hat, bekam eine dritte Marke dazu und gibt in der nächsten.',
    },
    hand: { name: 'Hand gehoben', text: 'Dieser Spieler möchte die Stärkekarte, die gerade angeboten wird.' },
    offer: {
      name: 'Gebot',
      text: 'Jeder bietet einmal, versiegelt. Alle Gebote werden zusammen geöffnet, der Geber wählt, und nur wer gewählt wird, zahlt.',
    },
    pot: {
      name: 'Topf',
      text: 'Diese Juwelen teilen sich die Gewinner der Runde. Alle müssen zustimmen; sonst bekommt jeder 1, und der Rest ist verloren.',
    },
    stack: {
      name: 'Kommende Stärkekarten',
      text: 'Sie werden von hoch nach niedrig angeboten. Jeder bekommt eine in der Runde; die letzte ist immer eine Null.',
    },
    sequence: {
      name: 'Reihenfolge',
      text: 'Die Spieler, wie sie ihre Stärkekarten bekommen haben. In dieser Reihenfolge sind sie auch bei der Enthüllung dran.',
    },
    status: { name: 'Was hier geschieht', text: 'Was dieser Spieler gerade tut oder gefragt wird.' },
    player: {
      name: 'Roboter am Tisch',
      text: 'Darunter siehst du Münzen, Stärke, Einfluss, Marken und Roboterkarten. Tipp ihn an, um alles zu lesen, was du über ihn weißt.',
    },
    npc: {
      name: 'Leerläufer',
      text: 'Er hat eine Stärkekarte und zwei offene Münzen und zählt für die Seite, die sie zeigen. Juwelen nimmt er nie.',
    },
    line: { name: 'Ergebnis', text: 'Die Seite mit der höheren Summe gewinnt und teilt sich den Topf.' },
    place: { name: 'Platz', text: 'Wer am meisten Einfluss hat, gewinnt die Partie.' },
    claim: { name: 'Das wird behauptet', text: 'So wurde es gesagt. Nur Gebote und vereinbarte Teilungen binden.' },
  },
  line({ team, level, totals, winning, isWinner, isWorker, gain, byCards, pot }) {
    const who = isWorker ? 'Neutral, gewinnt aber dank Universalarbeiter' : TEAMS[team]
    const won =
      winning.length === 0
        ? 'niemand gewinnt'
        : `${winning.map((each) => TEAMS[each]).join(' und ')} ${winning.length === 1 ? 'gewinnt' : 'gewinnen zusammen'}`
    const share = isWinner ? `Anteil am Topf: ${gain - byCards} von ${pot}.` : 'Kein Anteil am Topf.'
    const cards = byCards > 0 ? ` Durch Roboterkarten: ${byCards}.` : ''
    return `${who}, mit Stärke ${level}. Gut hat zusammen ${totals.good}, Böse ${totals.evil}${winning.includes('neutral') ? `, Neutral ${totals.neutral}` : ''}: ${won}. ${share}${cards}`
  },
  place: (influence) =>
    `${influence} Einfluss am Ende der Partie, mit allem vom Anfang, aus Töpfen, Geboten und Karten.`,
  coins: {
    G: { name: 'Gute Münze', text: 'Zwei davon machen einen Roboter gut. Seine Stärke zählt dann für Gut.' },
    E: { name: 'Böse Münze', text: 'Zwei davon machen einen Roboter böse. Seine Stärke zählt dann für Böse.' },
    N: { name: 'Neutral', text: 'Eine gute Münze und eine böse. Neutrale zählen nicht und gewinnen nicht.' },
  },
  backs: {
    left: {
      name: 'Linke Roboterkarte, verdeckt',
      text: 'Bei der linken Karte geht es um Münzen und Geheimnisse. Welche es ist, weiß nur ihr Besitzer.',
    },
    right: {
      name: 'Rechte Roboterkarte, verdeckt',
      text: 'Bei der rechten Karte geht es um Stärke und Einfluss. Welche es ist, weiß nur ihr Besitzer.',
    },
  },
}
