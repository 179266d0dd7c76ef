import type { Seat } from '../../../core/game.ts'
import { afterFaceUp } from '../flow.ts'
import { isFace } from '../material.ts'
import { seatAt, type RevolutionTable } from '../table.ts'
import type { Play } from '../shapes.ts'
import { lay } from './play.ts'

/** Lays a card face up; a face card lets its seat play on at once if it has a card left (RR-31, RR-32, RR-36). */
export function playUp(table: RevolutionTable, seat: Seat, play: Play): void {
  const byNobility = table.state.phase.kind === 'noble'
  const { card, battlefield } = lay(table, seat, { ...play, faceUp: true })
  table.tell({ kind: 'playedUp', seat, card, battlefield, byNobility })
  const playsOn = isFace(card) && seatAt(table.state, seat).hand.length > 0
  if (playsOn) table.state.phase = { kind: 'noble', seat }
  else afterFaceUp(table, seat)
}
