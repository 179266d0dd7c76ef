import type { Refusal } from '@robot-night/engine'
import { TICKET_MARK, ticketSecret, type Chair, type HandOff, type OwnTicket } from '@robot-night/protocol'
import { ticketHash } from '@robot-night/protocol/ticketHash'
import { SvelteMap } from 'svelte/reactivity'
import type { RoomLink } from '#lib/net/room.svelte.ts'
import type { Address } from '#lib/table/address.ts'

/** A link that this page has made. Its secret is nowhere else: the room knows a hash. */
export interface Made {
  /** As the room calls the ticket. */
  id: string
  link: string
  use: HandOff | 'invite'
}

const ID_LENGTH = 16
/** What this page has made: by use, and for invitations by chair. Kept while the sheet is closed. */
const made = new SvelteMap<string, Made>()

const keyOf = (code: string, use: HandOff | 'invite', chair: Chair): string =>
  `${code} ${use === 'invite' ? chair : 'own'}`

/** Has the room note a new ticket; resolves with its refusal, or null. */
export async function make(
  { room, address }: { room: RoomLink; address: Address },
  wish: { use: HandOff } | { use: 'invite'; chair: Chair },
): Promise<Refusal | null> {
  const { code } = room.world.room
  const secret = ticketSecret(crypto.getRandomValues(new Uint8Array(22)))
  const ticket = ticketHash(code, secret)
  const refusal = await (wish.use === 'invite'
    ? room.manage({ do: 'invite', chair: wish.chair, ticket })
    : room.self({ do: 'handOff', ticket, use: wish.use }))
  const key = keyOf(code, wish.use, wish.use === 'invite' ? wish.chair : 0)
  const link = `${address.link}${TICKET_MARK}${secret}`
  if (!refusal) made.set(key, { id: ticket.slice(0, ID_LENGTH), link, use: wish.use })
  return refusal
}

/** The link of this page that may still be used, and its ticket. */
export function madeHere(room: RoomLink, use: HandOff | 'invite', chair: Chair): (Made & { ticket: OwnTicket }) | null {
  const mine = made.get(keyOf(room.world.room.code, use, chair))
  const ticket = mine && room.world.own?.tickets.find(({ id }) => id === mine.id)
  return mine && ticket ? { ...mine, ticket } : null
}
