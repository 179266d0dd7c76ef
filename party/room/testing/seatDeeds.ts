import { TITLES } from '@robot-night/engine'
import type { Evening } from './evening.ts'

/** Mara is the host, Tom and Ida play, Otto watches by name, Eva is a friend of the host's without a seat. */
export const TOM = 1
export const IDA = 2
/** As long as this table waits for anybody. */
export const LIMIT = 120_000

export interface SeatAct {
  who: string
  act: string
  when: 'lobby' | 'match' | 'match, seats pass on' | 'over'
  /** What they may learn by it, and what they may change. */
  learns: string
  changes: string
  does(evening: Evening): void
  /** Devices that see Tom's seat afterwards; he himself, where nothing is said. */
  seenBy?: readonly string[]
  /** The public line that says so, where a seat has changed. */
  line?: string
}

export const NOTHING = 'nothing'
/** Not the title on the table. */
export const [OTHER = ''] = TITLES.map(({ id }) => id)
export const sits = (evening: Evening, device: string, chair: number | null = TOM) => {
  evening.takes({ kind: 'sit', device, wish: { name: device, ...(chair === null ? {} : { chair }) } })
  evening.comes(device)
}
/** The host's friend tries to get Tom's seat by every way there is. */
export function grabs(evening: Evening): void {
  const wish = { name: 'Eva' }
  evening.takes({ kind: 'sit', device: 'eva', wish, isStranger: true })
  evening.manages({ do: 'invite', chair: TOM, ticket: 'friend' })
  evening.takes({ kind: 'ticket', device: 'eva', hash: 'friend', wish: { take: true, name: 'Eva' } })
  evening.manages({ do: 'letTakeOver', on: true })
  evening.manages({ do: 'lock', on: false })
  sits(evening, 'eva')
  sits(evening, 'eva', null)
}
export const cuts = (evening: Evening) => {
  evening.goes('tom')
  evening.manages({ do: 'setBot', chair: TOM, on: true })
}
/** Tom's tablet asks for his seat. */
export function asks(evening: Evening, use: 'move' | 'mirror', device = 'tablet'): void {
  evening.own({ do: 'handOff', use, ticket: `of tom's ${use}`.padEnd(20, '-') }, 'tom')
  const hash = `of tom's ${use}`.padEnd(20, '-')
  evening.takes({ kind: 'ticket', device, hash, wish: { take: true } })
}
export const answers = (evening: Evening, yes: boolean) => {
  const ticket = evening.room.tickets.findLast(({ end }) => end === null)?.hash.slice(0, 16) ?? ''
  evening.own({ do: 'letIn', ticket, yes }, 'tom')
  evening.comes('tablet')
}
