import { expect, test } from './fixtures.ts'
import { Listener } from './table/Listener.ts'
import { deal, openRoom } from './table/room.ts'

test('a question is put once, however much is said meanwhile', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const voice = await Listener.at(mara)
  const code = await openRoom(mara, { title: 'not-a-robot', pace: 'off' })
  const ben = await evening.seats('Ben', code)
  await evening.seats('Cleo', code)
  await deal(mara)
  const asked = () => voice.heard.filter(({ text }) => text.includes('Your word, Mara?')).length
  await expect.poll(asked).toBe(1)
  for (const text of ['Take your time', 'No hurry']) {
    await ben.says(text)
    await expect.poll(() => voice.heard.some((said) => said.text.includes(text))).toBe(true)
  }
  expect(asked()).toBe(1)
})
