import type { Gallery, Room } from '../state/room.ts'
import { isUnderstood, LIMITS } from '@robot-night/protocol'
import { givingWay, staying } from '../people/newConnection.ts'
import type { Handshake } from '../people/handshake.ts'
import { hindrance } from '../state/access.ts'
import { CROWD_EVERY, WATCHERS_EVERY } from '../state/timings.ts'
import { chairOf, watchersOf } from '../state/seats.ts'
import { done, type Step } from '../state/outcome.ts'
import type { Moment } from '../state/moment.ts'
import type { Socket } from '../state/device.ts'
import { askingOf } from '../state/tickets.ts'

/** How often those who watch are told, ms. */
export const toldEvery = (room: Pick<Room, 'galleries'> | undefined): number =>
  room && room.galleries.length > 0 ? CROWD_EVERY : WATCHERS_EVERY

/** In which gallery somebody is to watch; null: the room itself lets them in, or tells them why not. */
export function galleryFor(
  room: Room,
  come: { who: Omit<Socket, 'id'> } & Pick<Moment, 'now' | 'fill'>,
  handshake: Handshake,
): number | null {
  const { who, fill, now } = come
  if (!isUnderstood(handshake.version) || chairOf(room, who.device) !== null || hindrance(room, who.device)) return null
  // Who asks for a seat is to hear whether they get it.
  if (
    watchersOf({ ...room, sockets: staying(room, givingWay(room, who, now)) }) < fill.room ||
    askingOf(room, who.device, now)
  )
    return null
  const open = room.galleries.find(({ count, coming }) => count + coming < fill.gallery)
  return open?.number ?? (room.galleries.length < LIMITS.galleries ? unusedIn(room) : null)
}

const unusedIn = ({ galleries }: Room): number =>
  Math.min(
    ...Array.from({ length: LIMITS.galleries }, (_, at) => at + 1).filter((at) =>
      galleries.every((each) => each.number !== at),
    ),
  )

/** Somebody was sent to a gallery. */
export function sentTo(room: Room, number: number): Step {
  const { count, coming } = galleryOf(room, number)
  return done(withGallery(room, { number, count, coming: coming + 1 }))
}

/** A gallery says how many it holds. An empty one is forgotten. */
export function heardFrom(room: Room, number: number, count: number): Step {
  const had = galleryOf(room, number)
  if (had.count === count && had.coming === 0 && room.galleries.includes(had)) return done(room)
  if (count > 0) return done(withGallery(room, { number, count, coming: 0 }))
  const galleries = room.galleries.filter((each) => each.number !== number)
  return done(galleries.length === room.galleries.length ? room : { ...room, galleries })
}

const galleryOf = ({ galleries }: Room, number: number): Gallery =>
  galleries.find((each) => each.number === number) ?? { number, count: 0, coming: 0 }

const withGallery = (room: Room, gallery: Gallery): Room => ({
  ...room,
  galleries: [...room.galleries.filter(({ number }) => number !== gallery.number), gallery].sort(
    (one, other) => one.number - other.number,
  ),
})

/** As the Worker is set up, else as usual. */
export function fillIn(env: { WATCHERS_IN_ROOM?: string; WATCHERS_IN_GALLERY?: string }): Moment['fill'] {
  const { WATCHERS_IN_ROOM, WATCHERS_IN_GALLERY } = env
  return { room: Number(WATCHERS_IN_ROOM ?? LIMITS.watchers), gallery: Number(WATCHERS_IN_GALLERY ?? LIMITS.gallery) }
}
