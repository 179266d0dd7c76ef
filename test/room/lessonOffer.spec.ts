import { LESSON_OFFER } from '../../web/src/routes/[code]/words/lessonOffer.ts'
import { expect, test } from '../fixtures.ts'
import type { Guest } from '../table/Guest.ts'
import { deal, openRoom, windUp } from '../table/room.ts'

const words = LESSON_OFFER.en
const offer = ({ page }: Guest) => page.getByText(/^New to .*\?$/)

test('somebody new to a game is offered its lesson in the lobby, until they answer', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone')
  const derby = await openRoom(mara, { title: 'cardbot-derby' })
  await expect(offer(mara)).toHaveText(words.ask('Cardbot Derby'))
  await mara.pressButton(words.no)
  await expect(offer(mara)).toBeHidden()

  const captcha = await openRoom(mara, { title: 'not-a-robot' })
  await expect(offer(mara)).toBeVisible()
  const opened = mara.page.waitForEvent('popup')
  await mara.press(mara.page.getByRole('link', { name: words.link }))
  const lesson = await opened
  await expect(lesson).toHaveURL(/\/how-to\/not-a-robot#lesson$/)
  await expect(lesson.locator('#lesson')).toBeVisible()
  // The table has lost nothing by it.
  await expect(offer(mara)).toBeHidden()
  await expect(mara.page).toHaveURL(new RegExp(`/${captcha}$`))

  for (const code of [derby, captcha]) {
    await mara.page.goto(`/${code}`, { waitUntil: 'networkidle' })
    await expect(offer(mara)).toHaveCount(0)
  }
})

test('nobody is offered the lesson of a game that they have played or tried', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone')
  await openRoom(mara, { title: 'evil-robots-influence' })
  await expect(offer(mara)).toHaveText(words.ask('Evil Robots: Influence'))

  await openRoom(mara, { title: 'robot-revolution', pace: 'off' })
  await expect(offer(mara)).toBeVisible()
  await windUp(mara, 'Trundle')
  await deal(mara)
  await expect.poll(() => knownTo(mara)).toContain('robot-revolution')

  await mara.visit('/how-to/cardbot-derby')
  await mara.pressButton('Skip this step')
  await expect.poll(() => knownTo(mara)).toContain('cardbot-derby')
  await openRoom(mara, { title: 'cardbot-derby' })
  await mara.page.waitForLoadState('networkidle')
  await expect(offer(mara)).toHaveCount(0)
})

const knownTo = ({ page }: Guest): Promise<string> => page.evaluate(() => localStorage.getItem('lessons') ?? '')
