import { describe, expect, it } from 'vitest'
import type { Move, Viewer } from '../core/game.ts'
import { submit } from '../core/match.ts'
import { keyOf, keyStream, rngOf } from '../core/rng.ts'
import { hear, update } from '../core/update.ts'
import { probe, probeSecrets } from './probe/index.ts'
import { begun } from './scenario.ts'
import { unsaid } from './unsaid.ts'
import { walk, type Match } from './worlds.ts'

const stream = keyStream(keyOf('unsaid'))
const table = { seats: 4, options: { rounds: 2 } } as const
const hand = begun(probe, table, stream).view(0).own!.hand
const said = (seat: number, kind: string, given: { action: object; beat?: number }): Move => {
  const what = ['draft', 'order', 'takeBack'].includes(kind) ? 'offer' : 'answer'
  return { what, beat: given.beat ?? 0, seat, kind, action: given.action, by: 'player' }
}
const follow = (seat: number) => said(seat, 'follow', { action: { card: null }, beat: 1 })
const doubt = (seat: number, doubts: boolean) => said(seat, 'doubt', { action: { doubts }, beat: 2 })
const draft = said(0, 'draft', { action: { card: hand[0], claim: 'ruby' } })
const lead = said(0, 'lead', { action: { card: hand[0], claim: 'ruby' } })
const toDoubt: Move[] = [lead, ...[1, 2, 3].map(follow), { what: 'close', beat: 1 }]

/** The same match told otherwise, as often as it takes to meet everything that may come of it. */
function ways(moves: Move[], viewer: Viewer): (Move | null)[][] {
  const match: Match = { ...table, stream, moves }
  return Array.from({ length: 40 }, (_, at) =>
    unsaid(probe, match, { secrets: probeSecrets, viewer, rng: rngOf(`way ${at}`) }),
  )
}

function seenBy(viewer: Viewer, moves: (Move | null)[]): string {
  let { position } = [...walk(probe, { ...table, stream, moves: [] })].flatMap((s) => ('refused' in s ? [] : [s]))[0]!
  return moves
    .flatMap((move) => {
      const reached = move ? submit(probe, position, move, stream) : { position, told: [] }
      if ('refused' in reached) throw new Error(`refused: ${reached.refused.code}`)
      ;({ position } = reached)
      return [JSON.stringify([update(probe, position, viewer), hear(reached.told, viewer)])]
    })
    .join('\n')
}

describe('what others said under seal', () => {
  it('was an offer: in some worlds another, in some none', () => {
    const first = ways([draft], 2).map(([move]) => JSON.stringify(move))
    expect(new Set(first).size).toBeGreaterThan(3)
    expect(first).toContain('null')
  })

  it('was a silent answer: in some worlds another, in some none, as long as somebody is waited for', () => {
    const doubts = doubt(1, true)
    const last = ways([...toDoubt, doubts], 'spectator').map((moves) => JSON.stringify(moves.at(-1)))
    expect(new Set(last)).toEqual(new Set(['null', ...[true, false].map((doubts) => JSON.stringify(doubt(1, doubts)))]))
    const all = [1, 2, 3].map((seat) => doubt(seat, false))
    for (const way of ways([...toDoubt, ...all], 'spectator')) expect(way).toEqual([...toDoubt, ...all])
  })

  it('was an answer that shows to have been given: it is given in every world', () => {
    const moves = [lead, follow(1)]
    for (const way of ways(moves, 2)) expect(way[1]).toMatchObject({ kind: 'follow', seat: 1 })
  })

  it('stays the same once the beat is over, and for the seat that said it', () => {
    for (const way of ways([draft, lead], 2)) expect(way).toEqual([draft, lead])
    for (const way of ways([draft], 0)) expect(way).toEqual([draft])
  })

  it('makes no difference to anybody else', () => {
    const moves = [...toDoubt, said(2, 'order', { action: { order: 'trust' }, beat: 2 }), doubt(1, true)]
    for (const way of ways(moves, 3)) expect(seenBy(3, way)).toBe(seenBy(3, moves))
  })
})
