import type { Words } from '#games/cardbot-derby/words/words.ts'
import { listed, TARGETS, WAYS, within } from './grammar.ts'

const FACES = { N: 'oben', E: 'rechts', S: 'unten', W: 'links' } as const

export const legend: Words['legend'] = {
  title: 'Auf dieser Bahn',
  belt: 'Band: trägt dich ein Feld weiter',
  portal: 'Portal: bringt dich zum anderen',
  tar: 'Teer: Hier dreht sich nichts',
  ice: 'Eis: Du rutschst weiter',
  turntable: 'Drehscheibe: dreht dich ein Viertel',
  wall: 'Mauer: Hier kommt niemand durch',
  gate: 'Tor: nur in eine Richtung offen',
}

export const board: Words['board'] = {
  label: 'Die Bahn',
  square: (column, row) => `Spalte ${column}, Reihe ${row}`,
  at: ({ square, features, robots }) => `${square}: ${[...features, ...robots].join('; ')}`,
  robot: ({ name, facing }) => `${name}, Blick nach ${FACES[facing]}`,
  feature: {
    plain: 'leer',
    portal: 'Portal',
    tar: 'Teer',
    ice: 'Eis',
    belt: (dir) => `Band ${WAYS[dir]}`,
    turntable: (turns) => `Drehscheibe nach ${turns === 'left' ? 'links' : 'rechts'}`,
    wall: (side) => `Mauer ${FACES[side]}`,
    gate: (side, way) => `Einbahntor ${FACES[side]}, nur ${way === 'out' ? 'hinaus' : 'herein'}`,
    target: (target) => `${TARGETS[target]}, Ziel ${'JQK'.indexOf(target) + 1}`,
    start: (slot, facing) => `Startplatz ${slot}, Blick nach ${FACES[facing]}`,
  },
  empty: 'nichts hier',
  robots: 'Roboter',
  squares: 'Felder',
  ghost: ({ name, end, facing }) =>
    `Wenn niemand rempelt: ${name} ${name === 'Du' ? 'landest' : 'landet'} in ${end}, Blick nach ${FACES[facing]}`,
}

export const tape: Words['tape'] = {
  label: 'Die Runde in fünf Schritten',
  step: (step, state) => `Schritt ${step}, ${{ done: 'vorbei', now: 'jetzt', ahead: 'kommt noch' }[state]}`,
  stage: { commands: 'Karten', belts: 'Bänder', slides: 'Eis', teleports: 'Portale', turntables: 'Drehscheiben' },
  back: 'Einen Schritt zurück',
  on: 'Einen Schritt weiter',
  pause: 'Anhalten',
  play: 'Abspielen',
  speed: (times) => `Tempo ${times}×`,
  controls: 'Wiedergabe',
}

export const race: Words['race'] = {
  label: 'Das Rennen',
  racer: ({ who, reached, next, pile, isReady }) =>
    [
      who,
      reached.length > 0 ? `erreicht: ${listed(reached)}` : 'noch nichts erreicht',
      next === null ? 'alle drei geschafft' : `als Nächstes: ${next}`,
      `${pile} Karten im Stapel`,
      ...(isReady === null ? [] : [isReady ? 'abgegeben' : 'überlegt noch']),
    ].join(', '),
  nextIs: (next) => (next === null ? 'Im Ziel!' : `jetzt: ${TARGETS[next]}`),
  pile: (size) => `Stapel ${size}`,
  choosing: 'überlegt',
  stopped: 'Vorzeitig beendet: Dieses Derby gewinnt niemand.',
  ready: 'abgegeben',
  drone: (number) => (number === null ? 'Drohne' : `Drohne ${number}`),
}

export const over: Words['over'] = {
  slogan: 'Durchs Ziel!',
  won: (who) => (who.isMe ? 'Du gewinnst das Derby' : `${who.name} gewinnt das Derby`),
  shared: (names) => `Totes Rennen: ${listed(names.map(within))}`,
  drone: 'Die Drohne gewinnt das Derby',
  droneToo: 'Eine Drohne kam auch ins Ziel.',
  limit: 'Vierzig Runden: Die Federn sind abgelaufen',
  when: (round) => `Vorbei nach Runde ${round}`,
  place: (place) => `${place}.`,
  detail: (reached) => (reached.length === 0 ? 'kein Ziel' : reached.map((target) => TARGETS[target]).join(', ')),
  laps: 'Ziele nach Runden',
  robot: 'Roboter',
  round: (round) => `Runde ${round}`,
  lap: (who, reached) =>
    `${who}: ${reached.length === 0 ? 'kein Ziel' : reached.map(({ target, round }) => `${TARGETS[target]} in Runde ${round}`).join(', ')}`,
  piles: 'Die Stapel, endlich offen',
}
