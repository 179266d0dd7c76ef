import { robotRevolution, type Event, type SeenCard, type View } from '@robot-night/engine/games/robot-revolution'
import { describe, expect, it } from 'vitest'
import { lengthOf } from '#lib/motion/playback.ts'
import { lived } from '../testing.ts'
import { MOST_MS } from './playback.ts'
import { storyboard, type Battle, type Stage } from './storyboard.ts'

const [two, four] = [2, 4].map((seats) =>
  robotRevolution.view(robotRevolution.setup(seats, { sharedCodeMin: 2 }), 'spectator'),
) as [View, View]
const hidden: SeenCard = { hidden: true }
const up = (card: 'QD' | '9C' | '9D', sideways = false): SeenCard => ({
  card,
  faceUp: true,
  ...(sideways ? { sideways } : {}),
})
const strong = (seat: number, base: number, bonus = 0) => ({
  seat,
  base,
  rankAndFile: bonus,
  sharedCode: 0,
  total: base + bonus,
})

/** A battle on 1, as it is told: two cards against a card and a hidden one. */
const laid: View = {
  ...two,
  stacks: [
    [
      [up('9D', true), up('9C')],
      [up('QD'), hidden],
    ],
    [[], []],
    [[], []],
    [[], []],
    [[], []],
  ],
}
const revealed: Event = { kind: 'revealed', cards: [{ battlefield: 1, seat: 1, position: 1, card: 'AD' }] }
const held: Battle = {
  kind: 'battle',
  battlefield: 1,
  totals: [strong(0, 18, 9), { seat: 1, base: 26, rankAndFile: 0, sharedCode: 5, total: 31 }],
  outcome: 'hold',
  winner: 1,
  holdCard: 'QD',
  discarded: ['9D', '9C', 'AD'],
}
const stagesOf = (view: View, events: Event[]): Stage[] => storyboard(view, events).map(({ stage }) => stage)
const cards = (view: View, seat: number) => view.stacks[0]![seat]!.map((seen) => ('hidden' in seen ? '?' : seen.card))

describe('a battle that is fought', () => {
  const stages = stagesOf(laid, [revealed, held])
  const lights = stages.map(({ light }) => light!)

  it('comes into the light, is turned up, counted, judged, stamped and cleared, in this order', () => {
    expect(
      lights.map(({ shows, beat, isCleared }) => (beat === 'rest' ? (isCleared ? 'clear' : shows) : beat)),
    ).toEqual(['lamp', 'cards', 'cards', 'totals', 'stamp', 'clear', 'clear', 'clear'])
  })

  it('counts a card only when it lies open, and its bonus after that', () => {
    const counters = lights.map(({ counts }) => counts.find(({ seat }) => seat === 1)!.total)
    expect(counters).toEqual([12, 12, 26, 31, 31, 31, 31, 31])
  })

  it('sweeps the losers first, then what supported the winner, and leaves the hold turned sideways', () => {
    expect(stages.map(({ view }) => [cards(view, 0).join(' '), cards(view, 1).join(' ')]).slice(4)).toEqual([
      ['9D 9C', 'QD AD'],
      ['', 'QD AD'],
      ['', 'QD'],
      ['', 'QD'],
    ])
    expect(stages.at(-1)!.view.stacks[0]![1]).toEqual([{ card: 'QD', faceUp: true, sideways: true }])
    expect(stages.at(-1)!.flights).toMatchObject([{ look: 'turns', from: 'front/1/1/0' }])
  })

  it('turns nothing up and names no winner before its moment', () => {
    expect(cards(stages[0]!.view, 1)).toEqual(['QD', '?'])
    expect(stages.slice(0, 3).every(({ light }) => light!.shows === 'cards')).toBe(true)
  })
})

describe('other ends of a battle', () => {
  const clear = (battle: Partial<Battle>) => stagesOf(laid, [revealed, { ...held, ...battle }])

  it('a tie sweeps all off and turns nothing', () => {
    const stages = clear({ outcome: 'tie', winner: null, holdCard: null, discarded: ['9D', '9C', 'QD', 'AD'] })
    expect(stages.at(-1)!.view.stacks[0]).toEqual([[], []])
    expect(stages.flatMap(({ flights }) => flights).map(({ look }) => look)).toEqual(Array(4).fill('leaves'))
  })

  it('a breakthrough breaks a bar of everybody else who is in', () => {
    const view: View = {
      ...four,
      stacks: [[[], [up('QD', true)], [], []], ...Array.from({ length: 4 }, () => [[], [], [], []])],
      seats: four.seats.map((seat, at) => ({ ...seat, generalsLeft: at === 3 ? 0 : 4, living: at !== 3 })),
    }
    const through: Battle = {
      ...held,
      totals: [strong(1, 12)],
      outcome: 'breakthrough',
      holdCard: null,
      discarded: ['QD'],
    }
    const lost: Event = { kind: 'generalsLost', seat: 0, hits: 1, lost: 1, generalsLeft: 3, cards: null }
    const stages = stagesOf(view, [{ kind: 'revealed', cards: [] }, through, lost])
    expect(stages.map(({ broken }) => broken.join(''))).toEqual(['0000', '0000', '0000', '0000', '1010', '0010'])
    expect(stages.at(-1)!.flights).toMatchObject([{ from: 'general/0/0', to: 'seat/0', look: 'back' }])
  })

  it('where nobody has a card nobody waits, if another battle is to come', () => {
    const empty: Battle = { ...held, totals: [], outcome: 'empty', winner: null, holdCard: null, discarded: [] }
    const stages = stagesOf(laid, [revealed, held, { ...empty, battlefield: 2 }, { ...empty, battlefield: 3 }])
    expect(stages.filter(({ event }) => event.kind === 'battle' && event.outcome === 'empty')).toHaveLength(2)
    const first = stagesOf(laid, [revealed, { ...empty, battlefield: 2 }, held])
    expect(first.every(({ done }) => done[0]?.outcome === 'empty')).toBe(true)
  })
})

describe.each([
  [2, 0, 1],
  [2, 'spectator', 6],
  [4, 2, 3],
  [4, 'spectator', 8],
] as const)('every round of a match: %i seats, seen by %s', (seats, viewer, seed) => {
  const frames = [...lived(seats, viewer, seed)]
  const rounds = frames.filter(({ events }) => events.some(({ kind }) => kind === 'battle'))
  const hiddenIn = (view: View, place: number) => view.stacks[place]!.flat().filter((seen) => 'hidden' in seen).length

  it('never turns up a card of a battle that is still to come', () => {
    for (const { before, events } of rounds) {
      const down = events.find(({ kind }) => kind === 'playedDown')!
      const [{ stage: first } = { stage: null }] = storyboard(before, [down])
      for (const { stage } of storyboard(before, events)) {
        for (let place = stage.light?.battle.battlefield ?? 5; place < 5; place++) {
          expect(hiddenIn(stage.view, place)).toBe(hiddenIn(first!.view, place))
        }
      }
    }
  })

  it('stamps battle after battle, in order, each once', () => {
    for (const { before, events } of rounds) {
      const fought = events.filter((event) => event.kind === 'battle' && event.outcome !== 'empty')
      const stamps = storyboard(before, events).filter(({ stage }) => stage.light?.beat === 'stamp')
      expect(stamps.map(({ stage }) => stage.event)).toEqual(fought)
    }
  })

  it('keeps questions waiting from the last card laid until the new round has been told', () => {
    for (const { before, events } of rounds) {
      const blocking = storyboard(before, events).filter(({ stage }) => stage.isBlocking)
      expect(blocking[0]!.stage.event.kind).toBe('playedDown')
      const goesOn = events.at(-1)!.kind !== 'gameOver'
      expect(blocking.some(({ stage }) => stage.event.kind === 'roundStarted')).toBe(goesOn)
    }
  })

  it('ends at what the events lead to, long or short, and shows no step for no time', () => {
    for (const { before, events } of frames) {
      const [whole, short] = [storyboard(before, events), storyboard(before, events, 1000)]
      expect(short.at(-1)?.stage.view).toEqual(whole.at(-1)?.stage.view)
      expect([...whole, ...short].every(({ ms }) => ms > 0)).toBe(true)
    }
  })

  it('is short where there is little time', () => {
    for (const { before, events } of rounds) {
      expect(lengthOf(storyboard(before, events, 1000))).toBeLessThanOrEqual(lengthOf(storyboard(before, events)))
    }
  })
})

describe('the time for a battle', () => {
  it('is as long as the clock after the battles waits', () => {
    const lead = robotRevolution.clocks.afterBattles.lead!
    for (const [pace, ms] of Object.entries(MOST_MS)) expect(ms).toBe(lead[pace as keyof typeof lead]! * 1000)
  })
})
