import { TOM, IDA, LIMIT, type SeatAct, NOTHING, sits, grabs, cuts, OTHER } from './seatDeeds.ts'

export const HOST_ACTS: readonly SeatAct[] = [
  {
    ...{ who: 'host', act: 'has a bot play for somebody who is here', when: 'match' },
    ...{ learns: NOTHING, changes: 'nothing: refused' },
    does: (e) => {
      e.manages({ do: 'setBot', chair: TOM, on: true })
      grabs(e)
    },
  },
  {
    ...{ who: 'host', act: 'cuts somebody’s connection, and has a bot play for them', when: 'match' },
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
    ...{ who: 'host', act: 'removes somebody', when: 'match, seats pass on' },
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
    ...{ who: 'host', act: 'makes somebody else the host, who then removes somebody', when: 'match' },
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
    ...{ who: 'host', act: 'removes somebody after the match, and a friend sits down there', when: 'over' },
    ...{ learns: 'what watchers see of that match', changes: 'the chair, for the next match' },
    does: (e) => {
      e.manages({ do: 'clearChair', chair: TOM })
      sits(e, 'eva')
    },
    seenBy: [],
    line: 'sentHome',
  },
  {
    ...{ who: 'host', act: 'removes somebody before the match, and a friend sits down there', when: 'lobby' },
    ...{ learns: 'no whispers of the person who sat there', changes: 'the chair' },
    does: (e) => {
      e.manages({ do: 'clearChair', chair: TOM })
      sits(e, 'eva')
    },
    seenBy: [],
    line: 'sentHome',
  },
]
