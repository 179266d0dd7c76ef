import { readCode } from '@robot-night/protocol'
import { error, redirect } from '@sveltejs/kit'
import { friendsOrigin } from '#lib/net/friendsOrigin.ts'
import { qrOf } from '#lib/ui/qr.ts'
import type { PageServerLoad } from './$types'

/** The same for everybody: what lies on the table comes over the line. */
export const load: PageServerLoad = ({ params, url, platform }) => {
  const code = readCode(params.code)
  if (code === null) error(404, { message: 'no such table', typed: params.code })
  if (code !== params.code) redirect(307, `/companion/${code}`)
  const link = `${friendsOrigin(url, platform?.env.LAN_ORIGIN)}/companion/${code}`
  return { code, address: { link, qr: qrOf(link) } }
}
