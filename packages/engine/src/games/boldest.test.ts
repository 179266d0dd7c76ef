import { describe, expect, it } from 'vitest'
import type { Game } from '../core/game.ts'
import { finished } from '../testing/index.ts'
import { TITLES } from './index.ts'

/** What happened at the boldest move of matches between bots, by its kind. */
function dared(game: Game): Record<string, Set<string>> {
  const at: Record<string, Set<string>> = {}
  for (const name of ['one', 'two']) {
    const { heard, view } = finished(game, { seats: Math.max(4, game.seats.min), name: `${game.id} ${name}` })
    const move = game.boldest?.(heard, view) ?? null
    if (!move) continue
    expect(move.seat).toBeLessThan(Math.max(4, game.seats.min))
    expect(move.amount).toBeGreaterThan(0)
    at[move.kind] = (at[move.kind] ?? new Set()).add(heard[move.event]?.kind ?? 'nothing')
  }
  return at
}

describe('the boldest move of a match between bots', () => {
  it.each(TITLES.map((game) => ({ title: game.id, game })))('is one that happened: $title', ({ game }) => {
    const HAPPENED: Record<string, string[]> = {
      breakthrough: ['battle'],
      highPower: ['conversionDeclared'],
      falseCoin: ['showed', 'revealed'],
      overpaid: ['picked'],
      alone: ['counted'],
      guessed: ['guessed'],
      unseen: ['rolesShown'],
      shoves: ['moved'],
      squares: ['moved'],
    }
    const found = Object.entries(dared(game))
    expect(found.length).toBeGreaterThan(0)
    for (const [kind, events] of found) for (const event of events) expect(HAPPENED[kind], kind).toContain(event)
  })

  it('is the same for those who watched and for those who played: what it says is public', () => {
    for (const game of TITLES) {
      const seats = Math.max(4, game.seats.min)
      const [kind, ofSeat] = (['spectator', 1] as const).map((viewer) => {
        const { heard, view } = finished(game, { seats, name: `${game.id} one`, viewer })
        const { event: _place, ...move } = game.boldest?.(heard, view) ?? { event: null }
        return move
      })
      expect(ofSeat).toEqual(kind)
    }
  })
})
