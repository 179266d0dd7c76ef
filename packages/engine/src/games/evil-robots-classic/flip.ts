import type { Seat } from '../../core/game.ts'
import { SIDES, type Target } from './shapes.ts'
import { isLocked, isSeat, momentOf, seatAt, setAllegiance, type ClassicTable } from './table.ts'

/** ERC-110: one flip, told to its owner alone. ERC-752: a locked coin is flipped for the eye only. */
export function flip(table: ClassicTable, target: Target, by: Seat): void {
  const { state } = table
  const side = table.rng.pick(SIDES)
  const facts = { kind: 'coinFlipped', target, by } as const
  if (!isSeat(target)) {
    setAllegiance(state, target, side)
    state.diary.flips.push({ target, by, to: side, when: momentOf(state) })
    return table.tell({ ...facts, result: side })
  }
  const own = seatAt(state, target)
  const to = isLocked(own) ? null : side
  if (to) own.allegiance = to
  own.flipped = true
  if (own.lastShown) own.lastShown.flipped = true
  state.diary.flips.push({ target, by, to, when: momentOf(state) })
  table.whisper([target], { ...facts, result: to ?? 'locked' }, { ...facts, result: null })
}
