import { expect } from '@playwright/test'
import { button, inSheet, invite, type Walk } from './tour.ts'

/** The pages around the rooms. */
export async function outside(walk: Walk): Promise<void> {
  const { visit } = walk
  const mara = await invite(walk, 'Mara')
  const { home, missing, app } = mara.words
  mara.forgive(/answered 404/, /status of 404/)

  await mara.visit('/')
  await visit(mara, 'home', { act: button(mara, home.makeRoom) })
  await mara.pressButton(home.makeRoom)
  await visit(mara, 'home-name', { act: inSheet(mara, home.makeRoom) })
  await mara.visit('/?code=nope')
  await expect(mara.page.getByRole('alert')).toBeVisible()
  await visit(mara, 'home-no-code', { act: button(mara, home.takeSeat) })
  await mara.visit('/ZZZZZ')
  await visit(mara, 'no-such-room', { act: mara.page.getByRole('link', { name: home.makeRoom }) })
  await mara.visit('/no/such/page')
  await visit(mara, 'no-such-page', { act: mara.page.getByRole('link', { name: missing.goHome }) })
  for (const page of [
    'how-it-works',
    'credits',
    'deck',
    'house-rules',
    'privacy',
    'status',
    'tables',
    'how-to/robot-revolution',
    'how-to/evil-robots-classic',
    'how-to/evil-robots-influence',
    'how-to/cardbot-derby',
  ]) {
    await mara.visit(`/${page}`)
    await visit(mara, page.replace('/', '-'), { act: mara.page.getByRole('link', { name: app.home }) })
  }
}
