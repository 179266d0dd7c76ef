import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ platform }) => ({
  // Null too where the pages are served without the Worker.
  status: (await platform?.env.Status?.look().catch(() => null)) ?? null,
})
