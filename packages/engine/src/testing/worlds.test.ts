import { describe, expect, it } from 'vitest'
import type { Viewer } from '../core/game.ts'
import { keyOf, keyStream, rngFrom, rngOf } from '../core/rng.ts'
import { movesOf } from './played.ts'
import { byPlayersAtRandom, playout } from './playout.ts'
import { probe, probeSecrets } from './probe/index.ts'
import { CARDS, colourOf } from './probe/material.ts'
import { begun } from './scenario.ts'
import { hindsight, relabel, unseenBy, walk, worldB, type Match } from './worlds.ts'

function played(seed: string, most: number): Match {
  const match = { seats: 4, options: { rounds: 2 }, stream: keyStream(keyOf(seed)) }
  const steps = [...playout(probe, match, byPlayersAtRandom(rngOf(seed)))]
  return { ...match, moves: movesOf(steps).slice(0, most) }
}
const behind = (viewer: Viewer) => ({ secrets: probeSecrets, viewer, rng: rngOf('behind') })

describe('two worlds by hindsight', () => {
  const a = played('two worlds', 8)

  it('exchange what the viewer has never seen, all else stays', () => {
    const b = hindsight(probe, a, behind(2))!
    const unseen = unseenBy(probe, a, behind(2))
    expect(Object.keys(b.swap).toSorted()).toEqual(unseen.toSorted())
    expect(Object.values(b.swap).toSorted()).toEqual(unseen.toSorted())
    expect(Object.entries(b.swap).some(([piece, other]) => piece !== other)).toBe(true)
    const hand = begun(probe, { seats: 4, options: { rounds: 2 } }, a.stream).view(2).own?.hand
    expect(hand?.filter((card) => unseen.includes(card))).toEqual([])
  })

  it('are the same but for the exchange, at every step', () => {
    const b = hindsight(probe, a, behind(2))!
    expect([...walk(probe, worldB(a, b))]).toEqual([...walk(probe, a)].map((step) => relabel(step, b.swap)))
  })

  it('differ by a patch that is plain JSON and reads as many words', () => {
    const b = hindsight(probe, a, behind('spectator'))!
    expect(JSON.parse(JSON.stringify(b))).toEqual(b)
    const rng = rngFrom(worldB(a, b).stream)
    const deck = [...CARDS]
    rng.shuffle(deck)
    expect(Object.keys(b.patch)).toHaveLength(rng.drawn)
  })

  it('are only those in which the clock would have done the same: it claims the true colour', () => {
    const stream = keyStream(keyOf('by the clock'))
    const [first] = begun(probe, { seats: 2, options: { rounds: 1 } }, stream).view(0).own!.hand
    const action = { card: first!, claim: colourOf(first!) }
    const moves: Match['moves'] = [{ what: 'answer', beat: 0, seat: 0, kind: 'lead', action, by: 'clock' }]
    const others = Array.from({ length: 20 }, (_, at) => {
      const rng = rngOf(`clock ${at}`)
      return hindsight(probe, { seats: 2, options: { rounds: 1 }, stream, moves }, { ...behind(1), rng })?.swap[first!]
    })
    const inB = CARDS.filter((card) => others.includes(card))
    expect(inB.length).toBeGreaterThan(1)
    expect(new Set(inB.map(colourOf))).toEqual(new Set([action.claim]))
  })

  it('leave loud pieces where they are', () => {
    const loud = CARDS.filter((card) => colourOf(card) !== 'jade')
    const b = hindsight(probe, a, { ...behind(2), secrets: { ...probeSecrets, loud } })!
    expect(Object.keys(b.swap).filter((card) => loud.some((each) => each === card))).toEqual([])
    expect(Object.keys(b.swap).length).toBeGreaterThan(1)
  })

  it('don’t exist for a viewer who has seen everything', () => {
    expect(hindsight(probe, played('to the end', 99), behind(0))).toBeNull()
  })
})
