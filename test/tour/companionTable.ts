import { expect } from '@playwright/test'
import { COMPANION } from '../table/phone.ts'
import { button, inSheet, invite, type Walk } from './tour.ts'
import { seen } from '../table/seen.ts'

/** Several phones around one deck of Evil Robots. */
export async function companionTable(walk: Walk): Promise<void> {
  const { visit, language } = walk
  const words = COMPANION[language]
  const { table } = words
  const mira = await invite(walk, 'Mira')
  await mira.visit('/companion/ZZZZZ')
  await expect(mira.page.getByRole('heading', { name: table.gone.title })).toBeVisible()
  await visit(mira, 'companion-no-table', { act: mira.page.getByRole('link', { name: table.gone.act }) })
  await mira.visit('/companion')
  await mira.pressButton(table.offer.act)
  await mira.page.getByRole('dialog').getByRole('textbox').fill('Mira')
  await visit(mira, 'companion-make', { act: inSheet(mira, table.offer.act) })
  await mira.press(inSheet(mira, table.offer.act))
  await expect(button(mira, table.shuffle)).toBeVisible()

  const ben = await invite(walk, 'Ben')
  await ben.visit(new URL(mira.page.url()).pathname)
  const field = ben.page.getByRole('textbox')
  await field.fill('Ben')
  await visit(ben, 'companion-join', { act: button(ben, table.join.act) })
  await ben.pressButton(table.join.act)
  await expect(seen(ben.page, table.waiting('Mira'))).toBeVisible()
  await visit(ben, 'companion-waiting', { act: ben.page.getByText(table.waiting('Mira')) })
  await mira.press(mira.page.getByRole('switch', { name: table.npc.on }))
  await visit(mira, 'companion-table', { act: button(mira, table.shuffle) })
  await mira.pressButton(table.shuffle)
  await visit(mira, 'companion-dealt', { act: button(mira, words.head.shuffle) })
  for (const part of ['robot', 'power', 'allegiance'] as const) await mira.pressButton(words.uncover[part])
  await visit(mira, 'companion-hand', { act: button(mira, words.neutral.whole) })
  await mira.pressButton(words.head.shuffle)
  await visit(mira, 'companion-again-all', { act: inSheet(mira, table.again.yes) })
  await ben.pressButton(table.phones)
  await visit(ben, 'companion-who', { act: button(ben, table.close) })
  await ben.pressButton(table.leave.act)
  await visit(ben, 'companion-leave', { act: inSheet(ben, table.leave.act) })
}
