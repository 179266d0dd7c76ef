import { expect, test } from '../fixtures.ts'
import type { Guest } from '../table/Guest.ts'
import { deal, openRoom } from '../table/room.ts'

const CHAPTER = 'Showing and lying'

/** Three at a table of Evil Robots, who talk. */
async function talks(mara: Guest, seats: (name: string, code: string) => Promise<unknown>): Promise<void> {
  const code = await openRoom(mara, { title: 'evil-robots-classic', pace: 'off' })
  await seats('Ben', code)
  await seats('Cleo', code)
  await deal(mara)
  await expect(mara.page.getByRole('button', { name: mara.words.app.menu })).toBeVisible()
}
const chapter = ({ page }: Guest) => page.getByRole('dialog').getByRole('heading', { name: CHAPTER })
async function closes(mara: Guest): Promise<void> {
  await mara.page.keyboard.press('Escape')
  await expect(mara.page.getByRole('dialog')).toHaveCount(0)
}

test('a question mark, and its key, open the how-to page where it tells of what is on', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  await talks(mara, (name, code) => evening.seats(name, code))
  await mara.pressButton(mara.words.play.help)
  await expect(chapter(mara)).toBeInViewport()
  await closes(mara)
  await mara.page.keyboard.press('?')
  await expect(chapter(mara)).toBeInViewport()
  await closes(mara)
  const said = mara.page.getByRole('textbox', { name: mara.words.play.say, exact: true })
  await said.fill('Really')
  await said.press('?')
  await expect(said).toHaveValue('Really?')
  await expect(mara.page.getByRole('dialog')).toHaveCount(0)
})

test('on a phone the menu leads there', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone')
  await talks(mara, (name, code) => evening.seats(name, code))
  await mara.pressButton(mara.words.app.menu)
  await mara.press(mara.page.getByRole('dialog').getByRole('button', { name: mara.words.lobby.rules }))
  await expect(chapter(mara)).toBeInViewport()
})
