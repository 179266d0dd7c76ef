import { words as de } from '../../web/src/lib/words/de/titles/cardbot-derby/maker.ts'
import { words as en } from '../../web/src/lib/words/en/titles/cardbot-derby/maker.ts'
import { button, inSheet, invite, type Walk } from './tour.ts'

const MAKER = '/games/cardbot-derby/boards'
/** No Jack, ice and tar at the edges, a belt that leads off the board, a portal alone. */
const FAULTY = 'n.0.1..-k4...6Q-.......-...q...-....j..-K7...5.-..3q2..-ssnnewwe'

/** The board maker of Cardbot Derby. */
export async function boards(walk: Walk): Promise<void> {
  const words = { en, de }[walk.language]
  const { visit } = walk
  const mira = await invite(walk, 'Mira')
  const play = button(mira, words.play)
  await mira.visit(`${MAKER}?board=carousel`)
  await visit(mira, 'boards-carousel', { act: play })
  await mira.pressButton(words.share.act)
  await visit(mira, 'boards-share', { act: inSheet(mira, words.share.copy) })
  await mira.visit(`${MAKER}?board=${FAULTY}`)
  await mira.press(mira.page.getByRole('radio', { name: words.tool.start.name, exact: true }))
  await visit(mira, 'boards-faulty', { act: play })
  await mira.visit(`${MAKER}?board=none`)
  await visit(mira, 'boards-garbled', { act: play })
}
