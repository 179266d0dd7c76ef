import { describe, expect, it } from 'vitest'
import type { Seat } from '../../core/game.ts'
import { rngOf } from '../../core/rng.ts'
import { bot } from './bot.ts'
import { countOf, evilRobotsInfluence, type CardId, type Decisions, type Offers, type Share } from './index.ts'
import { given, playing, stateOf, type Given } from './testing.ts'
import type { Phase, Proposal, State } from './shapes.ts'

const SEEDS = Array.from({ length: 20 }, (_, at) => `seed ${at}`)
const { view, decisions } = evilRobotsInfluence

type Kind = keyof Decisions
type Puts = { [K in Kind]: (state: State, seat: Seat, seed: string) => Decisions[K]['action'] | null }

/** What the bot of a seat says to the question put to it. */
const says: Puts = {
  claim: (state, seat, seed) => bot.claim(view(state, seat), put('claim', state, seat), rngOf(seed)),
  offer: (state, seat, seed) => bot.offer(view(state, seat), put('offer', state, seat), rngOf(seed)),
  pick: (state, seat, seed) => bot.pick(view(state, seat), put('pick', state, seat), rngOf(seed)),
  giveZero: (state, seat, seed) => bot.giveZero(view(state, seat), put('giveZero', state, seat), rngOf(seed)),
  turn: (state, seat, seed) => bot.turn(view(state, seat), put('turn', state, seat), rngOf(seed)),
  cardChoice: (state, seat, seed) => bot.cardChoice(view(state, seat), put('cardChoice', state, seat), rngOf(seed)),
  reveal: (state, seat, seed) => bot.reveal(view(state, seat), put('reveal', state, seat), rngOf(seed)),
  split: (state, seat, seed) => bot.split(view(state, seat), put('split', state, seat), rngOf(seed)),
  endgame: (state, seat, seed) => bot.endgame(view(state, seat), put('endgame', state, seat), rngOf(seed)),
  retain: (state, seat, seed) => bot.retain(view(state, seat), put('retain', state, seat), rngOf(seed)),
  path: (state, seat, seed) => bot.path(view(state, seat), put('path', state, seat), rngOf(seed)),
}

function put<K extends Kind>(kind: K, state: State, seat: Seat): Decisions[K]['prompt'] {
  const prompt = decisions[kind].asked(state).find((asked) => asked.seat === seat)?.prompt
  if (!prompt) throw new Error(`${kind} is not asked of seat ${seat}`)
  return prompt
}

/** With each seed. */
const often = <K extends Kind>(kind: K, told: Given, seat: Seat = 0) => {
  const state = stateOf(told)
  return SEEDS.map((seed) => says[kind](state, seat, seed))
}
const count = <T>(list: readonly T[], is: (each: T) => boolean): number => list.filter(is).length

describe('on a turn', () => {
  /** Seats 1 and 2 are Good and have had their turn; seat 0 could join them. */
  const joins: Given = { seats: ['5 H/T t2 R09 L10', '4 H/H', '3 H/H', '0(1) T/H'], turn: 0, order: [1, 2, 3, 0] }
  it('section 12 turns its own coin to the side that’s likelier to win', () => {
    expect(count(often('turn', joins), (action) => action?.kind === 'turnOwn')).toBe(SEEDS.length)
  })
  it('section 12 leaves its coins alone when it is on the side that wins', () => {
    const told: Given = { ...joins, seats: ['5 H/H t2 L10 R09', '4 H/H', '3 H/H', '0(1) T/H'] }
    expect(count(often('turn', told), (action) => action?.kind === 'turnOwn')).toBe(0)
  })
  it('section 12 keeps its last token for a Reveal card where a coin brings little', () => {
    const apart = ['4 H/T', '3 H/T', '0(1) H/T']
    const told = (own: string): Given => ({ seats: [own, ...apart], turn: 0, order: [1, 2, 3, 0], pot: 0 })
    const spends = (own: string) => count(often('turn', told(own)), (action) => action?.kind !== 'endTurn')
    expect(spends('5 H/H t1 L14 R13')).toBe(0)
  })
  it('section 12 plays the Clockwork Toll-Keeper early', () => {
    const told: Given = { seats: ['5 H/H t3 L16 R08', '', '', '', ''], stack: '4 3 0(1) 0(6)', turn: 0 }
    for (const action of often('turn', told)) expect(action).toEqual(playing('R08'))
  })
  it('section 12 plays free cards with gain at once', () => {
    const told = (cards: string): Given => ({ seats: [`5 H/H t3 ${cards}`, '', '', ''], stack: '4 3 0(1)', turn: 0 })
    expect(often('turn', told('L16 R03'))[0]).toEqual(playing('R03'))
    expect(often('turn', told('L07 R17'))[0]).toEqual(playing('L07'))
    expect(often('turn', told('L09 R17'))[0]).toEqual(playing('L09'))
  })
  it('section 12 looks at the strongest two coins it does not know', () => {
    const seats = ['5 H/H t2 L01 R17', '4 H/H', '2 H/H', '6 H/H']
    expect(often('turn', { seats, turn: 0 })[0]).toEqual(playing('L01', { seats: [1, 3] }))
  })
  it('section 12 keeps its tokens for an extra turn to come, and uses them there', () => {
    const told: Given = { seats: ['5 H/T t2 L07+ R17', '4 H/H', ''], stack: '0(1)', turn: 0, extras: [0] }
    for (const action of often('turn', told)) expect(action).toEqual({ kind: 'endTurn' })
    const last: Given = { ...joins, extra: true, extras: [0] }
    expect(often('turn', last)[0]).toEqual({ kind: 'turnOwn' })
  })
  it('section 12 takes Influence with the Winking Courtier, from the seat that has most', () => {
    const seats = ['5 H/H t2 i2 L16 R05', '4 H/H i9', '3 H/T i5', '0(1) H/T i2']
    for (const action of often('turn', { seats, turn: 0, pot: 1 })) expect(action).toEqual(playing('R05', { seat: 1 }))
  })
  it('section 12 changes no card and turns no coin that is protected', () => {
    const seats = ['5 H/T t3 L11 R11', '6 T/T L08+', '3 T/T', '0(1) T/T']
    for (const action of often('turn', { seats, turn: 0 })) {
      expect(action?.kind).not.toBe('change')
      expect(action).not.toMatchObject({ coin: { holder: 1 } })
    }
  })
})

describe('a second question', () => {
  const mirror = (seats: string[]): Given => ({
    seats,
    phase: { kind: 'cardChoice', card: 'L13', seat: 0, target: 1, then: { kind: 'reveal', seat: 0 } },
  })
  it('section 12 turns what Mirror Preacher saw if that helps, and only then', () => {
    const sees = (state: State) => {
      state.seats[1]?.hidden.known.push(0)
      return SEEDS.map((seed) => says.cardChoice(state, 0, seed))
    }
    const foe = stateOf(mirror(['4 H/H L13+', '6 T/T', '0(1) H/T']))
    const friend = stateOf(mirror(['4 H/H L13+', '6 H/H', '5 T/T']))
    expect(sees(foe)).toEqual(SEEDS.map(() => ({ turn: true })))
    expect(sees(friend)).toEqual(SEEDS.map(() => ({ turn: false })))
  })

  const muse = (own: string, drawn: CardId[]): Given => ({
    seats: [`4 H/H L06+ ${own}`, '5 H/T', '0(1) H/T'],
    phase: { kind: 'cardChoice', card: 'L06', seat: 0, drawn, then: { kind: 'turn', seat: 0, extra: false } },
  })
  it('section 12 keeps the better card that the Muse of the Mill drew', () => {
    expect(often('cardChoice', muse('R07', ['R13', 'R14']))[0]).toEqual({ keep: 2 })
    expect(often('cardChoice', muse('R14', ['R13', 'R07']))[0]).toEqual({ keep: 0 })
    expect(often('cardChoice', muse('R04+', ['R13', 'R07']))[0]).toEqual({ keep: 1 })
  })
})

describe('in its Reveal window', () => {
  it('section 12 turns what makes it win', () => {
    const told: Given = { seats: ['4 H/T t1 L14 R17', '3 T/T', '0(1) H/T'], reveal: 0, order: [1, 2, 0] }
    for (const action of often('reveal', told)) {
      expect(action).toEqual(playing('L14', { coin: { holder: 0, slot: 'shown' } }))
    }
  })
  it('section 12 passes where nothing helps, and never reveals a card unused', () => {
    const told: Given = { seats: ['6 H/H t1 L11 R12', '3 H/H', '0(1) H/T'], reveal: 0, order: [1, 2, 0] }
    for (const action of often('reveal', told)) expect(action).toEqual({ kind: 'pass' })
  })
  it('section 12 plays the Universal Worker when Neutral', () => {
    const told: Given = { seats: ['6 H/T t1 L09 R14', '3 H/H', '0(1) T/T'], reveal: 0, order: [1, 2, 0] }
    expect(often('reveal', told)[0]).toEqual(playing('R14'))
  })
})

describe('at the auction', () => {
  const claim: Phase = { kind: 'claim', first: true, asked: [0, 1, 2, 3], answers: [] }
  it('section 12 raises a hand sooner if its coins are alike', () => {
    const raised = (coins: string) =>
      count(
        often('claim', { seats: [coins, '', '', '', ''], stack: '6 5 4 3 0(1)', dealer: 4, phase: claim }),
        (action) => Boolean(action?.raise),
      )
    expect(raised('H/H L16 R17')).toBeGreaterThan(raised('H/T L16 R17'))
    expect(raised('H/T L16 R17')).toBeGreaterThan(0)
  })
  it('section 12 pays now and then, little, not its last, and nobody near the end', () => {
    const phase: Phase = { kind: 'offer', dealer: 4, raised: [0, 1], asked: [0, 1], answers: [] }
    const amounts = (influence: number, { seats = 5, dealer = 3 } = {}) =>
      often('offer', {
        seats: [0, 1, 2, 3, 4, 5, 6, 7, 8].slice(0, seats).map((seat) => `i${seat === 4 ? dealer : influence}`),
        ...{ stack: '6 5 4 3 0(1)', dealer: 4, order: [], phase },
      }).map((action) => action?.amount)
    expect(new Set(amounts(4))).toEqual(new Set([0, 1]))
    expect(new Set(amounts(2))).toEqual(new Set([0]))
    expect(new Set(amounts(6, { seats: 9 }))).toEqual(new Set([0, 1, 2]))
    expect(new Set(amounts(6, { dealer: 8 }))).toEqual(new Set([0]))
  })
  it('section 12 picks the highest bribe, of equals the poorest and then the next clockwise, and without one itself', () => {
    const pick = (offers: [Seat, number][], raised: Seat[], dealer: Seat = 0): Given => ({
      seats: ['i4', 'i3', 'i5', 'i3'],
      ...{ stack: '6 5 3 0(1)', dealer, order: [] },
      phase: { kind: 'pick', dealer, raised, offers: offers.map(([seat, amount]) => ({ seat, amount })) },
    })
    const one = (told: Given, seat: Seat = 0) => often('pick', told, seat)[0]
    expect(one(pick([[1, 1], [2, 2]], [0, 1, 2]))).toEqual({ seat: 2 }) // prettier-ignore
    expect(one(pick([[1, 1], [2, 1]], [0, 1, 2]))).toEqual({ seat: 1 }) // prettier-ignore
    expect(one(pick([[1, 1], [3, 1]], [1, 2, 3], 2), 2)).toEqual({ seat: 3 }) // prettier-ignore
    expect(one(pick([[1, 0], [2, 0]], [0, 1, 2]))).toEqual({ seat: 0 }) // prettier-ignore
  })
  it('section 12 gives itself the last zero, and the first one to the seat that has most', () => {
    const phase: Phase = { kind: 'giveZero', dealer: 0, candidates: [1, 2, 3, 0] }
    const told: Given = { seats: ['i9', 'i3', 'i5', 'i2'], stack: '0(1) 0(2) 0(3) 0(4)', dealer: 0, phase }
    expect(often('giveZero', told)[0]).toEqual({ seat: 2 })
  })
})

describe('sharing the pot', () => {
  const shares = (text: string): Share[] => text.split(' ').map((gems, seat) => ({ seat, gems: Number(gems) }))
  const proposal = (number: number, text: string, supporters: Seat[]): Proposal => ({
    ...{ number, by: supporters[0] ?? 0, shares: shares(text), supporters },
  })
  /** `power`: of seat 1, which was given its Power Card after seat 2. */
  const split = (pot: number, proposals: Proposal[], power: string): Given => ({
    seats: ['4 H/H', `${power} H/H`, '4 H/H', '0(1) T/T'],
    ...{ pot, order: [2, 1, 0, 3] },
    phase: { kind: 'split', winners: [0, 1, 2], proposals },
  })
  function sharing(pot: number, proposals: Proposal[], power = '5') {
    const state = stateOf(split(pot, proposals, power))
    state.result = { round: 1, pot, count: countOf(state), split: null, bonuses: [], endgame: [] }
    return says.split(state, 0, 'any')
  }
  it('section 12 proposes even shares, with the rest for the stronger seat, or the one that acted first', () => {
    expect(sharing(6, [])).toEqual({ kind: 'propose', shares: shares('2 2 2') })
    expect(sharing(5, [])).toEqual({ kind: 'propose', shares: shares('1 2 2') })
    expect(sharing(4, [], '5')).toEqual({ kind: 'propose', shares: shares('1 2 1') })
    expect(sharing(4, [], '4')).toEqual({ kind: 'propose', shares: shares('1 1 2') })
  })
  it('section 12 accepts what is fair, and no less', () => {
    expect(sharing(5, [proposal(1, '1 2 2', [1])])).toEqual({ kind: 'accept', proposal: 1 })
    expect(sharing(6, [proposal(1, '1 3 2', [1])])).toEqual({ kind: 'propose', shares: shares('2 2 2') })
  })
  it('section 12 gives in when all others insist, but not for nothing, and never ends the talk', () => {
    const even = proposal(2, '2 2 2', [0])
    expect(sharing(6, [proposal(1, '1 3 2', [1, 2]), even])).toEqual({ kind: 'accept', proposal: 1 })
    expect(sharing(6, [proposal(1, '0 3 3', [1, 2]), even])).toBeNull()
  })
})

describe('at the end of a round', () => {
  const asked = [0, 1, 2]
  const endgame = (own: string, ...others: string[]) => {
    const told: Given = { seats: [own, ...others], phase: { kind: 'endgame', asked, answers: [] } }
    return often('endgame', told)[0]?.sides
  }
  it('section 12 reveals Endgame cards only where they work', () => {
    expect(endgame('i9 L02 R16', 'i10', 'i4')).toEqual(['right'])
    expect(endgame('i10 L02 R16', 'i10', 'i4')).toEqual([])
    expect(endgame('i9 L17 R01', 'i10', 'i4')).toEqual(['left'])
    expect(endgame('i10 L17 R01', 'i10', 'i4')).toEqual([])
    expect(endgame('i10 L02 R17', 'i12', 'i4')).toEqual(['right'])
    expect(endgame('i11 L02 R17', 'i12', 'i4')).toEqual([])
  })
  it('section 12 sends the Wooden Dove when not leading, but not away from a win', () => {
    expect(endgame('i8 L16 R01', 'i10', 'i4')).toEqual(['left'])
    expect(endgame('i10 L16 R01', 'i10', 'i4')).toEqual([])
    expect(endgame('i10 L16 R17', 'i12', 'i4')).toEqual(['right'])
  })
  it('section 12 keeps good cards, and Endgame cards once the end is near', () => {
    const keeps = (own: string, other = 'i4') => {
      const told: Given = { seats: [own, other, 'i4'], phase: { kind: 'retain', asked, answers: [] } }
      return often('retain', told)[0]?.keep
    }
    expect(keeps('i5 L14 R04')).toEqual(['left', 'right'])
    expect(keeps('i5 L05 R07')).toEqual([])
    expect(keeps('i5 L17 R16')).toEqual([])
    expect(keeps('i5 L17 R16', 'i8')).toEqual(['left', 'right'])
    expect(keeps('i2 L17 R16', 'i8')).toEqual([])
  })
  it('section 12 chooses either path', () => {
    const phase: Phase = { kind: 'path', winners: [0], answers: [] }
    const paths = often('path', { seats: ['i10', 'i4', 'i4'], phase }).map((action) => action?.path)
    expect(new Set(paths)).toEqual(new Set(['good', 'evil']))
  })
})

it('section 12 does not go back on a split that it supports', () => {
  const prompt: Offers['reconsider']['prompt'] = { ...{ seat: 0, pot: 4, winners: [0, 1], left: 5 }, proposals: [] }
  expect(bot.reconsider(given({ seats: ['i3', 'i3', 'i3'] }).view(0), prompt, rngOf('any'))).toBeNull()
})
