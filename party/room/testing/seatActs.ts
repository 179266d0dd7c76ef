// For tests: everything that anybody can do about a seat, and what comes of it. docs/security.md has the same table.

import { TITLES } from '@robot-night/engine'
import type { Evening } from './evening.ts'

/** Mara is the host, Tom and Ida play, Otto watches by name, Eva is a friend of the host's without a seat. */
export const TOM = 1
const IDA = 2
/** As long as this table waits for anybody. */
export const LIMIT = 120_000

export interface SeatAct {
  who: string
  act: string
  when: 'lobby' | 'match' | 'match, seats pass on' | 'over'
  /** What they may learn by it, and what they may change. */
  learns: string
  changes: string
  does(evening: Evening): void
  /** Devices that see Tom's seat afterwards; he himself, where nothing is said. */
  seenBy?: readonly string[]
  /** The public line that says so, where a seat has changed. */
  line?: string
}

const NOTHING = 'nothing'
/** Not the title on the table. */
const [OTHER = ''] = TITLES.map(({ id }) => id)
const sits = (evening: Evening, device: string, chair: number | null = TOM) => {
  evening.takes({ kind: 'sit', device, wish: { name: device, ...(chair === null ? {} : { chair }) } })
  evening.comes(device)
}
/** The host's friend tries to get Tom's seat by every way there is. */
function grabs(evening: Evening): void {
  const wish = { name: 'Eva' }
  evening.takes({ kind: 'sit', device: 'eva', wish, isStranger: true })
  evening.manages({ do: 'invite', chair: TOM, ticket: 'friend' })
  evening.takes({ kind: 'ticket', device: 'eva', hash: 'friend', wish: { take: true, name: 'Eva' } })
  evening.manages({ do: 'letTakeOver', on: true })
  evening.manages({ do: 'lock', on: false })
  sits(evening, 'eva')
  sits(evening, 'eva', null)
}
const cuts = (evening: Evening) => {
  evening.goes('tom')
  evening.manages({ do: 'setBot', chair: TOM, on: true })
}
/** Tom's tablet asks for his seat. */
function asks(evening: Evening, use: 'move' | 'mirror', device = 'tablet'): void {
  evening.own({ do: 'handOff', use, ticket: `of tom's ${use}`.padEnd(20, '-') }, 'tom')
  const hash = `of tom's ${use}`.padEnd(20, '-')
  evening.takes({ kind: 'ticket', device, hash, wish: { take: true } })
}
const answers = (evening: Evening, yes: boolean) => {
  const ticket = evening.room.tickets.findLast(({ end }) => end === null)?.hash.slice(0, 16) ?? ''
  evening.own({ do: 'letIn', ticket, yes }, 'tom')
  evening.comes('tablet')
}

export const SEAT_ACTS: readonly SeatAct[] = [
  {
    ...{ who: 'host', act: 'has a bot play for somebody who is here', when: 'match' },
    ...{ learns: NOTHING, changes: 'nothing: refused' },
    does: (e) => {
      e.manages({ do: 'setBot', chair: TOM, on: true })
      grabs(e)
    },
  },
  {
    ...{ who: 'host', act: 'cuts somebody’s line, and has a bot play for them', when: 'match' },
    ...{ learns: NOTHING, changes: 'a bot moves until they are back, which is at once' },
    does: (e) => {
      cuts(e)
      grabs(e)
      e.comes('tom')
    },
    line: 'returned',
  },
  {
    ...{ who: 'host', act: 'the same, and a friend asks for the seat at once', when: 'match, seats pass on' },
    ...{ learns: NOTHING, changes: 'the friend is refused: the limit is not over' },
    does: (e) => {
      cuts(e)
      grabs(e)
    },
    line: 'botSteppedIn',
  },
  {
    ...{ who: 'host', act: 'sets a faster clock, so that more are away for too long', when: 'match, seats pass on' },
    ...{ learns: NOTHING, changes: 'the clock; the limit stays as it was at the deal' },
    does: (e) => {
      cuts(e)
      e.manages({ do: 'setPace', pace: 'fast' })
      e.now += LIMIT / 2
      grabs(e)
    },
    line: 'pace',
  },
  {
    ...{ who: 'host', act: 'lets seats pass on', when: 'match' },
    ...{ learns: NOTHING, changes: 'nothing: refused until the match is over' },
    does: (e) => {
      e.manages({ do: 'letTakeOver', on: true })
      cuts(e)
      e.now += 10 * LIMIT
      grabs(e)
    },
    line: 'botSteppedIn',
  },
  {
    ...{ who: 'host', act: 'sends somebody home', when: 'match, seats pass on' },
    ...{ learns: NOTHING, changes: 'a bot plays the seat to the end; nobody gets it' },
    does: (e) => {
      e.manages({ do: 'clearChair', chair: TOM })
      e.now += 10 * LIMIT
      grabs(e)
    },
    seenBy: [],
    line: 'sentHome',
  },
  {
    ...{ who: 'host', act: 'bans somebody, takes it back and invites a friend', when: 'match, seats pass on' },
    ...{ learns: NOTHING, changes: 'a bot plays the seat to the end; nobody gets it' },
    does: (e) => {
      e.manages({ do: 'ban', chair: TOM })
      e.manages({ do: 'unban', number: 1 })
      grabs(e)
      sits(e, 'tom')
    },
    seenBy: [],
    line: 'banned',
  },
  {
    ...{ who: 'host', act: 'makes somebody else the host, who then sends somebody home', when: 'match' },
    ...{ learns: NOTHING, changes: 'as if they had done it themselves' },
    does: (e) => {
      e.manages({ do: 'passHost', chair: IDA })
      e.manages({ do: 'clearChair', chair: TOM }, 'ida')
      grabs(e)
    },
    seenBy: [],
    line: 'sentHome',
  },
  {
    ...{ who: 'host', act: 'changes the title, which moves people to other chairs', when: 'match' },
    ...{ learns: NOTHING, changes: 'nothing: refused until the match is over' },
    does: (e) => void e.manages({ do: 'setTitle', title: OTHER, out: [TOM] }),
  },
  {
    ...{ who: 'host', act: 'sends somebody home after the match, and a friend sits down there', when: 'over' },
    ...{ learns: 'what watchers see of that match', changes: 'the chair, for the next match' },
    does: (e) => {
      e.manages({ do: 'clearChair', chair: TOM })
      sits(e, 'eva')
    },
    seenBy: [],
    line: 'sentHome',
  },
  {
    ...{ who: 'host', act: 'sends somebody home before the match, and a friend sits down there', when: 'lobby' },
    ...{ learns: 'no whisper of who sat there', changes: 'the chair' },
    does: (e) => {
      e.manages({ do: 'clearChair', chair: TOM })
      sits(e, 'eva')
    },
    seenBy: [],
    line: 'sentHome',
  },
  {
    ...{ who: 'other players', act: 'vote for a bot in place of somebody away', when: 'match, seats pass on' },
    ...{ learns: NOTHING, changes: 'a bot moves until they are back' },
    does: (e) => {
      e.goes('tom')
      for (const device of ['mara', 'ida']) e.says(device, { id: e.id(), what: 'vote', chair: TOM, on: true })
      grabs(e)
      e.comes('tom')
    },
    line: 'returned',
  },
  {
    ...{ who: 'bot', act: 'plays for somebody away, or on in their place', when: 'match' },
    ...{ learns: 'what that seat sees', changes: 'moves, until they are back or to the end' },
    does: cuts,
    line: 'botSteppedIn',
  },
  {
    ...{ who: 'player', act: 'leaves', when: 'match' },
    ...{ learns: 'what watchers see', changes: 'a bot plays on; the seat waits for them' },
    does: (e) => {
      e.own({ do: 'leave' }, 'tom')
      grabs(e)
    },
    seenBy: [],
    line: 'left',
  },
  {
    ...{ who: 'player', act: 'leaves and comes back, also to a locked room', when: 'match, seats pass on' },
    ...{ learns: 'their own seat again; whispers from before are gone', changes: 'plays on' },
    does: (e) => {
      e.own({ do: 'leave' }, 'tom')
      e.manages({ do: 'lock', on: true })
      sits(e, 'tom', null)
    },
    line: 'returned',
  },
  {
    ...{ who: 'player', act: 'leaves, and asks for another seat', when: 'match, seats pass on' },
    ...{ learns: 'their own seat again, and no other', changes: 'plays on' },
    does: (e) => {
      for (const device of ['ida', 'tom']) e.own({ do: 'leave' }, device)
      sits(e, 'tom', IDA)
    },
    line: 'returned',
  },
  {
    ...{ who: 'newcomer', act: 'takes the seat of somebody who has left', when: 'match, seats pass on' },
    ...{ learns: 'that seat from then on, and no whisper of its person', changes: 'plays it' },
    does: (e) => {
      e.own({ do: 'leave' }, 'tom')
      grabs(e)
    },
    seenBy: ['eva'],
    line: 'tookOver',
  },
  {
    ...{ who: 'newcomer', act: 'takes the seat of somebody away past the limit', when: 'match, seats pass on' },
    ...{ learns: 'that seat from then on, and no whisper of its person', changes: 'plays it' },
    does: (e) => {
      cuts(e)
      e.now += LIMIT
      grabs(e)
      e.comes('tom')
      sits(e, 'tom')
    },
    seenBy: ['eva'],
    line: 'tookOver',
  },
  {
    ...{ who: 'newcomer', act: 'takes the seat of somebody who has left', when: 'match' },
    ...{ learns: NOTHING, changes: 'nothing: refused' },
    does: (e) => {
      e.own({ do: 'leave' }, 'tom')
      e.now += 10 * LIMIT
      grabs(e)
    },
    seenBy: [],
    line: 'left',
  },
  {
    ...{ who: 'invited person', act: 'comes with the host’s ticket', when: 'match, seats pass on' },
    ...{ learns: NOTHING, changes: 'nothing: free chairs only, between matches' },
    does: (e) => {
      e.manages({ do: 'invite', chair: 4, ticket: 'free' })
      e.takes({ kind: 'ticket', device: 'eva', hash: 'free', wish: { take: true, name: 'Eva' } })
      e.comes('eva')
    },
  },
  {
    ...{ who: 'ticket holder', act: 'asks for a seat on another device, and is not let in', when: 'match' },
    ...{ learns: NOTHING, changes: NOTHING },
    does: (e) => {
      asks(e, 'mirror')
      answers(e, false)
    },
  },
  {
    ...{ who: 'second device', act: 'is let in by the seat’s person', when: 'match' },
    ...{ learns: 'that seat, and its person’s whispers', changes: 'plays it, signs out the others, leaves' },
    does: (e) => {
      asks(e, 'mirror')
      answers(e, true)
    },
    seenBy: ['tom', 'tablet'],
  },
  {
    ...{ who: 'second device', act: 'gets the seat moved to it', when: 'match' },
    ...{ learns: 'that seat, and its person’s whispers', changes: 'the first one watches from then on' },
    does: (e) => {
      asks(e, 'move')
      answers(e, true)
    },
    seenBy: ['tablet'],
  },
  {
    ...{ who: 'second device', act: 'is signed out, and asks for another seat', when: 'match, seats pass on' },
    ...{ learns: NOTHING, changes: 'nothing: it has seen a hand of this match' },
    does: (e) => {
      asks(e, 'mirror')
      answers(e, true)
      const tablet = 'tablet'.slice(0, 16)
      e.own({ do: 'signOut', device: tablet }, 'tom')
      e.own({ do: 'leave' }, 'ida')
      sits(e, 'tablet', IDA)
    },
  },
  {
    ...{ who: 'ticket holder', act: 'asks before the person is removed', when: 'match' },
    ...{ learns: NOTHING, changes: 'nothing: the tickets of who is removed are worthless' },
    does: (e) => {
      asks(e, 'mirror')
      e.manages({ do: 'ban', chair: TOM })
      answers(e, true)
      grabs(e)
    },
    seenBy: [],
    line: 'banned',
  },
  {
    ...{ who: 'removed person', act: 'comes back', when: 'match, seats pass on' },
    ...{ learns: 'what watchers see', changes: 'nothing until the match is over' },
    does: (e) => {
      e.manages({ do: 'clearChair', chair: TOM })
      e.comes('tom')
      sits(e, 'tom')
    },
    seenBy: [],
    line: 'sentHome',
  },
  {
    ...{ who: 'banned person', act: 'comes back, watches, or gives a name as a watcher', when: 'match' },
    ...{ learns: NOTHING, changes: 'nothing: refused' },
    does: (e) => {
      e.manages({ do: 'ban', chair: TOM })
      e.names('tom', 'Nobody')
      sits(e, 'tom')
    },
    seenBy: [],
    line: 'banned',
  },
  {
    ...{ who: 'watcher', act: 'asks for a seat, by the code or by the list of public tables', when: 'match' },
    ...{ learns: NOTHING, changes: 'nothing: refused' },
    does: (e) => {
      e.manages({ do: 'setPublic', on: true })
      sits(e, 'otto')
      e.takes({ kind: 'sit', device: 'otto', wish: { name: 'Otto' }, isStranger: true })
      grabs(e)
    },
  },
]
