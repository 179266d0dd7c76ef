import pasted from '../../web/src/lib/roomCode/pasted.json' with { type: 'json' }
import { CODE_TROUBLE } from '../../web/src/lib/roomCode/words.ts'
import { expect, test } from '../fixtures.ts'
import type { Guest } from '../table/Guest.ts'
import { seen } from '../table/seen.ts'

/** From now on, what the page asks our server for by a code, or with anything of what was typed. */
function asked({ page }: Guest): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!/^\/(_app|fonts)\//.test(pathname)) paths.push(pathname + search)
  })
  return paths
}
const field = ({ page, words }: Guest) => page.getByRole('textbox', { name: words.home.codeLabel })

test('of what is pasted into the code field only a code is sent; anything else stays, and what is wrong with it is said', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'phone')
  mara.forgive(/answered 404/, /status of 404/)
  const { page, words } = mara
  const trouble = CODE_TROUBLE.en
  await mara.visit('/')
  const paths = asked(mara)

  for (const { pasted: typed, code } of pasted.filter((row) => row.code === null)) {
    await field(mara).fill(typed)
    await field(mara).press('Enter')
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await expect(field(mara)).toHaveValue(typed)
    expect(code).toBeNull()
  }
  await field(mara).fill('BRTZ')
  await field(mara).press('Enter')
  await expect(page.getByRole('alert')).toHaveText(trouble.short(1))
  await field(mara).fill('BRTOB')
  await expect(page.getByRole('alert')).toContainText(trouble.letters('O'))
  expect(paths).toEqual([])

  for (const { pasted: typed, code } of pasted.filter((row) => row.code !== null)) {
    await field(mara).fill(typed)
    await expect(field(mara)).toHaveValue(code ?? '')
    await expect(page.getByRole('alert')).toHaveText(words.home.noTable)
    // Mostly one letter is wrong: nobody wants to type the others again.
    await field(mara).press('Enter')
    await expect(field(mara)).toHaveValue(code ?? '')
    await expect(field(mara)).toBeFocused()
    await field(mara).fill('')
  }
  expect(new Set(paths)).toEqual(new Set(['/api/rooms/BRTZB', '/api/companion/BRTZB']))
})

test('a message with a link to a seat leads to that seat, and its secret reaches no server', async ({ evening }) => {
  const { code } = await evening.hosts('Mara')
  const ben = await evening.invite('Ben', 'phone', { locale: 'de-DE' })
  ben.forgive(/answered 404/, /status of 404/)
  await ben.visit('/')
  const paths = asked(ben)
  const secret = 'aBcDeFgHiJkLmNoPqRsTuV'
  const { origin } = new URL(ben.page.url())
  await field(ben).fill(`Dein Platz: ${origin}/${code}#ticket=${secret}. Komm!`)
  await expect(seen(ben.page, ben.words.home.seated(1, 6))).toBeVisible()
  await ben.pressButton(ben.words.home.takeSeat)
  await expect(ben.page).toHaveURL(new RegExp(`/${code}#ticket=${secret}$`))
  expect(paths.join(' ')).not.toContain(secret)
})

test('without a script the server finds the code in what was pasted, and gives back what is none', async ({
  browser,
  baseURL,
  evening,
}) => {
  const { code } = await evening.hosts('Mara')
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  const typed = page.getByRole('textbox', { name: 'Room code, five letters' })
  await typed.fill('hello everybody')
  await typed.press('Enter')
  await expect(page.getByRole('alert')).toContainText('There’s no room code in that')
  await expect(typed).toHaveValue('hello everybody')
  await typed.fill(`https://play.example/${code}#ticket=aBcDeFgHiJkLmNoPqRsTuV`)
  await typed.press('Enter')
  // The browser refuses: a fragment is not to be sent.
  await expect(page).toHaveURL(/code=hello/)
  await typed.fill(`Join me: ${code}!`)
  await typed.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/${code}$`))
  await context.close()
})
