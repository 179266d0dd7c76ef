import { expect, test } from '../fixtures.ts'
import type { Guest } from '../table/Guest.ts'
import { seen } from '../table/seen.ts'

/** From now on no script of a page comes, until they are let go. */
async function holdScripts({ page }: Guest): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  await page.route(/\/_app\/.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return () => resolve(null)
}
const nameOf = (chair: object) => ('name' in chair ? chair.name : null)
const isAwake = ({ page }: Guest) => expect(page.locator('html[data-awake]')).toBeAttached()

test('a name typed and sent before the page has come alive is not lost', async ({ evening }) => {
  const mara = await evening.hosts('Mara')
  const { code } = mara
  const ben = await evening.invite('Ben', 'phone')
  const letGo = await holdScripts(ben)
  await ben.page.goto(`/${code}`, { waitUntil: 'commit' })
  const field = ben.page.getByRole('textbox', { name: ben.words.name.label })
  await field.fill('Benjamin')
  await field.press('Enter')
  await expect(field).toHaveValue('Benjamin')
  letGo()
  await isAwake(ben)
  await expect(field).toHaveValue('Benjamin')
  await ben.pressButton(ben.words.name.sitDown)
  await expect.poll(() => mara.known.room?.chairs.map(nameOf)).toContain('Benjamin')
})

test('a code typed before the page has come alive is looked for once it has', async ({ evening }) => {
  const { code } = await evening.hosts('Mara')
  const ben = await evening.invite('Ben', 'phone')
  const letGo = await holdScripts(ben)
  await ben.page.goto('/', { waitUntil: 'commit' })
  await ben.page.getByRole('textbox', { name: ben.words.home.codeLabel }).fill(code.toLowerCase())
  letGo()
  await isAwake(ben)
  await expect(seen(ben.page, ben.words.home.seated(1, 6))).toBeVisible()
  await ben.pressButton(ben.words.home.takeSeat)
  await expect(ben.page).toHaveURL(new RegExp(`/${code}$`))
})
