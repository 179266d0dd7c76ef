import { error } from '@sveltejs/kit'
import { loadHowto } from '../../../games/howto.ts'
import { shelved } from '../../../games/shelf.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ params, parent }) => {
  const { language } = await parent()
  const game = shelved(params.title)
  const told = game && (await loadHowto(game.id, language))
  if (!told) error(404)
  const { title, summary, sections, default: html } = told
  return { game, text: { title, summary, sections, html }, sharing: { title, text: summary } }
}
