import { firstSight } from '../frames/frames.ts'
import { Evening } from './evening.ts'

export const TOM = 1
export const LIMIT = 120_000

/** Mara, the host, Tom and Ida at play; `passes`: seats may pass on. */
export function atPlay({ passes = false } = {}): Evening {
  const evening = new Evening()
  for (const name of ['Tom', 'Ida']) evening.joins(name)
  if (passes) evening.manages({ do: 'letTakeOver', on: true })
  evening.manages({ do: 'deal' })
  return evening
}
export const notes = (evening: Evening) =>
  evening.room.talk.flatMap((line) => (line.kind === 'noted' ? [`${line.note} ${line.name}`.trim()] : []))
export const sits = (evening: Evening, device: string, chair?: number) =>
  evening.takes({ kind: 'sit', device, wish: { name: 'Eva', ...(chair === undefined ? {} : { chair }) } }).refused
export const sight = (evening: Evening, device: string) => firstSight(evening.room, device, evening.moment())
export const whispers = (evening: Evening, to: number, more: { name?: string; guest?: number } = {}) =>
  evening.says('mara', { id: evening.id(), what: 'whisper', to, text: 'only for Tom', ...more }).refused
/** Tom goes, and a tin robot plays for him from then on. */
export function replacedTom(evening: Evening): void {
  evening.goes('tom')
  evening.manages({ do: 'setBot', chair: TOM, on: true })
}
/** Until Tom has been away for longer than the table waits. */
export function goneTom(evening: Evening): void {
  replacedTom(evening)
  evening.now += LIMIT
}
