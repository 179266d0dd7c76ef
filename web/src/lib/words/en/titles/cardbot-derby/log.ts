import { none, strong, type Bits } from '#lib/stage/telling.ts'
import type { EventOf, Sentences, Told } from '#games/cardbot-derby/words/telling.ts'
import { bit, capital, inside, insideBit, listed, ONTO, TARGETS, together, verb, WAYS, whose } from './grammar.ts'

/** "right, onto the ice" */
function whither({ dir, to }: EventOf<'moved'>, { place }: Told): string {
  const there = place(to)
  return there === null ? WAYS[dir] : `${WAYS[dir]}, ${ONTO[there]}`
}

/** Plain steps stand together in one line. */
function moved(event: EventOf<'moved'>, told: Told): readonly Bits[] {
  const who = told.who(event.robot)
  const by = event.by === null ? null : told.who(event.by)
  switch (event.cause) {
    case 'move':
    case 'belt':
      return none
    case 'slide':
      return [[bit(who), verb(who, ' slide ', ' slides '), `${whither(event, told)}.`]]
    case 'shove':
      return by ? [[bit(by), verb(by, ' shove ', ' shoves '), insideBit(who), ` ${whither(event, told)}.`]] : none
    case 'ping':
      return by
        ? [[bit(by), verb(by, ' knock ', ' knocks '), insideBit(who), ` aside, ${whither(event, told)}.`]]
        : none
  }
}

function blocked({ robot, dir, reason }: EventOf<'blocked'>, { who }: Told): Bits {
  const it = who(robot)
  switch (reason) {
    case 'edge':
      return [bit(it), verb(it, ' run', ' runs'), ' into the rail.']
    case 'wall':
      return [bit(it), ` can’t move ${WAYS[dir]}: there’s no way through the wall.`]
    case 'jam':
      return [bit(it), ` can’t move ${WAYS[dir]}: the robot there has nowhere to go.`]
    case 'braced':
      return [bit(it), ` can’t move ${WAYS[dir]}: the robot there has its back to the wall.`]
  }
}

function teleported({ robots }: EventOf<'teleported'>, { who }: Told): Bits {
  const them = robots.map(({ robot }) => who(robot))
  const [one, other] = them
  if (one && other) return [strong(together(them)), ' swap places through the portals.']
  return one ? [bit(one), verb(one, ' come', ' comes'), ' out of the other portal.'] : []
}

/** One line for all that turn the same way. */
function spun({ robots }: EventOf<'spun'>, { who }: Told): Bits[] {
  return ([1, 3] as const).flatMap((way) => {
    const them = robots.filter(({ quarter }) => quarter === way).map(({ robot }) => who(robot))
    const [one] = them
    if (!one) return []
    const whom = them.length === 1 ? insideBit(one) : strong(listed(them.map(inside)))
    return [['The turntable turns ', whom, way === 1 ? ' right.' : ' left.']]
  })
}

function won({ result, winners, places }: EventOf<'gameOver'>, { who, seat }: Told): Bits {
  if (result === 'droneWin') return ['A ', strong('drone'), ' wins the derby.']
  const [best = []] = places
  const drone = winners.some((robot) => who(robot).isDrone) ? ' A drone got there too.' : ''
  const [only] = best
  if (best.length === 1 && only !== undefined) {
    const it = seat(only)
    return [it.isMe ? 'You' : strong(it.name), verb(it, ' win', ' wins'), ` the derby.${drone}`]
  }
  const names = best.map((each) => (seat(each).isMe ? 'you' : seat(each).name))
  return ['A dead heat between ', strong(listed(names)), `.${drone}`]
}

export const log: Sentences = {
  roundStarted: ({ round }) => [[strong(`Round ${round}`), ': new cards for everyone.']],
  drew: () => none,
  handedIn: ({ robot, by }, { who }) => {
    if (by === 'drone') return none
    const it = who(robot)
    if (by === 'timeout') return it.isMe ? none : [[`${capital(whose(it))} cards are played as they are.`]]
    return [[bit(it), verb(it, ' lock in.', it.isMine ? ' is locked in.' : ' locks in.')]]
  },
  revealed: ({ step, order }, { who }) => {
    const [first = '', ...rest] = order.map(({ robot }) => inside(who(robot)))
    const then = rest.length > 0 ? `, then ${listed(rest)}` : ''
    return [[strong(`Step ${step + 1}`), `: first ${first}${then}.`]]
  },
  turned: () => none,
  stuck: ({ robot }, { who }) => [
    [bit(who(robot)), verb(who(robot), ' are', ' is'), ' stuck in the tar and can’t turn.'],
  ],
  moved,
  blocked: (event, told) => [blocked(event, told)],
  pingChosen: ({ dir, by }) => (by === 'timeout' ? [[`It goes ${WAYS[dir]}.`]] : none),
  teleported: (event, told) => [teleported(event, told)],
  spun,
  touched: ({ robot, target }, { who }) => [
    [bit(who(robot)), verb(who(robot), ' touch', ' touches'), ' the ', strong(TARGETS[target]), '.'],
  ],
  targetPaid: ({ robot, target }, told) => [log.paid({ robot, targets: [target] }, told)],
  pileShuffled: () => none,
  gameOver: (event, told) => [won(event, told)],
  rode: (robots, { who }) => {
    const [one] = robots
    return [
      'The belt carries ',
      robots.length === 1 && one !== undefined
        ? insideBit(who(one))
        : strong(listed(robots.map((robot) => inside(who(robot))))),
      ' on.',
    ]
  },
  paid: ({ robot, targets }, { who }) => {
    const cards = strong(listed(targets.map((target) => TARGETS[target])))
    const lies = targets.length === 1 ? ' now lies' : ' now lie'
    return [`${capital(whose(who(robot)))} own `, cards, `${lies} under the target; the pile is shuffled.`]
  },
}
