import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { accessible } from '../table/accessible.ts'
import type { Aide } from '../table/Aide.ts'
import { Blog } from '../table/blog.ts'
import { openRoom } from '../table/room.ts'
import { cardName } from '../table/words.ts'
import { seen } from '../table/seen.ts'

/** Whether a window may be opened is known only by trying. */
const IN_A_SANDBOX = [/Blocked opening/]
const PLACES = [
  { where: 'a page of another site', host: 'localhost', attributes: '' },
  { where: 'a page of the same host on another port', host: '127.0.0.1', attributes: '' },
  { where: 'a sandbox', host: 'localhost', attributes: 'sandbox="allow-scripts"' },
] as const

const STYLES = /<link href="[^"]*\/([^"/]+)" rel="stylesheet">/g

for (const { where, host, attributes } of PLACES) {
  test(`a table in ${where} is live, and public whatever seat this browser holds`, async ({ evening, baseURL }) => {
    const mara = await evening.hosts('Mara', { pace: 'off' })
    const { code } = mara
    await mara.windsUp(1)
    const address = `${baseURL}/embed/${code}?lang=en`
    const blog = await Blog.about(address, attributes)
    const reader = await evening.inviteAs(mara, 'desktop')
    await reader.page.goto(blog.at(host))
    const frame = reader.page.frameLocator('iframe')
    await expect(seen(frame, 'Not dealt yet')).toBeVisible()

    await mara.deals()
    await expect(seen(frame, 'Live', { exact: true })).toBeVisible()
    await mara.until(() => mara.asked?.kind === 'faceUp')
    const before = handOf(mara)
    await mara.until(() => handOf(mara).length < before.length)
    const held = handOf(mara)
    const gone = before.filter((card) => !held.includes(card))
    expect(gone).toHaveLength(1)
    await expect.poll(() => cardsIn(frame)).toEqual(expect.arrayContaining(gone))

    // With her cookie, too.
    const drawn = await (await reader.page.request.get(address)).text()
    // Opened in the lobby, it has all the styles that it would have if it were opened now.
    const addresses = await frame
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const linked = addresses.map((each) => each.split('/').at(-1)).toSorted()
    expect(linked.length).toBeGreaterThan(0)
    expect(linked).toEqual([...drawn.matchAll(STYLES)].map(([, sheet]) => sheet).toSorted())
    const shown = await cardsIn(frame)
    expect(held.length).toBeGreaterThan(0)
    expect(held.filter((card) => shown.includes(card) || drawn.includes(card))).toEqual([])
    await expect(frame.getByRole('list', { name: 'Your hand' })).toHaveCount(0)
    expect(await drawingsIn(frame)).toEqual([])
    await accessible(reader, where, ['dark'])
    await blog.close()
  })
}

test('an embed keeps nothing in the browser, and its links find a way out of a sandbox', async ({
  evening,
  baseURL,
}) => {
  const { code } = await evening.hosts('Mara')
  const ida = await evening.invite('Ida', 'desktop')
  const blog = await Blog.about(`${baseURL}/embed/${code}?lang=en`, 'sandbox="allow-scripts"')
  await ida.page.goto(blog.at('localhost'))
  ida.forgive(...IN_A_SANDBOX)
  const asked = ida.page.evaluate(
    () =>
      new Promise((told) =>
        addEventListener('message', ({ data }) => (data?.robotNight === 'open' ? told(data) : undefined)),
      ),
  )
  const link = ida.page.frameLocator('iframe').getByRole('link', { name: 'Join the table' })
  await expect(link).toBeVisible()
  await expect(async () => {
    await link.click()
    expect(await Promise.race([asked, Promise.resolve(null)])).toEqual({
      robotNight: 'open',
      href: `${baseURL}/${code}`,
    })
  }).toPass()
  // Nobody may be listening.
  const typed = ida.page.frameLocator('iframe').getByText(`The table is at ${new URL(`${baseURL}`).host}/${code}`)
  await expect(typed).toBeVisible()
  expect(await ida.context.cookies()).toEqual([])
  const frame = ida.page.frameLocator('iframe')
  // It would be blocked, and each reader's console would say so.
  await expect(frame.locator('link[rel=manifest]')).toHaveCount(0)
  for (const each of await frame.getByRole('link').all()) {
    expect((await each.boundingBox())?.height, await each.innerText()).toBeGreaterThanOrEqual(24)
  }
  await blog.close()
})

test('a frame asks to be so high that nothing in it has to scroll, and never asks for less again', async ({
  evening,
  baseURL,
}) => {
  const mara = await evening.hosts('Mara', { title: 'not-a-robot', pace: 'off' })
  const { code } = mara
  await mara.windsUp(4)
  const blog = await Blog.with({
    '/': {
      html: `<script type="module" src="${baseURL}/robot-night.js"></script><robot-night code="${code}"></robot-night>`,
    },
  })
  const ida = await evening.invite('Ida', 'phone')
  await ida.page.goto(blog.at('localhost'))
  const frame = ida.page.locator('robot-night iframe')
  const high = async () => (await frame.boundingBox())?.height ?? 0
  await expect(seen(frame.contentFrame(), 'Not dealt yet')).toBeVisible()
  const gathering = await high()
  await mara.deals()
  await expect(seen(frame.contentFrame(), 'Live', { exact: true })).toBeVisible()
  await expect.poll(high).toBeGreaterThan(gathering)
  const hidden = () =>
    frame
      .contentFrame()
      .locator('.embed')
      .evaluate((shown) =>
        Math.max(
          ...[...shown.querySelectorAll('*')].map((each) =>
            /auto|scroll/.test(getComputedStyle(each).overflowY) ? each.scrollHeight - each.clientHeight : 0,
          ),
        ),
      )
  await expect.poll(hidden).toBeLessThanOrEqual(1)
  const live = await high()
  await mara.manages({ do: 'stop' })
  await expect(frame.contentFrame().getByText('Live', { exact: true })).toBeHidden()
  expect(await high()).toBeGreaterThanOrEqual(live)
  await blog.close()
})

test('a reader on a phone turns to another battlefield and stays there while the match goes on', async ({
  evening,
}) => {
  const [mara, ida] = [await evening.hosts('Mara', { pace: 'off' }), await evening.invite('Ida', 'phone')]
  const { code } = mara
  await mara.windsUp(2)
  await mara.deals()
  await ida.page.goto(`/embed/${code}?lang=en`)
  const front = (battlefield: number) => ida.page.locator(`[data-front="${battlefield}"]:visible`)
  const tab = (battlefield: number) => ida.page.getByRole('button', { name: new RegExp(`^Battlefield ${battlefield}`) })
  await expect(front(1)).toBeInViewport({ ratio: 0.9 })
  await ida.press(tab(4))
  await expect(front(4)).toBeInViewport({ ratio: 0.9 })
  await mara.until(() => mara.asked?.kind === 'faceDown')
  await expect.poll(() => cardsIn(ida.page)).not.toEqual([])
  await expect(front(4)).toBeInViewport({ ratio: 0.9 })
  await expect(tab(4)).toHaveAttribute('aria-pressed', 'true')
  await front(2).evaluate((page) => page.scrollIntoView({ inline: 'center' }))
  await expect(tab(2)).toHaveAttribute('aria-pressed', 'true')
})

test('the address of an embed is a click away, and opens as copied', async ({ evening, baseURL }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const code = await openRoom(mara)
  await mara.pressButton('Menu')
  await mara.pressButton('Show in a blog')
  await accessible(mara)
  const text = mara.page.getByRole('textbox', { name: 'Text to copy' })
  await expect(text).toHaveValue(`${baseURL}/${code}`)
  await mara.page.getByRole('radio', { name: 'Element' }).check()
  await expect(text).toHaveValue(new RegExp(`<robot-night code="${code}" room="`))
  await mara.page.getByRole('radio', { name: 'Frame' }).check()
  const html = await text.inputValue()
  const [, src = ''] = /src="([^"]+)"/.exec(html) ?? []
  const { pathname, search } = new URL(src.replaceAll('&amp;', '&'))
  expect(pathname).toBe(`/embed/${code}`)
  const answered = await mara.page.request.get(`${baseURL}${pathname}${search}`)
  expect(answered.status()).toBe(200)
  expect(answered.headers()['content-security-policy']).not.toContain('frame-ancestors')
  expect(answered.headers()['x-frame-options']).toBeUndefined()
  expect(answered.headers()['set-cookie']).toBeUndefined()
  // As if the code had become that of another room since.
  const strangers = search.replace(/room=[^&]+/, `room=${'A'.repeat(22)}`)
  expect(strangers).not.toBe(search)
  expect((await mara.page.request.get(`${baseURL}${pathname}${strangers}`)).status()).toBe(404)
})

test('an embed of no room says so', async ({ request }) => {
  const answered = await request.get('/embed/ZZZZZ?lang=en')
  expect(answered.status()).toBe(404)
  expect(await answered.text()).toContain('No table with that code')
  // Asked again and again by a script, 404 would fill the console of a reader.
  expect((await request.get('/embed/ZZZZZ?lang=en&as=part')).status()).toBe(204)
})

/** The names of the cards that somebody holds. */
function handOf({ known }: Aide): string[] {
  const { hand } = known.table?.scene.view as object as { hand: string[] }
  return hand.map((card) => cardName(card, 'en'))
}

/** The names of the cards to be seen. */
const cardsIn = (frame: FrameLocator | Page): Promise<string[]> =>
  frame
    .locator('[role="img"][data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''))

/** Cards whose drawing did not come: in a sandbox drawings of another file are not drawn. */
const drawingsIn = (frame: FrameLocator): Promise<string[]> =>
  frame.locator('.card').evaluateAll((cards) =>
    cards
      .filter((card) => card.checkVisibility())
      .filter((card) =>
        [...card.querySelectorAll('svg')].every(
          (svg) => !svg.checkVisibility() || svg.querySelector('use')?.getBoundingClientRect().width === 0,
        ),
      )
      .map((card) => card.outerHTML.slice(0, 200)),
  )
