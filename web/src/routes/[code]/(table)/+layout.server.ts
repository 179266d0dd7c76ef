import { error, redirect } from '@sveltejs/kit'
import { readCode } from '@robot-night/protocol'
import { deviceCookie } from '#lib/net/device.ts'
import { friendsOrigin } from '#lib/net/friendsOrigin.ts'
import { qrOf } from '#lib/ui/qr.ts'
import type { LayoutServerLoad } from './$types'
import { missingAt } from '../missingAt.ts'
import { isTv } from '../tv/isTv.ts'
import { pageOf } from '../pageOf.ts'

/** The room as this viewer may see it. From then on the page is told by its line, whichever page below it is shown. */
export const load: LayoutServerLoad = async ({ params, url, cookies, locals, platform, depends, untrack }) => {
  depends('app:language')
  const asked = untrack(() => ({ path: url.pathname, search: url.search, isTv: isTv(url) }))
  const code = readCode(params.code)
  if (!code) error(404, missingAt(params.code))
  const device = asked.isTv ? null : (cookies.get(deviceCookie(url.protocol)) ?? null)
  const sight = await platform?.env.Room.getByName(code).look(device)
  if (!sight && (await platform?.env.Companion.getByName(code).facts())) redirect(307, `/companion/${code}`)
  if (!sight) error(404, missingAt(params.code))
  if ('turnedAway' in sight) error(403, { message: 'Not for you', code: sight.turnedAway, typed: code })
  const page = pageOf(sight)
  if (asked.path !== page) redirect(307, page + asked.search)
  const link = `${friendsOrigin(url, platform?.env.LAN_ORIGIN)}/${code}`
  return { language: locals.language, sight, address: { link, qr: qrOf(link) } }
}
