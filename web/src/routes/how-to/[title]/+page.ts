import { error } from '@sveltejs/kit'
import { loadHowto } from '../../../games/loading/loadHowto.ts'
import { loadLesson } from '../../../games/loading/loadLesson.ts'
import { titleOf } from '../../../games/titles.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ params, parent }) => {
  const { language } = await parent()
  const game = titleOf(params.title)
  const [told, lesson] = game
    ? await Promise.all([loadHowto(game.id, language), loadLesson(game.id, language)])
    : [null, null]
  if (!game || !told) error(404)
  const { title, summary, sections, default: html } = told
  return { game, lesson, text: { title, summary, sections, html }, sharing: { title, text: summary } }
}
