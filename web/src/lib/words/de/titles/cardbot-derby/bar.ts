import type { Words } from '#games/cardbot-derby/words/words.ts'
import { capital, inside, listed, verb, WAYS, within } from './grammar.ts'

const names = (open: readonly { name: string }[]): string => listed(open.map(({ name }) => within(name)))

export const mine: Words['mine'] = {
  hand: 'Dein Programm',
  cover: 'Wieder zudecken',
  spare: 'Weggelassen',
  keys: 'Pfeiltasten wechseln die Karte, Enter hebt sie auf und legt sie ab',
  card: ({ card, command, place, what }) =>
    [card, command, place === null ? 'weggelassen' : `Schritt ${place}`, ...(what ? [what] : [])].join(', '),
  picked: (card) => `${card} aufgehoben`,
  placed: (card, place) => (place === null ? `${card} weggelassen` : `${card} ist Schritt ${place}`),
  swapped: (one, other) => `${one} und ${other} getauscht`,
  putBack: (card) => `${card} zurückgelegt`,
  ghost: 'Dein Weg, wenn niemand rempelt, samt Bändern',
  tab: (nth, isReady) => `Roboter ${nth}${isReady ? ', abgegeben' : ''}`,
}

export const caption: Words['caption'] = {
  step: 'ein Feld',
  edge: 'gegen die Bande',
  wall: 'gegen die Mauer',
  turntable: 'Drehscheibe',
  seam: 'über den Rand',
  face: { N: 'Blick hoch', E: 'Blick rechts', S: 'Blick runter', W: 'Blick links' },
  spin: 'rundum',
  stuck: 'klebt im Teer',
  tar: 'in den Teer',
  ice: 'aufs Eis',
  portal: 'durchs Portal',
  belt: 'Band trägt dich',
  slide: 'rutscht weiter',
  target: (target) => ({ J: 'zum Buben', Q: 'zur Dame', K: 'zum König' })[target],
}

export const ask: Words['ask'] = {
  program: { title: 'Ordne deine Karten', detail: 'Tipp zwei Karten an, um sie zu tauschen.' },
  rush: { title: 'Ordne deine Karten', detail: 'Tipp zwei an, um sie zu tauschen. Bei null gilt, was liegt.' },
  picked: (card) => ({ title: `${card} aufgehoben`, detail: 'Tipp jetzt die Karte an, mit der du sie tauschst.' }),
  spareToo: (drawn) =>
    `Tipp zwei an, um sie zu tauschen. Fünf von ${{ 6: 'sechs', 7: 'sieben' }[drawn] ?? drawn} zählen.`,
  handOver: 'Abgeben',
  handOverNth: (nth) => `Nr. ${nth} abgeben`,
  refused: 'Das hat der Tisch nicht angenommen. Versuch es noch einmal.',
  ping: (pinged, fallback) => ({
    title: `Wohin ${verb(pinged, 'weichst', 'weicht')} ${inside(pinged)} aus?`,
    detail: `Geradeaus geht es nicht. Ohne Antwort: ${WAYS[fallback]}.`,
  }),
  pingUntimed: 'Geradeaus geht es nicht.',
  dir: { N: 'Hoch', E: 'Rechts', S: 'Runter', W: 'Links' },
  arrow: (dir, square) => `${capital(WAYS[dir])}, in ${square}`,
}

export const waiting: Words['waiting'] = {
  handedOver: (open) => ({
    title: 'Abgegeben',
    detail:
      open.length === 0
        ? 'Alle haben abgegeben.'
        : `Es ${open.length === 1 ? 'überlegt' : 'überlegen'} noch: ${names(open)}.`,
  }),
  programming: (open) => ({
    title: 'Alle ordnen ihr Programm',
    detail:
      open.length === 0
        ? 'Alle haben abgegeben.'
        : `Es ${open.length === 1 ? 'überlegt' : 'überlegen'} noch: ${names(open)}.`,
  }),
  lit: (by) => `${by.isMe ? 'Du hast' : `${by.name} hat`} die Lunte angezündet.`,
  fuse: 'Die Lunte brennt',
  ping: (by, pinged) => ({
    title: `${by.name} ${verb(by, 'wählst', 'wählt')} eine Seite`,
    detail: `Wohin ${verb(pinged, 'weichst', 'weicht')} ${inside(pinged)} aus?`,
  }),
}

export const show: Words['show'] = {
  step: (step) => `Schritt ${step} von 5`,
  you: { now: 'du, jetzt', next: 'gleich du', last: 'du zuletzt' },
  done: 'fertig',
  moving: 'fährt',
  next: 'gleich',
  last: 'zuletzt',
  again: 'Runde noch einmal ansehen',
  order: 'Reihenfolge in diesem Schritt, höchste Karte zuerst',
  card: ({ who, card, command, state }) => `${who}: ${card}, ${command}, ${state}`,
  looksAgain: (round) => `Noch einmal Runde ${round}`,
  toNow: 'Zurück ins Jetzt',
}

export const refusals: Words['refusals'] = {
  bad_robot: 'Dieser Roboter hat schon abgegeben.',
  wrong_card_count: 'Es müssen fünf Karten sein.',
  duplicate_card: 'Eine Karte kann nicht an zwei Plätzen liegen.',
  card_not_drawn: 'Diese Karte hast du in dieser Runde nicht gezogen.',
  bad_direction: 'Diese Seite ist nicht frei.',
  other: 'Das hat der Tisch nicht angenommen. Versuch es noch einmal.',
}
