import { BOARDS, isBoardName } from '@robot-night/engine/games/cardbot-derby'
import { isDraft, type Draft } from '../../../../games/cardbot-derby/maker/draft.ts'
import { MAKER_WORDS } from '../../../../games/cardbot-derby/maker/words.ts'
import { WORDS } from '../../../../games/cardbot-derby/words/words.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ data, parent, url }) => {
  const { language } = await parent()
  await Promise.all([MAKER_WORDS.fetch(language), WORDS.fetch(language)])
  const { title, summary } = MAKER_WORDS.in(language)
  return { ...data, ...asked(url.searchParams.get('board')), sharing: { title, text: summary } }
}

/** The board that a link means, by its text or the name of one of ours; it need not be valid. */
function asked(board: string | null): { given: Draft; isGarbled: boolean } {
  const usual = BOARDS.workshop.text
  if (board === null) return { given: usual, isGarbled: false }
  if (isBoardName(board)) return { given: BOARDS[board].text, isGarbled: false }
  return isDraft(board) ? { given: board, isGarbled: false } : { given: usual, isGarbled: true }
}
