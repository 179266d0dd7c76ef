import { error } from '@sveltejs/kit'
import { dev } from '$app/environment'
import type { PageLoad } from './$types'

/** Any state of any title without a room, to look at: `/workshop/robot-revolution?seats=2&viewer=0&seed=7&moves=12`. Not in what is deployed. */
export const load: PageLoad = async ({ params, url }) => {
  if (!dev) error(404)
  const { settingFrom } = await import('./setting.ts')
  const { loadTitle } = await import('../../../games/index.ts')
  const folder = await loadTitle(params.title)
  const setting = settingFrom(params.title, url.searchParams)
  if (!folder || !setting) error(404)
  return { folder, setting, Table: (await import('./Table.svelte')).default }
}
