import type { PieceWords } from '#games/evil-robots-influence/pieces.ts'

const TEAMS = { good: 'Gut', evil: 'Böse', neutral: 'Neutral' } as const

export const pieces: PieceWords = {
  of: {
    card: {
      name: 'Roboterkarte',
      text: 'Du spielst sie für so viele Marken, wie auf ihr steht, und sie tut, was auf ihr steht.',
    },
    back: { name: 'Verdeckte Roboterkarte', text: 'Welche es ist, weiß nur ihr Besitzer.' },
    'no-card': { name: 'Keine Roboterkarte', text: 'An diesem Platz liegt keine Karte.' },
    'own-back': {
      name: 'Deine Roboterkarte',
      text: 'Sie ist zugedeckt, damit dir niemand über die Schulter schaut. Halte sie gedrückt, um sie anzusehen.',
    },
    cost: { name: 'Kosten', text: 'So viel zahlst du dafür.' },
    power: {
      name: 'Stärkekarte',
      text: 'Ihre Zahl zählt in der Zählung für die Seite ihres Besitzers. Bekommst du eine, bekommst du auch 2 Marken und bist sofort am Zug.',
    },
    zero: {
      name: 'Stärke null',
      text: 'Sie bringt deiner Seite nichts, und du kannst deine offene Münze nicht für 1 Marke drehen. Eine beliebige für 2 Marken geht immer.',
    },
    coin: { name: 'Münze', text: 'Eine offene Münze. Alle können sie sehen.' },
    'hidden-coin': {
      name: 'Verdeckte Münze',
      text: 'Bis zur Zählung kennt sie nur ihr Besitzer. Mit der offenen Münze zusammen macht sie ihn gut, böse oder neutral.',
    },
    eye: { name: 'Diese Münze kennst du', text: 'Du hast sie angesehen, oder alle haben sie gesehen.' },
    team: {
      name: 'Deine Seite',
      text: 'Zweimal Gut heißt, du bist gut, zweimal Böse heißt böse, je eine neutral. Neutrale zählen nicht.',
    },
    gem: {
      name: 'Einfluss',
      text: 'Juwelen sind Einfluss. Hat jemand 10, ist die Partie aus, und wer am meisten hat, gewinnt.',
    },
    token: {
      name: 'Marke',
      text: 'Mit Marken bezahlst du Karten und das Drehen von Münzen. Heb eine für die Enthüllung auf; nach der Runde sind sie weg.',
    },
    dealer: { name: 'Geber', text: 'Der Geber wählt, wer die Stärkekarte bekommt, und erhält das Gebot.' },
    'next-dealer': {
      name: 'Gibt in der nächsten Runde',
      text: 'Wer die erste Stärkekarte der Runde hat, gibt in der nächsten und hat eine dritte Marke.',
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
      text: 'Die Spieler in der Reihenfolge ihrer Stärkekarten. So sind sie auch bei der Enthüllung an der Reihe.',
    },
    status: { name: 'Was hier geschieht', text: 'Was dieser Spieler gerade getan hat oder gleich tut.' },
    player: {
      name: 'Roboter am Tisch',
      text: 'Darunter liegen seine Münzen, seine Stärke, sein Einfluss, seine Marken und seine Roboterkarten. Tippe ihn an, um alles zu lesen, was du von ihm weißt.',
    },
    npc: {
      name: 'Leerläufer',
      text: 'Er hat eine Stärkekarte und zwei offene Münzen und zählt für die Seite, die sie zeigen. Juwelen nimmt er nie.',
    },
    line: { name: 'Ergebnis', text: 'Die Seite mit der höheren Summe gewinnt und teilt sich den Topf.' },
    place: { name: 'Platz', text: 'Der meiste Einfluss gewinnt die Partie.' },
    claim: { name: 'Das wird behauptet', text: 'So wurde es gesagt. Nur Gebote und vereinbarte Teilungen binden.' },
  },
  line({ team, level, totals, winning, isWinner, isWorker, gain, byCards, pot }) {
    const who = isWorker ? 'Neutral, gewinnt aber mit dem Universalarbeiter' : TEAMS[team]
    const won = winning.length === 0 ? 'niemand gewinnt' : `${winning.map((each) => TEAMS[each]).join(' und ')} gewinnt`
    const share = isWinner ? `Anteil am Topf von ${pot}: ${gain - byCards}.` : 'Kein Anteil am Topf.'
    const cards = byCards > 0 ? ` Durch Roboterkarten: ${byCards}.` : ''
    return `${who}, mit Stärke ${level}. Gut hat zusammen ${totals.good}, Böse ${totals.evil}: ${won}. ${share}${cards}`
  },
  place: (influence) => `${influence} Einfluss am Ende der Partie, aus allen Runden, Verkäufen und Endspielkarten.`,
  coins: {
    G: { name: 'Gute Münze', text: 'Zwei davon machen einen Roboter gut. Seine Stärke zählt dann für Gut.' },
    E: { name: 'Böse Münze', text: 'Zwei davon machen einen Roboter böse. Seine Stärke zählt dann für Böse.' },
    N: { name: 'Neutral', text: 'Eine gute Münze und eine böse. Neutrale zählen nicht und gewinnen nicht.' },
  },
  backs: {
    left: {
      name: 'Linke Roboterkarte, verdeckt',
      text: 'Bei linken Karten geht es um Münzen und Geheimnisse. Welche es ist, weiß nur ihr Besitzer.',
    },
    right: {
      name: 'Rechte Roboterkarte, verdeckt',
      text: 'Bei rechten Karten geht es um Stärke und Einfluss. Welche es ist, weiß nur ihr Besitzer.',
    },
  },
}
