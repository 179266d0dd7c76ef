import type { Seat } from '../../core/game.ts'
import type { Allegiance, Show, Showed } from './shapes.ts'
import { momentOf, seatAt, type ClassicTable } from './table.ts'

/** Why something is shown to all: by choice, or because the rules say so (ERC-106). */
export type Why = 'choice' | 'rule'

/** ERC-107: a card shown to all stays face up, so it is shown once. */
export function showRobot(table: ClassicTable, seat: Seat, why: Why): void {
  const own = seatAt(table.state, seat)
  own.exposed = true
  if (own.robotUp) return
  own.robotUp = true
  tell(table, seat, { showed: { what: 'robot', value: own.robot }, why })
}

export function showPower(table: ClassicTable, seat: Seat, why: Why): void {
  const own = seatAt(table.state, seat)
  if (own.powerUp) return
  own.powerUp = true
  tell(table, seat, { showed: { what: 'power', value: own.power }, why })
}

/** ERC-769: PlusBot above its card proves it by both cards. */
export function showLevel(table: ClassicTable, seat: Seat): void {
  showPower(table, seat, 'rule')
  showRobot(table, seat, 'rule')
  seatAt(table.state, seat).levelUp = true
}

/** `truth`: what the coin is, or is about to be. Only CheatBot may show another. */
export function showAllegiance(
  table: ClassicTable,
  seat: Seat,
  { value, truth, why }: { value: Allegiance; truth: Allegiance; why: Why },
): void {
  const own = seatAt(table.state, seat)
  const when = momentOf(table.state)
  own.exposed = true
  own.lastShown = { value, when, flipped: false }
  if (value !== truth) table.state.diary.lies.push({ seat, showed: value, was: truth, when })
  tell(table, seat, { showed: { what: 'allegiance', value }, why })
}

function tell(table: ClassicTable, seat: Seat, { showed, why }: { showed: Showed; why: Why }): void {
  table.tell({ kind: 'showed', seat, to: null, showed, byRule: why === 'rule' })
}

/** ERC-105: to all. */
export function showToAll(table: ClassicTable, seat: Seat, show: Show): void {
  if (show.what === 'robot') return showRobot(table, seat, 'choice')
  if (show.what === 'power') return showPower(table, seat, 'choice')
  const truth = seatAt(table.state, seat).allegiance
  showAllegiance(table, seat, { value: show.value ?? truth, truth, why: 'choice' })
}

/** ERC-203: known to those who see it and to who shows, and to nobody else. */
export function showToSome(table: ClassicTable, seat: Seat, { show, to }: { show: Show; to: readonly Seat[] }): void {
  const showed = showedBy(table, seat, show)
  const seers = [...to].sort((one, other) => one - other)
  if (showed.what !== 'power') seatAt(table.state, seat).exposed = true
  table.state.whispered.push({ seat, to: seers, showed })
  table.whisper([seat, ...seers], { kind: 'showed', seat, to: [...seers], showed: { ...showed }, byRule: false })
}

function showedBy({ state }: ClassicTable, seat: Seat, show: Show): Showed {
  const own = seatAt(state, seat)
  if (show.what === 'robot') return { what: 'robot', value: own.robot }
  if (show.what === 'power') return { what: 'power', value: own.power }
  return { what: 'allegiance', value: show.value ?? own.allegiance }
}
