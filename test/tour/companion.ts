import { COMPANION, COVERED, holding, openWith, panel } from '../table/phone.ts'
import { button, inSheet, invite, type Walk } from './tour.ts'

/** The cards of Evil Robots on one phone. */
export async function companion(walk: Walk): Promise<void> {
  const { visit, language } = walk
  const words = COMPANION[language]
  const mira = await invite(walk, 'Mira')
  await mira.visit('/companion')
  await visit(mira, 'companion-intro', { act: button(mira, words.intro.deal) })

  const info = button(mira, words.head.info)
  // The longest of texts, and the longest of words.
  await openWith(mira, holding({ robot: 'LockBot' }))
  await visit(mira, 'companion-shown', { act: button(mira, words.turn.E) })
  await openWith(mira, holding({ robot: 'ScaredyBot', power: 9, allegiance: 'N' }))
  await visit(mira, 'companion-neutral', { act: button(mira, words.neutral.whole) })
  await openWith(mira, holding({ allegiance: 'G', covered: { robot: true, power: false, allegiance: false } }))
  await visit(mira, 'companion-convert', { act: info })
  await openWith(mira, holding({ covered: COVERED }))
  await visit(mira, 'companion-covered', { act: button(mira, words.uncover.allegiance) })

  await mira.press(info)
  await visit(mira, 'companion-info', { act: button(mira, words.info.nothing) })
  await mira.pressButton(words.info.back)
  await mira.pressButton(words.head.shuffle)
  await visit(mira, 'companion-again', { act: inSheet(mira, words.again.yes) })
  await mira.press(inSheet(mira, words.again.no))
  await panel(mira, 'robot').waitFor()
}
