import type { PieceWords } from '#games/robot-revolution/pieces.ts'

export const pieces: PieceWords = {
  of: {
    card: { name: 'Karte', text: 'Sie zählt auf dem Schlachtfeld, auf dem sie gespielt wird.' },
    back: {
      name: 'Verdeckte Karte',
      text: 'Alle sehen, wo sie liegt, aber nicht, welche es ist. Vor den Schlachten werden alle Karten aufgedeckt.',
    },
    'own-back': {
      name: 'Deine verdeckte Karte',
      text: 'Nur du kannst sie sehen. Für alle anderen liegt sie bis zu den Schlachten verdeckt.',
    },
    hold: {
      name: 'Quer: Sie hält',
      text: 'Mit ihr wurde dieses Schlachtfeld in der letzten Runde gewonnen, und sie zählt in dieser wieder mit. Gewinnt ihr Besitzer hier noch einmal, bricht er durch.',
    },
    battlefield: {
      name: 'Schlachtfeld',
      text: 'Hier spielst du deine Karten. Sind alle aufgedeckt, gewinnt die höhere Summe. Wer dasselbe Schlachtfeld zweimal hintereinander gewinnt, bricht durch.',
    },
    'won-once': {
      name: 'Schlachtfeld, einmal gewonnen',
      text: 'Der Spieler in dieser Farbe hält es. Gewinnt er hier noch einmal, bricht er durch, und der Gegner verliert einen General.',
    },
    total: {
      name: 'Summe',
      text: 'So viel zählen die Karten einer Seite hier, soweit du sie siehst, mit den Boni. Ein „?“ heißt, dass auch verdeckte dabei sind.',
    },
    'rank-and-file': {
      name: 'Reih und Glied',
      text: 'Zwei oder mehr gleiche Zahlen von 2 bis 10: Diese Zahl zählt noch einmal dazu.',
    },
    'shared-code': {
      name: 'Gleicher Code',
      text: 'Sind alle Karten einer Seite hier von einer Farbe, kommen 5 dazu.',
    },
    generals: {
      name: 'Generäle',
      text: 'Jeder Durchbruch kostet einen. Er kommt auf die Hand seines Besitzers und kann gespielt werden. Musst du einen verlieren und hast keinen mehr, fällst du.',
    },
    marker: {
      name: 'Primäreinheit',
      text: 'Wer diese Marke hat, spielt zuerst und legt zuerst. Jede Runde wandert sie eins weiter.',
    },
    deck: {
      name: 'Stapel',
      text: 'Jede Runde ziehen alle drei Karten davon. Ist er leer, wird die Ablage gemischt und zum neuen Stapel.',
    },
    discards: {
      name: 'Ablage',
      text: 'Karten, die aus dem Spiel sind, offen. Ist der Stapel leer, werden sie zum neuen Stapel.',
    },
    hand: { name: 'Hand', text: 'So viele Karten hat dieser Spieler noch. Zählen kannst du sie, sehen nicht.' },
    player: {
      name: 'Spieler',
      text: 'Neben dem Roboter steht, wie viele Karten er hat und wie viele Generäle er noch bewacht.',
    },
    order: {
      name: 'Deine verdeckten Karten',
      text: 'In dieser Reihenfolge liegen sie. Die erste, die du auf einem Schlachtfeld gespielt hast, bleibt dort, wenn du gewinnst.',
    },
    place: { name: 'Platz', text: 'Wer als Letzter noch steht, gewinnt.' },
    stamp: { name: 'So ging die Schlacht aus', text: 'Was aus dem Schlachtfeld geworden ist.' },
  },
  number: (worth) =>
    `Zählt ${worth}. Hast du diese Zahl auf einem Schlachtfeld zweimal oder öfter, kommen noch einmal ${worth} dazu (Reih und Glied).`,
  court: (worth) => `Zählt ${worth}. Spielst du sie offen, darfst du gleich noch eine Karte offen spielen (Adel).`,
  ace: (worth) => `Zählt ${worth}, mehr als jede andere. Es ist keine Bildkarte, hat also keinen Adel.`,
  place: ({ breakthroughs, generalsLeft, fellIn, isLast }) => {
    const broke = `${breakthroughs}-mal durchgebrochen`
    if (fellIn !== null)
      return `Hatte keinen General mehr, als noch einer verloren ging, und fiel deshalb in Runde ${fellIn}; ${broke}.`
    const left = generalsLeft === 1 ? '1 General übrig' : `${generalsLeft} Generäle übrig`
    return isLast ? `Steht als Einziger noch: ${left}, ${broke}.` : `Steht am Ende noch: ${left}, ${broke}.`
  },
  stamp: {
    empty: { name: 'Leer', text: 'Hier lag keine Karte, also passiert nichts.' },
    tie: {
      name: 'Gleichstand',
      text: 'Die höchsten Summen waren gleich. Alle Karten hier werden abgelegt, auch quer liegende.',
    },
    hold: {
      name: 'Gehalten',
      text: 'Einmal gewonnen. Die erste Karte des Gewinners bleibt quer liegen und zählt in der nächsten Runde wieder mit.',
    },
    breakthrough: {
      name: 'Durchbruch',
      text: 'Zweimal hintereinander gewonnen. Das Schlachtfeld wird geräumt, und alle anderen verlieren einen General.',
    },
  },
}
