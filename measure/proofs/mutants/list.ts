import { ENGINE } from './engine.ts'
import type { Area, Fault, Planted } from './fault.ts'
import { PAGES } from './pages.ts'
import { ROOM } from './room.ts'
import { WIRE } from './wire.ts'

/** What people could break without meaning to. Whatever `npm test` loses may not let any of them through. */
export const FAULTS: readonly Fault[] = [
  ...of('engine', ENGINE),
  ...of('room', ROOM),
  ...of('wire', WIRE),
  ...of('pages', PAGES),
]

function of(area: Area, faults: readonly Planted[]): Fault[] {
  return faults.map((fault) => ({ ...fault, area }))
}
