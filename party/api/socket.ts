import type { Context } from 'hono'
import { GALLERY_HEADER } from '../room/galleries/galleryLink.ts'
import { ADDRESS_HEADER, DEVICE_HEADER, MEANT_HEADER } from '../shell/innerHeaders.ts'
import { addressOf } from './address.ts'
import type { Bindings } from './bindings.ts'
import type { Carrier } from './carrier.ts'
import { rememberWait } from './comers.ts'
import { asking, said } from './lines.ts'

/** By which token somebody comes. */
interface Known {
  token: string
  isMeant: boolean
}

/** Asks the room for a line, or where that says that there is place to watch, with nothing of the request but what the room is meant to know. */
export async function openLine(
  c: Context<Bindings>,
  carrier: Carrier,
  { code, as }: { code: string; as: Known | null },
): Promise<Response> {
  const headers = new Headers()
  if (as !== null) headers.set(DEVICE_HEADER, as.token)
  if (as?.isMeant) headers.set(MEANT_HEADER, '1')
  const address = addressOf(c)
  if (address !== '') headers.set(ADDRESS_HEADER, address)
  const told = said(c, ['v', 'match', 'n', 'pings', 'whole', 'page', 'throws', 'on'])
  const answer = await c.env.Room.getByName(code).fetch(asking(carrier, told, headers))
  if (answer.status === 429) rememberWait(c, code, answer)
  const gallery = answer.headers.get(GALLERY_HEADER)
  // A gallery reads no cookie.
  headers.delete(DEVICE_HEADER)
  return gallery === null ? answer : c.env.Gallery.getByName(gallery).fetch(asking(carrier, told, headers))
}
