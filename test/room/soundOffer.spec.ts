import { WAKING } from '../../web/src/routes/[code]/notifications/words.ts'
import { expect, test } from '../fixtures.ts'
import type { Guest } from '../table/Guest.ts'
import { openRoom } from '../table/room.ts'

const words = WAKING.en
const offer = ({ page }: Guest) => page.getByText(words.soundOffer.ask)

for (const answer of ['yes', 'no'] as const)
  test(`a device is asked once whether it may make sounds, and remembers a ${answer}`, async ({ evening }) => {
    const mara = await evening.invite('Mara', 'phone')
    await openRoom(mara)
    await expect(offer(mara)).toBeVisible()
    await mara.pressButton(words.soundOffer[answer])
    await expect(offer(mara)).toHaveCount(0)
    await mara.reload()
    await mara.pressButton(mara.words.app.menu)
    await expect(mara.page.getByRole('switch', { name: words.sound })).toBeChecked({ checked: answer === 'yes' })
    await expect(offer(mara)).toHaveCount(0)
  })

test('who watches is not asked', async ({ evening }) => {
  const [mara, ida] = [await evening.hosts('Mara'), await evening.invite('Ida', 'phone')]
  await ida.visit(`/${mara.code}`)
  // What else comes late is here by now.
  await ida.pressButton(ida.words.app.menu)
  await expect(ida.page.getByRole('switch', { name: words.sound })).toBeVisible()
  await expect(offer(ida)).toHaveCount(0)
})
