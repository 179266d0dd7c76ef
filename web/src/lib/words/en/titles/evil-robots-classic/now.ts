import { plain, type Said } from '#lib/stage/telling.ts'
import { settled } from '#games/evil-robots-classic/words/settled.ts'
import type { EventOf, PerEvent, Told } from '#games/evil-robots-classic/words/telling.ts'
import { chain } from './turn.ts'
import type { Words } from '#games/evil-robots-classic/words/words.ts'
import { cards } from './cards.ts'
import { called, listed, many, object, opening, SIDES, verb, whose, Whose, inTurn } from './grammar.ts'
import { reveal } from './reveal.ts'

const just = (title: string): Said => ({ title, detail: '' })
const names = (seats: readonly number[], { who }: Told): string => listed(opening(seats.map((seat) => who(seat).name)))
const ordered = (seats: readonly number[], { who }: Told): string =>
  inTurn(opening(seats.map((seat) => who(seat).name)))

function showed({ seat, to, byRule }: EventOf<'showed'>, { who }: Told, what: string): Said {
  const by = who(seat)
  const head = `${by.name} ${verb(by, 'show', 'shows')}`
  if (to === null) return { title: `${head} ${what}`, detail: byRule ? 'The rules require it.' : 'To everyone.' }
  if (by.isMe) return { title: `${head} ${what}`, detail: `Only ${names(to, { who })} saw it.` }
  return {
    title: `${head} you ${what}`,
    detail: to.length > 1 ? 'Only some of you know.' : 'Only you know.',
  }
}

function reacted({ seat, robot, reaction, target }: EventOf<'reacted'>, { who }: Told): Said {
  const by = who(seat)
  const effects = {
    fail: 'The conversion fails.',
    rebound: 'It hits the robot that started it.',
    force: 'It works after all.',
    doOver: `${who(target).name} ${verb(who(target), 'are', 'is')} forced to ${whose(by)} side.`,
  }
  return { title: `${by.name} ${verb(by, 'play', 'plays')} ${robot}`, detail: effects[reaction] }
}

function ended(event: EventOf<'conversionEnded'>, { who }: Told): Said {
  const [first, ...rest] = settled(event).map(({ target, to }) => {
    const { name } = who(target)
    if (to === null) return `${name} ${verb(who(target), 'aren’t', 'isn’t')} converted`
    return `${name}${verb(who(target), '’re', ' is')} ${SIDES[to]} now`
  })
  return { title: first ?? '', detail: rest.map((each) => `${each}.`).join(' ') }
}

function used({ seat, robot, copyOf, targets }: EventOf<'robotUsed'>, { who }: Told): Said {
  const title = `${who(seat).name} ${verb(who(seat), 'use', 'uses')} ${copyOf === null ? robot : `${robot}: ${copyOf}`}`
  return { title, detail: targets.length === 0 ? '' : `On ${listed(targets.map((each) => object(who(each))))}.` }
}

export const coveredNow: Words['coveredShow']['now'] = (event, told) => showed(event, told, 'something')

export const now: PerEvent<Said> = {
  dealt: ({ round }) => ({ title: `Round ${round}`, detail: 'A robot, a power and a coin for everyone.' }),
  phaseBegan: ({ phase }) =>
    ({
      discussion: { title: 'Talk, show, lie', detail: 'Good or Evil: the bigger team wins.' },
      turns: { title: 'The countdown begins', detail: 'From 9 or more down to 1.' },
      pass: { title: 'The Pass phase', detail: 'From low to high; the lowest gets no turn.' },
    })[phase],
  showed: (event, told) => showed(event, told, cards.thing(event.showed)),
  passedEarly: ({ seat }, { who }) => ({
    title: `${who(seat).name} ${verb(who(seat), 'pass', 'passes')} early`,
    detail: 'Without showing anything.',
  }),
  ready: ({ seat, on }, { who }) =>
    just(`${who(seat).name} ${verb(who(seat), 'are', 'is')} ${on ? 'ready' : 'not ready after all'}`),
  callOpened: ({ call, asked }) => ({
    title: call === 9 ? 'Is anyone 9 or more?' : `Is anyone ${call}?`,
    detail: `${many(asked.length, 'robot hasn’t', 'robots haven’t')} spoken up yet.`,
  }),
  callClosed: ({ call, claimants }, told) => ({
    title: claimants.length === 0 ? `Nobody at ${called(call)}` : `At ${called(call)}: ${ordered(claimants, told)}`,
    detail: claimants.length > 1 ? 'In the order they answered.' : '',
  }),
  missed: () => ({ title: 'Look at your cards', detail: 'There’s news for your eyes only.' }),
  ordered: ({ by, order }, told) => ({
    title: `First: ${names(order.slice(0, 1), told)}`,
    detail: by === null ? 'Drawn by lot.' : `${told.who(by).name} decided.`,
  }),
  turnBegan: ({ seat, isPass, as, level }, { who }) => ({
    title: `${Whose(who(seat))} turn`,
    detail: isPass
      ? 'In the Pass phase.'
      : as === 'free'
        ? 'Thanks to FreeBot.'
        : as === 'plus' && level !== null
          ? `As ${level}, thanks to PlusBot.`
          : '',
  }),
  turnPassed: ({ seat, byClock }, { who }) => ({
    title: `${who(seat).name} ${verb(who(seat), 'pass', 'passes')}`,
    detail: byClock ? 'Time’s up.' : '',
  }),
  robotUsed: used,
  conversionDeclared: ({ conversion }, told) => just(plain(chain.declared(conversion, told))),
  judged: ({ target, stands }, { who }) => ({
    title: stands ? 'It works, so far' : 'It fails, so far',
    detail: `On ${object(who(target))}.`,
  }),
  reacted,
  conversionEnded: ended,
  allegianceNow: () => just('Look at your coin'),
  coinFlipped: ({ target, result }, { who }) => ({
    title: `${Whose(who(target))} coin is flipped`,
    detail:
      target === 'npc' && result !== null && result !== 'locked'
        ? `${SIDES[result]}.`
        : 'Only its owner sees how it landed.',
  }),
  nobodyPasses: () => ({ title: 'Nobody passes', detail: 'This round has no Pass phase.' }),
  countdownEnded: ({ noTurn }, told) => ({
    title: 'The countdown is over',
    detail: noTurn.length === 0 ? '' : `No turn this round: ${names(noTurn, told)}.`,
  }),
  linedUp: ({ places, excluded }, told) => ({
    title:
      places.length === 0
        ? 'Nobody is in line'
        : `In line: ${ordered(
            places.map(({ seat }) => seat),
            told,
          )}`,
    detail: excluded.length === 0 ? '' : `Left out: ${names(excluded, told)}.`,
  }),
  passForced: ({ seat }, { who }) => ({
    title: `${who(seat).name} ${verb(who(seat), 'pass', 'passes')}`,
    detail: 'A reaction uses up the turn.',
  }),
  revealed: ({ round, result }) => ({ title: reveal.winner(result, round), detail: reveal.by[result.by] }),
  scored: ({ scores }, { who }) => {
    const most = Math.max(...scores)
    const leaders = scores.flatMap((score, seat) => (score === most ? [who(seat).name] : []))
    return { title: 'Counting points', detail: reveal.leader(leaders, most) }
  },
  gameOver: ({ winners }, told) => ({
    title: 'It’s over',
    detail: `${names(winners, told)} ${winners.length > 1 ? 'share the win' : verb(told.who(winners[0] ?? 0), 'win', 'wins')}.`,
  }),
}
