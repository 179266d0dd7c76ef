import type { Event, SeenSeat, View } from '@robot-night/engine/games/evil-robots-influence'
import { describe, expect, it } from 'vitest'
import { after } from './staging.ts'
import { storyboard } from './storyboard.ts'
import { lived } from '../testing.ts'

const VIEWERS = [0, 2, 'spectator'] as const
/** The purse is emptied when a round is over, and nobody is told of it; the next round's start says so. */
const isCleared = (events: readonly Event[]): boolean =>
  events.some(({ kind }) => kind === 'splitDone') && !events.some(({ kind }) => kind === 'roundStarted')
const kindsOf = (events: readonly Event[]): string[] => events.map(({ kind }) => kind)

describe('what is shown one thing after another', () => {
  it.each(VIEWERS)('comes to the coins, Influence and pot that the room says, for %s', (viewer) => {
    for (const { before, events, now } of lived(4, viewer, 4)) {
      const staged = events.reduce(after, before)
      const coins = ({ hidden, shown, influence }: SeenSeat) => ({ hidden, shown, influence })
      expect([staged.seats.map(coins), kindsOf(events)]).toEqual([now.seats.map(coins), kindsOf(events)])
      expect(staged.pot).toBe(now.pot)
      expect(staged.idle && [staged.idle.left, staged.idle.right]).toEqual(now.idle && [now.idle.left, now.idle.right])
    }
  })

  it.each(VIEWERS)('comes to the powers and the stack that the room says, for %s', (viewer) => {
    for (const { before, events, now } of lived(5, viewer, 2)) {
      if (isCleared(events) || now.phase.kind === 'over') continue
      const staged = events.reduce(after, before)
      const powers = ({ seats, stack, order, token }: View) => ({
        ...{ stack, order, token },
        seats: seats.map(({ power, level, mark }) => ({ power, level, mark })),
      })
      expect(powers(staged)).toEqual(powers(now))
    }
  })

  it('comes to the proposals and the result that the room says', () => {
    for (const { before, events, now } of lived(5, 1, 9)) {
      const staged = events.reduce(after, before)
      expect(staged.result).toEqual(now.result)
      if (before.phase.kind === 'split' && now.phase.kind === 'split') expect(staged.phase).toEqual(now.phase)
    }
  })

  it('knows of nobody’s secrets more than the room has said', () => {
    for (const { before, events, now } of lived(4, 'spectator', 7)) {
      const staged = events.reduce(after, before)
      const backs = ({ seats }: View) => seats.map(({ left, right }) => [left?.kind === 'back', right?.kind === 'back'])
      if (now.phase.kind !== 'over' && !kindsOf(events).includes('museKept')) {
        const held = backs(now)
        backs(staged).forEach(([left, right], seat) => {
          if (held[seat]?.[0] && !isCleared(events)) expect(left).toBe(true)
          if (held[seat]?.[1] && !isCleared(events)) expect(right).toBe(true)
        })
      }
    }
  })
})

describe('the storyboard', () => {
  it('gives whatever it shows a moment', () => {
    for (const { before, events } of lived(3, 1, 7))
      for (const { ms, stage } of storyboard(before, events)) {
        expect(ms).toBeGreaterThan(0)
        expect(events).toContain(stage.event)
      }
  })

  it('turns all coins at once, then parts the sides, then says who wins', () => {
    let counts = 0
    for (const { before, events } of lived(4, 0, 5)) {
      if (!kindsOf(events).includes('counted')) continue
      counts += 1
      const stages = storyboard(before, events).map(({ stage }) => stage)
      const scene = stages.filter((stage) => stage.scene?.of === 'count')
      const beats = scene.map((stage) => stage.scene?.of === 'count' && stage.scene.beat)
      expect(beats.slice(0, 4)).toEqual(['lie', 'turn', 'sides', 'won'])
      expect(scene.slice(0, 3).every(({ event }) => event.kind !== 'counted')).toBe(true)
      expect(scene[0]?.view.result?.split).toBeNull()
    }
    expect(counts).toBeGreaterThan(0)
  })

  it('leaves what a round came to before the next one covers it, for who was not asked meanwhile', () => {
    let [rounds, asked] = [0, 0]
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const)
      for (const { before, events } of lived(4, viewer, 5)) {
        if (before.phase.kind !== 'retain' || !kindsOf(events).includes('roundStarted')) continue
        const kept = storyboard(before, events).filter(({ stays }) => stays)
        const isAsked = before.phase.asked.some((seat) => seat === viewer)
        if (isAsked) asked += 1
        else rounds += 1
        expect(kept.map(({ stage }) => [stage.scene?.of, stage.view.round, stage.view.result !== null])).toEqual(
          isAsked ? [] : [['count', before.round, true]],
        )
      }
    expect([rounds, asked].every((count) => count > 0)).toBe(true)
  })

  it('shows how a split came out where it was talked about', () => {
    let ends = 0
    for (const { before, events } of lived(5, 0, 9)) {
      const isTalked = before.phase.kind === 'split' && kindsOf(events).includes('splitDone')
      if (!isTalked) continue
      ends += 1
      const [first] = storyboard(before, events)
      const shown = storyboard(before, events).find(({ stage }) => stage.event.kind === 'splitDone') ?? first
      expect(shown?.stage.view.phase.kind).toBe('split')
      expect(shown?.stage.view.result?.split).not.toBeNull()
    }
    expect(ends).toBeGreaterThan(0)
  })
})
