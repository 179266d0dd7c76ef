import type { MakerWords } from '#games/cardbot-derby/maker/words.ts'

export const words: MakerWords = {
  title: 'Bahnbau',
  summary: 'Leg Bänder, Portale, Teer und Eis für Cardbot Derby und fahr auf deiner eigenen Bahn.',
  garbled: 'In diesem Link steckte keine Bahn oder nur ein Stück davon. Fang stattdessen mit der Werkstatt an.',
  board: 'Die Bahn',
  keys: 'Pfeiltasten bewegen, Enter legt, Umschalt mit Pfeiltasten zeichnet, Entf räumt ab, Strg Z macht rückgängig.',
  tools: 'Was du legst',
  tool: {
    belt: { name: 'Band', hint: 'Zieh eine Linie: Das Band läuft, wie du ziehst. Ein Tipp legt ein einzelnes Stück.' },
    j: { name: 'Portal', hint: 'Zwei oder keines: in eines hinein, aus dem anderen heraus.' },
    k: { name: 'Teer', hint: 'Darauf dreht sich niemand.' },
    q: { name: 'Eis', hint: 'Darauf bleibt niemand: Es geht rutschend weiter.' },
    '.': { name: 'Leer', hint: 'Zieh über alles, was weg soll.' },
    J: { name: 'Bube', hint: 'Das erste Ziel. Tipp hin, wo es liegen soll.' },
    Q: { name: 'Dame', hint: 'Das zweite Ziel. Tipp hin, wo es liegen soll.' },
    K: { name: 'König', hint: 'Das letzte Ziel. Tipp hin, wo es liegen soll.' },
    start: { name: 'Start', hint: 'Tipp hin, wo er liegen soll; noch ein Tipp dreht ihn.' },
  },
  direction: 'Wohin das Band läuft',
  directions: { N: 'Hoch', E: 'Rechts', S: 'Runter', W: 'Links' },
  start: 'Welcher Start',
  facing: 'Blickrichtung',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  from: 'Fang an mit',
  bare: 'Leere Bahn',
  faulty: (square) => `${square}, Fehler`,
  check: 'Fehler',
  good: 'Bereit zum Rennen',
  faults: (count) => (count === 1 ? '1 Fehler' : `${count} Fehler`),
  fault: {
    malformed: () => 'Das ist keine Bahn.',
    target_missing: (sign) => `${TARGET[sign] ?? sign} fehlt.`,
    target_twice: (sign) => `${TARGET[sign] ?? sign} ist mehr als einmal da.`,
    start_missing: (slot) => `Startplatz ${slot} fehlt.`,
    start_twice: (slot) => `Startplatz ${slot} ist mehr als einmal da.`,
    too_many_belts: () => 'Höchstens zwei Bänder. Stücke in einer Linie, die gleich laufen, sind ein Band.',
    belt_off_board: () => 'Ein Band darf Roboter nicht von der Bahn tragen.',
    belt_onto_belt: () => 'Ein Band darf nicht auf einem anderen enden.',
    belts_meet: () => 'Zwei Bänder dürfen nicht auf demselben Feld enden.',
    not_two_teleports: () => 'Portale gibt es nur paarweise: zwei oder keines.',
    sticky_at_edge: () =>
      'Kein Teer in der obersten und untersten Reihe: Dort käme ein Roboter womöglich nie mehr los.',
    slippery_at_edge: () =>
      'Kein Eis in der obersten und untersten Reihe: Dort käme ein Roboter womöglich nie mehr weg.',
  },
  fair: {
    title: 'Fairer Start?',
    even: (commands) =>
      `Ja: Von jedem Startplatz ${commands === 1 ? 'ist es 1 Schritt' : `sind es ${commands} Schritte`} zum Buben.`,
    near: (nearest, farthest) => `Ziemlich: Zum Buben sind es ${nearest} oder ${farthest} Schritte.`,
    uneven: (nearest, farthest) =>
      `Kaum: Die einen brauchen ${nearest} ${nearest === 1 ? 'Schritt' : 'Schritte'} zum Buben, die anderen ${farthest}.`,
    cutOff: (starts) =>
      `Von ${starts.length === 1 ? 'Startplatz' : 'den Startplätzen'} ${starts.join(', ')} führt kein Weg zum Buben.`,
    pending: 'Zeigt sich, sobald alles an seinem Platz liegt.',
    list: 'So viele Schritte sind es mindestens zum Buben',
    start: (slot, commands) => (commands === null ? `Start ${slot}: kein Weg` : `Start ${slot}: ${commands}`),
  },
  share: {
    act: 'Teilen',
    title: 'Diese Bahn teilen',
    say: 'Alle mit dem Link sehen die Bahn, können darauf fahren oder sie umbauen.',
    share: 'Teilen',
    copy: 'Kopieren',
    copied: 'Link kopiert',
    select: 'Link markieren und kopieren:',
    qr: () => 'QR-Code des Links zu dieser Bahn',
  },
  play: 'Hier fahren',
  playAt: (code) => `Am Tisch ${code} fahren`,
  opening: 'Der Tisch wird geöffnet …',
}

/** With its article, as a sentence begins. */
const TARGET: Readonly<Record<string, string>> = { J: 'Der Bube', Q: 'Die Dame', K: 'Der König' }
