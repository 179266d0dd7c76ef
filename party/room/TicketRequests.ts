import type { ShowTicket, TicketShown } from '@robot-night/protocol'
import { ticketHash } from '@robot-night/protocol/ticketHash'
import { RateByAddress } from '../shell/RateByAddress.ts'
import { shown } from './people/handOff.ts'
import type { Input } from './state/input.ts'
import type { Moment } from './state/moment.ts'
import type { Room } from './state/room.ts'
import type { Step } from './state/outcome.ts'
import { deviceHash } from '../shell/hashes.ts'

interface Behind {
  state(): Room | null
  take(input: Input): Step
  moment(): Moment
}

/** Where somebody comes with a ticket, whose secret goes no further. */
export class TicketRequests {
  readonly #behind: Behind
  readonly #wrong = new RateByAddress({ most: 10, perSecond: 1 / 6 })

  constructor(behind: Behind) {
    this.#behind = behind
  }

  /** Looks at a ticket, or takes what it gives. Null: no such room. */
  show(token: string | null, { ticket, ...wish }: ShowTicket, from: string): TicketShown | { problem: string } | null {
    const code = this.#behind.state()?.facts.code
    const at = this.#behind.moment()
    if (code === undefined) return null
    if (this.#wrong.isTooMuch(from, at.now)) return { problem: 'too_many_tickets' }
    const showing = { device: token === null ? null : deviceHash(code, token), hash: ticketHash(code, ticket), wish }
    const { refused, room } = this.#behind.take({ kind: 'ticket', ...showing })
    if (refused?.code === 'no_such_ticket') this.#wrong.count(from, at.now)
    const found = refused ? { refused: refused.code } : shown(room, showing, at)
    return 'refused' in found ? { problem: found.refused } : found
  }
}
