import type { TicketUse } from '@robot-night/protocol'
import { expect } from 'vitest'
import { shown } from '../people/handOff.ts'
import { firstSight } from '../frames/frames.ts'
import { Evening } from './evening.ts'
import { selfFactsOf, shortId } from '../state/tickets.ts'

export const [TOM, FREE] = [1, 4]
export const MINUTES = 60 * 1000

/** Mara and Tom at a table; Tom plays on his phone, and a tablet of his watches. */
export class HandOffTable extends Evening {
  #made = 0

  constructor() {
    super()
    this.joins('Tom')
    this.comes('tablet')
  }

  /** Somebody makes a ticket; gives its hash. */
  makes(device: string, use: Exclude<TicketUse, 'invite'> = 'move'): string {
    const hash = this.hash()
    expect(this.own({ do: 'handOff', ticket: hash, use }, device).refused).toBeNull()
    return hash
  }
  invites(chair: number, device = 'mara'): string {
    const hash = this.hash()
    expect(this.manages({ do: 'invite', chair, ticket: hash }, device).refused).toBeNull()
    return hash
  }
  hash(): string {
    this.#made += 1
    return String(this.#made)
      .padStart(64, '0')
      .replace(/^0{16}/, String(this.#made).padStart(16, 'f'))
  }

  shows(device: string, hash: string, wish: { take?: boolean; name?: string } = {}) {
    return this.takes({ kind: 'ticket', device, hash, wish: { take: true, ...wish } })
  }
  stands(device: string, hash: string) {
    return shown(this.room, { device, hash }, this.moment())
  }
  letsIn(device: string, hash: string, yes = true) {
    return this.own({ do: 'letIn', ticket: shortId(hash), yes }, device)
  }
  /** From the making to the letting in. */
  handsOff(from: string, to: string, use: Exclude<TicketUse, 'invite'> = 'move') {
    const hash = this.makes(from, use)
    this.shows(to, hash)
    return this.letsIn(from, hash)
  }
  chairOf(device: string) {
    return this.sight(device).hello.me.chair
  }
  sight(device: string) {
    return firstSight(this.room, device, this.moment())
  }
  ownOf(device: string) {
    return selfFactsOf(this.room, device, this.now)
  }
}
export function playing(): HandOffTable {
  const table = new HandOffTable()
  table.manages({ do: 'deal' })
  return table
}
