import type { LayoutServerLoad } from './$types'

export const load: LayoutServerLoad = ({ locals, depends }) => {
  depends('app:language')
  return { language: locals.language }
}
