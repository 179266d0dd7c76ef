import { error, redirect } from '@sveltejs/kit'
import { readCode } from '@robot-night/protocol'
import { deviceCookie } from '#lib/net/device.ts'
import { friendsOrigin } from '#lib/net/friendsOrigin.ts'
import { missingAt } from '../missingAt.ts'
import { standingOf } from '../standing.ts'
import { pictureOfNight } from './picture.svg/address.ts'
import type { PageServerLoad } from './$types'

/** For anyone who may watch the table: what it says about a night is what every watcher is told. */
export const load: PageServerLoad = async ({ params, url, cookies, platform, locals }) => {
  const code = readCode(params.code)
  const missing = missingAt(params.code)
  if (!code) error(404, missing)
  if (code !== params.code) redirect(307, `/${code}/night`)
  const device = cookies.get(deviceCookie(url.protocol)) ?? null
  const sight = await platform?.env.Room.getByName(code).look(device)
  if (!sight) error(404, missing)
  if ('turnedAway' in sight) error(403, { message: 'Not for you', code: sight.turnedAway, typed: code })
  const { hostName } = standingOf(sight.room, { chair: null, seat: null })
  const link = `${friendsOrigin(url, platform?.env.LAN_ORIGIN)}/${code}/night`
  const { room, night = [] } = sight
  return { code, hostName, night, link, picture: pictureOfNight(room, night, locals.language) }
}
