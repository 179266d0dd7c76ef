import { TOM, IDA, LIMIT, type SeatAct, NOTHING, sits, grabs, cuts, asks, answers } from './seatDeeds.ts'

export const OTHER_ACTS: readonly SeatAct[] = [
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
    ...{ who: 'bot', act: "plays for somebody who's away, or plays on for somebody who has gone", when: 'match' },
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
    ...{ learns: NOTHING, changes: "nothing: a removed person's tickets are worthless" },
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
