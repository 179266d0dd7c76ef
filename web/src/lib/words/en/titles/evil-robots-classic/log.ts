import { none, strong, type Bits } from '#lib/stage/telling.ts'
import { settled } from '#games/evil-robots-classic/words/settled.ts'
import type { EventOf, Sentences, Told } from '#games/evil-robots-classic/words/telling.ts'
import type { Words } from '#games/evil-robots-classic/words/words.ts'
import { chain } from './turn.ts'
import { cards } from './cards.ts'
import { bit, called, listed, object, objectBit, opening, SIDES, verb, whose, Whose, inTurn } from './grammar.ts'
import { reveal } from './reveal.ts'

const names = (seats: readonly number[], { who }: Told): string => listed(opening(seats.map((seat) => who(seat).name)))
const ordered = (seats: readonly number[], { who }: Told): string =>
  inTurn(opening(seats.map((seat) => who(seat).name)))
const objects = (seats: EventOf<'robotUsed'>['targets'], { who }: Told): string =>
  listed(seats.map((seat) => object(who(seat))))

/** To everybody; or in private, as who showed it and as who saw it are told. */
function showed({ seat, to, byRule }: EventOf<'showed'>, told: Told, what: Bits[number]): Bits {
  const by = told.who(seat)
  if (to === null) return byRule ? [bit(by), ' showed ', what, '.'] : [bit(by), ' showed everyone ', what, '.']
  if (by.isMe) return ['You showed ', strong(names(to, told)), ' ', what, '. Nobody else knows.']
  const others = to.filter((each) => !told.who(each).isMe)
  return [
    bit(by),
    ` showed ${listed(['you', ...others.map((each) => told.who(each).name)])} `,
    what,
    '. Nobody else knows.',
  ]
}

function passed({ seat, secret }: EventOf<'turnPassed'>, { who }: Told): Bits {
  return [bit(who(seat)), ' passed', secret === null ? '.' : `, and secretly turned to ${SIDES[secret]}.`]
}

function used(event: EventOf<'robotUsed'>, told: Told): Bits {
  const { seat, robot, copyOf, targets, allegiance } = event
  return [
    bit(told.who(seat)),
    ' used ',
    strong(robot),
    copyOf === null ? '' : ` to do what ${copyOf} did`,
    targets.length === 0 ? '' : ` on ${objects(targets, told)}`,
    allegiance === null ? '.' : `: ${SIDES[allegiance]}.`,
  ]
}

function reacted({ seat, robot, reaction, target }: EventOf<'reacted'>, { who }: Told): Bits {
  const effects = {
    fail: 'it fails.',
    rebound: `it bounces off ${object(who(target))} and hits the robot that started it.`,
    force: 'it works after all.',
    doOver: `${object(who(target))} ${verb(who(target), 'are', 'is')} forced to ${whose(who(seat))} side.`,
  }
  return [bit(who(seat)), ' played ', strong(robot), ': ', effects[reaction]]
}

function judged({ target, stands, truth }: EventOf<'judged'>, { who }: Told): Bits {
  const secret = truth === null || truth === stands ? '' : truth ? ' In truth it worked.' : ' In truth it failed.'
  return [stands ? 'So far it works on ' : 'So far it fails on ', objectBit(who(target)), '.', secret]
}

const ended = (event: EventOf<'conversionEnded'>, { who }: Told): Bits[] =>
  settled(event).map(({ target, to }) => {
    const it = who(target)
    if (to === null) return [bit(it), verb(it, ' aren’t', ' isn’t'), ' converted.']
    return [bit(it), verb(it, '’re ', ' is '), strong(SIDES[to]), ' now.']
  })

function flipped({ target, result }: EventOf<'coinFlipped'>, { who }: Told): Bits {
  const head: Bits = [Whose(who(target)), ' coin was flipped']
  if (result === null) return [...head, '.']
  return result === 'locked' ? [...head, ', but LockBot held it.'] : [...head, ': ', strong(SIDES[result]), '.']
}

function won({ winners }: EventOf<'gameOver'>, told: Told): Bits {
  const [first] = winners
  if (winners.length !== 1 || first === undefined) return [strong(names(winners, told)), ' share the win.']
  return [bit(told.who(first)), verb(told.who(first), ' win', ' wins'), ' the match.']
}

const best = (scores: readonly number[], { who }: Told): string =>
  scores
    .map((score, seat) => ({ score, name: object(who(seat)) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ score, name }) => `${name} ${score}`)
    .join(', ')

export const coveredLog: Words['coveredShow']['log'] = (event, told) => showed(event, told, 'something')

export const log: Sentences = {
  dealt: ({ round, seat, own }) => [
    ...(seat === 0 ? [[strong(`Round ${round}`), ': a robot, a power and a coin for everyone.']] : []),
    ...(own === null
      ? []
      : [
          [
            'You were dealt ',
            strong(own.robot),
            `, power ${own.power}, and you’re `,
            strong(SIDES[own.allegiance]),
            '.',
          ],
        ]),
  ],
  phaseBegan: ({ phase }) => [
    [{ discussion: 'Talk, show, lie.', turns: 'The countdown begins.', pass: 'The Pass phase begins.' }[phase]],
  ],
  showed: (event, told) => [showed(event, told, strong(cards.thing(event.showed)))],
  passedEarly: ({ seat }, { who }) => [[bit(who(seat)), ' passed before the countdown.']],
  ready: ({ seat, on }, { who }) =>
    on ? none : [[bit(who(seat)), verb(who(seat), ' have', ' has'), ' more to say: not ready after all.']],
  callOpened: () => none,
  callClosed: ({ call, claimants }, told) => [
    [strong(called(call)), ': ', claimants.length === 0 ? 'nobody.' : `${ordered(claimants, told)}.`],
  ],
  missed: () => [['You’ve missed all your calls: no turn this round. You can still react.']],
  ordered: ({ by, order }, told) => [
    by === null
      ? ['Drawn by lot: ', `${ordered(order, told)}.`]
      : [bit(told.who(by)), ' put the others in order: ', `${ordered(order, told)}.`],
  ],
  turnBegan: ({ seat, isPass, as, level }, { who }) => [
    [
      bit(who(seat)),
      verb(who(seat), ' take your turn', ' takes their turn'),
      isPass ? ' in the Pass phase' : '',
      as === 'free' ? ', thanks to FreeBot' : as === 'plus' && level !== null ? `, as ${level} thanks to PlusBot` : '',
      '.',
    ],
  ],
  turnPassed: (event, told) => [passed(event, told)],
  robotUsed: (event, told) => [used(event, told)],
  // The robot's line has said as much of a push.
  conversionDeclared: ({ conversion, real }, told) =>
    conversion.via === 'push'
      ? none
      : [
          [
            ...chain.declared(conversion, told),
            real === null || real === conversion.allegiance ? '.' : `. In truth: ${SIDES[real]}.`,
          ],
        ],
  judged: (event, told) => [judged(event, told)],
  reacted: (event, told) => [reacted(event, told)],
  conversionEnded: ended,
  allegianceNow: ({ allegiance }) => [['Your coin says ', strong(SIDES[allegiance]), '.']],
  coinFlipped: (event, told) => [flipped(event, told)],
  nobodyPasses: () => [['Nobody passes: this round has no Pass phase.']],
  countdownEnded: ({ noTurn }, told) => [
    ['The countdown is over.', noTurn.length === 0 ? '' : ` No turn this round: ${names(noTurn, told)}.`],
  ],
  linedUp: ({ places, excluded }, told) => [
    ...(places.length === 0
      ? []
      : [
          [
            'In line: ',
            strong(
              ordered(
                places.map(({ seat }) => seat),
                told,
              ),
            ),
            '.',
          ],
        ]),
    ...(excluded.length === 0 ? [] : [['Left out as the lowest: ', strong(names(excluded, told)), '.']]),
  ],
  passForced: ({ seat }, { who }) => [
    [bit(who(seat)), verb(who(seat), ' have', ' has'), ' reacted, so this is a pass.'],
  ],
  revealed: ({ round, result }, told) => [
    [strong(reveal.winner(result, round)), '. ', reveal.by[result.by]],
    ...reveal.secrets(result.diary, told).map(({ bits }) => bits),
  ],
  scored: ({ scores }, told) => [['Points: ', best(scores, told), '.']],
  gameOver: (event, told) => [won(event, told)],
}
