import { none, strong, type Bits } from '#lib/stage/telling.ts'
import type { EventOf, Sentences, Told } from '#games/cardbot-derby/words/telling.ts'
import {
  accusative,
  accusativeBit,
  bit,
  capital,
  cardsOf,
  dative,
  inside,
  listed,
  ONTO,
  TARGET,
  THE,
  together,
  verb,
  WAYS,
} from './grammar.ts'

/** "nach rechts, aufs Eis" */
function whither({ dir, to }: EventOf<'moved'>, { place }: Told): string {
  const there = place(to)
  return there === null ? WAYS[dir] : `${WAYS[dir]}, ${ONTO[there]}`
}

/** Einfache Schritte stehen zusammen in einer Zeile. */
function moved(event: EventOf<'moved'>, told: Told): readonly Bits[] {
  const who = told.who(event.robot)
  const by = event.by === null ? null : told.who(event.by)
  switch (event.cause) {
    case 'move':
    case 'belt':
      return none
    case 'slide':
      return [[bit(who), verb(who, ' rutschst ', ' rutscht '), `${whither(event, told)}.`]]
    case 'shove':
      return by
        ? [[bit(by), verb(by, ' schiebst ', ' schiebt '), accusativeBit(who), ` ${whither(event, told)}.`]]
        : none
    case 'ping':
      return by
        ? [[bit(by), verb(by, ' stößt ', ' stößt '), accusativeBit(who), ` zur Seite, ${whither(event, told)}.`]]
        : none
  }
}

function blocked({ robot, dir, reason }: EventOf<'blocked'>, { who }: Told): Bits {
  const it = who(robot)
  const held: Bits = [bit(it), verb(it, ' kommst', ' kommt'), ` nicht ${WAYS[dir]}: `]
  switch (reason) {
    case 'edge':
      return [bit(it), verb(it, ' fährst', ' fährt'), ' gegen die Bande.']
    case 'wall':
      return [...held, 'Durch die Mauer führt kein Weg.']
    case 'jam':
      return [...held, 'Dort kann niemand ausweichen.']
    case 'braced':
      return [...held, 'Der Roboter dort hat eine Mauer im Rücken.']
  }
}

function teleported({ robots }: EventOf<'teleported'>, { who }: Told): Bits {
  const them = robots.map(({ robot }) => who(robot))
  const [one, other] = them
  if (one && other)
    return [strong(together(them)), other.isMe || one.isMe ? ' tauscht' : ' tauschen', ' durch die Portale die Plätze.']
  return one ? [bit(one), verb(one, ' kommst', ' kommt'), ' aus dem anderen Portal.'] : []
}

/** Alle, die sich gleich drehen, stehen in einer Zeile. */
function spun({ robots }: EventOf<'spun'>, { who }: Told): Bits[] {
  return ([1, 3] as const).flatMap((way) => {
    const them = robots.filter(({ quarter }) => quarter === way).map(({ robot }) => who(robot))
    const [one] = them
    if (!one) return []
    const whom = them.length === 1 ? accusativeBit(one) : strong(listed(them.map(accusative)))
    return [['Die Drehscheibe dreht ', whom, way === 1 ? ' nach rechts.' : ' nach links.']]
  })
}

function won({ result, winners, places }: EventOf<'gameOver'>, { who, seat }: Told): Bits {
  if (result === 'droneWin') return ['Eine ', strong('Drohne'), ' gewinnt das Derby.']
  const [best = []] = places
  const drone = winners.some((robot) => who(robot).isDrone) ? ' Eine Drohne kam auch ins Ziel.' : ''
  const [only] = best
  if (best.length === 1 && only !== undefined) {
    const it = seat(only)
    return [it.isMe ? 'Du' : strong(it.name), verb(it, ' gewinnst', ' gewinnt'), ` das Derby.${drone}`]
  }
  return [
    'Totes Rennen zwischen ',
    strong(listed(best.map((each) => (seat(each).isMe ? 'dir' : seat(each).name)))),
    `.${drone}`,
  ]
}

export const log: Sentences = {
  roundStarted: ({ round }) => [[strong(`Runde ${round}`), ': neue Karten für alle.']],
  drew: () => none,
  handedIn: ({ robot, by }, { who }) => {
    if (by === 'drone') return none
    const it = who(robot)
    if (by === 'timeout') return it.isMe ? none : [[`${cardsOf(it)} gelten, wie sie liegen.`]]
    return [[bit(it), verb(it, ' gibst ab.', it.isMine ? ' hat abgegeben.' : ' gibt ab.')]]
  },
  revealed: ({ step, order }, { who }) => {
    const [first = '', ...rest] = order.map(({ robot }) => inside(who(robot)))
    const then = rest.length > 0 ? `, dann ${listed(rest)}` : ''
    return [[strong(`Schritt ${step + 1}`), `: zuerst ${first}${then}.`]]
  },
  turned: () => none,
  stuck: ({ robot }, { who }) => [
    [
      bit(who(robot)),
      verb(who(robot), ' klebst', ' klebt'),
      ' im Teer und ',
      verb(who(robot), 'kannst dich', 'kann sich'),
      ' nicht drehen.',
    ],
  ],
  moved,
  blocked: (event, told) => [blocked(event, told)],
  pingChosen: ({ dir, by }) => (by === 'timeout' ? [[`Es geht ${WAYS[dir]}.`]] : none),
  teleported: (event, told) => [teleported(event, told)],
  spun,
  touched: ({ robot, target }, { who }) => [
    [bit(who(robot)), verb(who(robot), ' berührst ', ' berührt '), strong(TARGET[target]), '.'],
  ],
  targetPaid: ({ robot, target }, told) => [log.paid({ robot, targets: [target] }, told)],
  pileShuffled: () => none,
  gameOver: (event, told) => [won(event, told)],
  rode: (robots, { who }) => {
    const [one] = robots
    const them = robots.map((robot) => who(robot))
    return [
      'Das Band trägt ',
      robots.length === 1 && one !== undefined ? accusativeBit(who(one)) : strong(listed(them.map(accusative))),
      ' weiter.',
    ]
  },
  paid: ({ robot, targets }, { who }) => {
    const cards = strong(capital(listed(targets.map((target) => THE[target]))))
    const from = who(robot).isMe ? 'aus deinem Stapel' : `aus dem Stapel von ${dative(who(robot))}`
    const lies = targets.length === 1 ? ' liegt' : ' liegen'
    return [cards, ` ${from}${lies} jetzt unter dem Ziel; der Rest wird gemischt.`]
  },
}
