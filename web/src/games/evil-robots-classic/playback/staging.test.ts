import type { ChainStep, Event, SeenFrame } from '@robot-night/engine/games/evil-robots-classic'
import { describe, expect, it } from 'vitest'
import { lived } from '../testing.ts'
import { after } from './staging.ts'
import { storyboard } from './storyboard.ts'
import { pileOf } from '../pile.ts'

const SEEN: readonly Event['kind'][] = ['showed', 'turnBegan', 'linedUp', 'nobodyPasses', 'reacted', 'coinFlipped']

describe('what is shown one thing after another', () => {
  it.each([0, 3, 'spectator'] as const)('comes to what the room says, for %s', (viewer) => {
    for (const { before, events, now } of lived(5, viewer, 4)) {
      if (events.some(({ kind }) => kind === 'dealt')) continue
      const staged = events.reduce(after, before)
      const cards = ({ seats }: typeof now) => seats.map(({ robot, power }) => ({ robot, power }))
      expect(cards(staged)).toEqual(cards(now))
      expect(staged.nobodyPasses).toBe(now.nobodyPasses)
      if (now.phase.kind === 'call') expect(staged.called).toBe(now.called)
      if (now.turn) expect(staged.turn?.seat).toBe(now.turn.seat)
    }
  })

  it('shows the conversions as the room says they stand', () => {
    for (const { before, events, now } of lived(6, 0, 2)) {
      if (now.phase.kind !== 'react') continue
      const staged = events.reduce(after, before).phase
      const facts = now.phase.stack.map(({ via, instigator, target, claim }) => ({ via, instigator, target, claim }))
      const last = staged.kind === 'react' ? staged : { stack: [], steps: [] }
      expect(last.stack.map(({ via, instigator, target, claim }) => ({ via, instigator, target, claim }))).toEqual(
        facts,
      )
      expect(last.steps).toEqual(now.phase.steps)
    }
  })

  it('gives everything that is to be seen a moment, and nothing else one', () => {
    for (const { before, events } of lived(4, 1, 7)) {
      const steps = storyboard(before, events)
      const shown = steps.map(({ stage }) => stage.event)
      for (const event of events) {
        const isPrivate = event.kind === 'showed' && event.to !== null
        if (SEEN.includes(event.kind)) expect(shown.includes(event)).toBe(!isPrivate)
      }
      expect(steps.every(({ ms }) => ms > 0)).toBe(true)
    }
  })
})

describe('the pile of a chain', () => {
  const frame = (differing: Partial<SeenFrame> = {}): SeenFrame => ({
    ...{ via: 'convert', instigator: 0, firstTarget: 1, target: 1, shown: 'G', rebounded: false },
    ...{ claim: 'ok', truth: null, real: null },
    ...differing,
  })
  const judged = (stands: boolean): ChainStep => ({ kind: 'judged', stands })
  const facts = (frames: SeenFrame[], ...steps: ChainStep[]) =>
    pileOf(frames, steps).map(({ kind, mark }) => [kind, mark])
  const locked: ChainStep = { kind: 'proved', seat: 1, showed: { what: 'robot', value: 'LockBot' } }

  it('grows as in the rulebook’s chain: LockBot holds, ForceBot forces, BlockBot throws it back', () => {
    expect(
      facts(
        [frame({ target: 0, rebounded: true })],
        locked,
        judged(false),
        { kind: 'reacted', seat: 2, robot: 'ForceBot', reaction: 'force' },
        { kind: 'reacted', seat: 3, robot: 'BlockBot', reaction: 'rebound' },
      ),
    ).toEqual([
      ['declared', 'fail'],
      ['held', 'fail'],
      ['reacted', 'ok'],
      ['reacted', 'ok'],
    ])
  })

  it('says how the top conversion stands, also where a LockBot that lay open holds', () => {
    const back: ChainStep = { kind: 'reacted', seat: 3, robot: 'BlockBot', reaction: 'rebound' }
    expect(facts([frame({ rebounded: true, claim: 'fail' })], judged(true), back)).toEqual([
      ['declared', 'ok'],
      ['reacted', 'fail'],
    ])
  })

  it('keeps what proved it: a power, or a side', () => {
    const power: ChainStep = { kind: 'proved', seat: 1, showed: { what: 'power', value: 4 } }
    expect(pileOf([frame({ claim: 'fail' })], [power, judged(false)])).toMatchObject([
      { proof: { what: 'power', value: 4 }, mark: 'fail' },
    ])
  })

  it('is the conversion alone where nothing has come of it, and nothing where there is none', () => {
    expect(facts([frame({ claim: 'pending' })])).toEqual([['declared', 'pending']])
    expect(facts([])).toEqual([])
  })
})
