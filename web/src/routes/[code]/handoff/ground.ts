import type { Chair, TicketShown } from '@robot-night/protocol'
import type { RoomLink } from '#lib/net/room.svelte.ts'
import { isolated } from '#lib/words/isolated.ts'

/** Where a device stands that has come with a ticket. */
export interface Ground {
  readonly code: string
  /** The chair that this device has here. */
  readonly chair: Chair | null
  /** Empty: from here nobody's name is seen. */
  readonly hostName: string
  nameAt(chair: Chair): string
  readonly isPlaying: boolean
  /** It has asked for a seat, and waits. */
  readonly isAsking: boolean
  /** The room's clock. */
  now(): number
  /** After how long the ticket is to be looked at again at the latest, ms. */
  looksAgain(state: TicketShown['state']): number
  /** Looks about, where that has to be done. */
  look(): Promise<void>
  /** What this browser is here has changed, or is about to. */
  renew(state: TicketShown['state']): void
}

/** In a room that it sees, and that tells what becomes of the ticket. */
export const inRoom = (link: RoomLink, hostName: () => string): Ground => ({
  get code() {
    return link.world.room.code
  },
  get chair() {
    return link.world.me.chair
  },
  get hostName() {
    return hostName()
  },
  nameAt: (chair) => {
    const facts = link.world.room.chairs[chair]
    return facts && facts.kind !== 'free' ? isolated(facts.name) : ''
  },
  get isPlaying() {
    return link.world.room.stage === 'playing'
  },
  get isAsking() {
    return link.world.asking !== null
  },
  now: link.now,
  looksAgain: () => Infinity,
  look: () => Promise.resolve(),
  renew: () => link.renew(),
})
