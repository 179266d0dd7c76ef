import { GALLERY_HEADER, nameOf, type Place, type Sight } from './galleryLink.ts'
import { whoConnects } from '../people/whoConnects.ts'
import { handshakeOf, isUnknown } from '../people/handshake.ts'
import { hindrance } from '../state/access.ts'
import { galleryFor } from './galleries.ts'
import type { Input } from '../state/input.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'
import { isMeant } from '../../shell/innerHeaders.ts'

interface Behind {
  state(): Room | null
  take(input: Input): unknown
  moment(): Moment
  sight(): Sight
}
type Said = Omit<Place, 'code'> & { count: number; asks: boolean }

/** How a room deals with those who watch it from elsewhere. */
export class GalleryRequests {
  readonly #behind: Behind

  constructor(behind: Behind) {
    this.#behind = behind
  }

  /** Where somebody is to watch for whom there is no place here; null: they may come in, or are told why not. */
  leadOn(request: Request, room: Room): Response | null {
    const { code, id } = room.facts
    const handshake = handshakeOf(new URL(request.url))
    const [who, at] = [whoConnects(request, code), this.#behind.moment()]
    if (isMeant(request) && isUnknown(room, who.device, at.now)) return null
    const number = galleryFor(room, { who, ...at }, handshake)
    if (number === null) return null
    this.#behind.take({ kind: 'sentTo', gallery: number })
    return new Response(null, { status: 204, headers: { [GALLERY_HEADER]: nameOf({ code, room: id, number }) } })
  }

  /** A gallery says how many it holds, and may ask with what those begin who come to it. */
  hear({ room, number, count, asks }: Said): Sight | { turnedAway: 'gone' | 'shut' } | null {
    const state = this.#behind.state()
    if (state?.facts.id !== room) return { turnedAway: 'gone' }
    if (hindrance(state, null)) return { turnedAway: 'shut' }
    this.#behind.take({ kind: 'gallery', number, count })
    return asks ? this.#behind.sight() : null
  }
}
