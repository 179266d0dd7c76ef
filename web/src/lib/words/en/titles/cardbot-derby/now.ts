import type { Said } from '#lib/stage/telling.ts'
import type { EventOf, PerEvent, Told } from '#games/cardbot-derby/words/telling.ts'
import { capital, inside, ONTO, TARGETS, together, verb, WAYS, whose } from './grammar.ts'

const just = (title: string): Said => ({ title, detail: '' })

function moved({ robot, by, cause, dir, to }: EventOf<'moved'>, { who, place }: Told): string {
  const it = who(robot)
  const pusher = by === null ? null : who(by)
  const there = place(to)
  const onto = there === null ? WAYS[dir] : ONTO[there]
  if (cause === 'belt') return `The belt carries ${inside(it)}`
  if (cause === 'slide')
    return `${it.name} ${verb(it, 'slide', 'slides')} ${there === null ? `on, ${WAYS[dir]}` : onto}`
  if (pusher && cause === 'shove') return `${pusher.name} ${verb(pusher, 'shove', 'shoves')} ${inside(it)} ${onto}`
  if (pusher) return `${pusher.name} ${verb(pusher, 'knock', 'knocks')} ${inside(it)} aside, ${onto}`
  return `${it.name} ${verb(it, 'move', 'moves')} ${onto}`
}

const TURNS = ['all the way round', 'right', 'around', 'left'] as const

export const now: PerEvent<Said> = {
  roundStarted: ({ round }) => ({ title: `Round ${round}`, detail: 'New cards for everyone.' }),
  drew: ({ count }) => just(`${count} cards each`),
  handedIn: ({ robot, by }, { who }) =>
    by === 'timeout'
      ? { title: 'Time’s up', detail: `${capital(whose(who(robot)))} cards are played as they are.` }
      : just(`${who(robot).name} ${verb(who(robot), 'are', 'is')} locked in`),
  revealed: ({ step }) => ({ title: `Step ${step + 1}`, detail: 'The highest card goes first.' }),
  turned: ({ robot, quarter }, { who }) =>
    just(`${who(robot).name} ${verb(who(robot), 'turn', 'turns')} ${TURNS[quarter] ?? ''}`),
  stuck: ({ robot }, { who }) => ({
    title: `${who(robot).name} ${verb(who(robot), 'get', 'gets')} stuck in the tar`,
    detail: 'Robots can’t turn there.',
  }),
  moved: (event, told) => just(moved(event, told)),
  blocked: ({ robot, reason, dir }, { who }) =>
    just(
      reason === 'edge' || reason === 'wall'
        ? `${who(robot).name} ${verb(who(robot), 'run', 'runs')} into the ${reason === 'edge' ? 'rail' : 'wall'}`
        : `${who(robot).name} can’t move ${WAYS[dir]}`,
    ),
  pingChosen: ({ dir, by }) => ({ title: capital(WAYS[dir]), detail: by === 'timeout' ? 'Time’s up.' : '' }),
  teleported: ({ robots }, { who }) => {
    const them = robots.map(({ robot }) => who(robot))
    const [first, other] = them
    if (!first) return just('')
    return just(
      other
        ? `${together(them)} swap places through the portals`
        : `${first.name} ${verb(first, 'go', 'goes')} through the portal`,
    )
  },
  spun: ({ robots }, { who }) => {
    const [first, ...rest] = robots
    if (!first) return just('')
    const way = first.quarter === 1 ? 'right' : 'left'
    return just(rest.length > 0 ? 'The turntables turn' : `The turntable turns ${inside(who(first.robot))} ${way}`)
  },
  touched: ({ robot, target }, { who }) =>
    just(`${who(robot).name} ${verb(who(robot), 'touch', 'touches')} the ${TARGETS[target]}`),
  targetPaid: ({ robot, target }, { who }) => ({
    title: `${capital(whose(who(robot)))} ${TARGETS[target]} goes under the target`,
    detail: 'Then the pile is shuffled.',
  }),
  pileShuffled: ({ robot }, { who }) => just(`${capital(whose(who(robot)))} pile is shuffled`),
  gameOver: () => just('That was the derby'),
}
