import type { PieceWords } from '#games/robot-revolution/pieces.ts'

export const pieces: PieceWords = {
  of: {
    card: { name: 'Karte', text: 'Sie zählt auf dem Schlachtfeld, auf dem sie gespielt wird.' },
    back: {
      name: 'Verdeckte Karte',
      text: 'Nur ihr Besitzer weiß, welche es ist. Was auf einem Schlachtfeld liegt, wird vor den Schlachten aufgedeckt.',
    },
    'own-back': {
      name: 'Deine verdeckte Karte',
      text: 'Nur du kannst sie sehen. Für alle anderen liegt sie bis zu den Schlachten verdeckt.',
    },
    hold: {
      name: 'Quer liegende Karte',
      text: 'Mit ihr wurde dieses Schlachtfeld in der letzten Runde gewonnen, und sie zählt in dieser wieder mit. Gewinnt ihr Besitzer hier noch einmal, bricht er durch.',
    },
    battlefield: {
      name: 'Schlachtfeld',
      text: 'Hier spielst du deine Karten. Sind alle aufgedeckt, gewinnt die höhere Summe. Wer dasselbe Schlachtfeld zweimal hintereinander gewinnt, bricht durch.',
    },
    'won-once': {
      name: 'Schlachtfeld, einmal gewonnen',
      text: 'Der Spieler in dieser Farbe hält es. Gewinnt er hier noch einmal, bricht er durch, und alle anderen verlieren einen General.',
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
      text: 'Hat eine Seite hier zwei oder mehr Karten, alle von derselben Farbe, kommen 5 dazu.',
    },
    generals: {
      name: 'Generäle',
      text: 'Ein Durchbruch kostet alle anderen je einen. Wer verloren geht, kommt auf die Hand seines Besitzers und kann gespielt werden. Musst du einen verlieren und hast keinen mehr, fällst du.',
    },
    marker: {
      name: 'Marke der Primäreinheit',
      text: 'Wer diese Marke hat, ist als Erster dran, offen wie verdeckt. Jede Runde wandert sie eins weiter.',
    },
    deck: {
      name: 'Stapel',
      text: 'Ab Runde 2 bekommt jeder in jeder Runde drei Karten davon. Ist er leer, wird die Ablage gemischt und zum neuen Stapel.',
    },
    discards: {
      name: 'Ablage',
      text: 'Abgelegte Karten liegen hier offen. Ist der Stapel leer, werden sie zum neuen Stapel.',
    },
    hand: { name: 'Hand', text: 'So viele Karten hat dieser Spieler noch. Zählen kannst du sie, sehen nicht.' },
    player: {
      name: 'Spieler',
      text: 'Neben dem Roboter steht, wie viele Karten er hat und wie viele Generäle er noch bewacht.',
    },
    order: {
      name: 'Deine verdeckten Karten',
      text: 'In dieser Reihenfolge liegen sie. Gewinnst du ein Schlachtfeld zum ersten Mal, bleibt die Karte liegen, die du dort als erste gespielt hast, ob offen oder verdeckt.',
    },
    place: { name: 'Platz', text: 'Wer als Letzter noch steht, gewinnt.' },
    stamp: { name: 'So ging die Schlacht aus', text: 'Was aus dem Schlachtfeld geworden ist.' },
  },
  number: (worth) =>
    `Zählt ${worth}. Hast du diese Zahl auf einem Schlachtfeld zweimal oder öfter, kommen noch einmal ${worth} dazu (Reih und Glied).`,
  court: (worth) => `Zählt ${worth}. Spielst du sie offen, darfst du gleich noch eine Karte offen spielen (Adel).`,
  ace: (worth) => `Zählt ${worth}, mehr als jede andere. Es ist keine Bildkarte, hat also keinen Adel.`,
  place: ({ breakthroughs, generalsLeft, fellIn, isLast }) => {
    const broke =
      breakthroughs === 0
        ? 'nie durchgebrochen'
        : `${breakthroughs === 1 ? 'einmal' : `${breakthroughs}-mal`} durchgebrochen`
    if (fellIn !== null)
      return `Musste einen General verlieren, hatte aber keinen mehr, und fiel deshalb in Runde ${fellIn}; ${broke}.`
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
