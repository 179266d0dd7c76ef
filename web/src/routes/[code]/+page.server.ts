import { error, redirect } from '@sveltejs/kit'
import { readCode } from '@robot-night/protocol'
import { deviceCookie } from '$lib/net/device.ts'
import { friendsOrigin } from '$lib/net/friendsOrigin.ts'
import { qrOf } from '$lib/ui/qr.ts'
import { BEGINNINGS } from '../../games/linked.ts'
import type { PageServerLoad } from './$types'
import { isTv } from './tv/isTv.ts'

export const load: PageServerLoad = async ({ params, url, cookies, locals, platform }) => {
  const code = readCode(params.code)
  const missing = { message: 'No table under that code', code: 'no_such_room', typed: code ?? params.code } as const
  if (!code) error(404, missing)
  if (code !== params.code) redirect(307, `/${code}${url.search}`)
  const device = isTv(url) ? null : (cookies.get(deviceCookie(url.protocol)) ?? null)
  const sight = await platform?.env.Room.getByName(code).look(device)
  if (!sight && (await platform?.env.Companion.getByName(code).facts())) redirect(307, `/companion/${code}`)
  if (!sight) error(404, missing)
  if ('turnedAway' in sight) error(403, { message: 'Not for you', code: sight.turnedAway, typed: code })
  const { stage, pause, match, title } = sight.room
  locals.begins = [
    ...BEGINNINGS[stage](match?.title ?? title),
    ...(pause === 'paused' ? ['paused'] : []),
    ...(sight.night?.length ? ['night'] : []),
    ...(isTv(url) ? ['tv'] : []),
  ]
  const link = `${friendsOrigin(url, platform?.env.LAN_ORIGIN)}/${code}`
  return { sight, address: { link, qr: qrOf(link) } }
}
