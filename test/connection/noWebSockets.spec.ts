import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { words as closed } from '../../web/src/lib/words/en/room/closed.ts'
import { freePort, serve } from '../../scripts/server/serve.mjs'
import { expect, test } from '../fixtures.ts'
import { playOut } from '../table/Aide.ts'
import { Blog } from '../table/blog.ts'
import { Evening } from '../table/Evening.ts'
import { skipsTo } from '../table/skipping.ts'
import { said } from '../games/robot-revolution/playing.ts'
import { seen } from '../table/seen.ts'

/** What a browser sees of a network that refuses every upgrade, or strips it. */
function refused(): void {
  window.WebSocket = class extends WebSocket {
    constructor() {
      super(`ws://${location.host}/nothing-is-here`)
    }
  }
}
/** One that answers none: neither open nor closed. */
function neverAnswered(): void {
  const Silent: unknown = class extends EventTarget {
    readyState = 0
    close(): void {
      this.readyState = 3
    }
  }
  Object.assign(window, { WebSocket: Silent })
}

/** Two calls, the pauses between them, and a busy machine. */
const PATIENCE = { timeout: 60_000 }

for (const network of [refused, neverAnswered])
  test(`a match goes on where upgrades are ${network.name}, and the page says how, once`, async ({ evening }) => {
    test.setTimeout(180_000)
    const mara = await evening.hosts('Mara')
    // However slow this machine is, nobody is played for.
    await mara.manages({ do: 'setPace', pace: 'off' })
    await mara.manages({ do: 'setAbsence', absence: 'clock' })
    const seat = await evening.seats('Tom', mara.code)
    const tom = await evening.inviteAs(seat, 'phone')
    seat.leave()
    await tom.page.addInitScript(network)
    tom.forgive(/WebSocket connection to .* failed/)
    await tom.visit(`/${mara.code}`)
    const notice = tom.page.getByRole('region', { name: tom.words.line.streamed })
    await expect(notice).toBeVisible(PATIENCE)
    await tom.page.screenshot({ path: test.info().outputPath('notice.png') })
    await expect(notice).toBeHidden(PATIENCE)

    await mara.deals()
    const keep = tom.page.getByRole('button', { name: said(tom).ask.keep })
    await mara.until(() => mara.asked === null)
    await tom.press(keep)
    await expect.poll(() => mara.heard, PATIENCE).toContain('"kind":"mulligan","seat":1')
    await expect.poll(() => JSON.stringify(tom.ear.known.table?.log)).toContain('"kind":"mulligan","seat":1')
    // The next page of this tab knows it already.
    await tom.page.reload()
    await expect(notice).toBeVisible({ timeout: 10_000 })
  })

/** Browsers open six connections to a site that is no HTTP/2. */
test('seven tabs of a browser where upgrades are refused are all of use, and four are live', async ({ evening }) => {
  test.setTimeout(240_000)
  const mara = await evening.hosts('Mara')
  await mara.manages({ do: 'setPace', pace: 'off' })
  await mara.manages({ do: 'setAbsence', absence: 'clock' })
  const seat = await evening.seats('Tom', mara.code)
  const first = await evening.inviteAs(seat, 'desktop')
  seat.leave()
  await first.context.addInitScript(refused)
  // As if they had found out a while ago.
  await first.context.addInitScript(() => sessionStorage.setItem('way', 'stream'))
  const tabs = [first]
  while (tabs.length < 7) tabs.push(await evening.another(first))
  for (const tab of tabs) {
    tab.forgive(/WebSocket connection to .* failed/)
    await tab.visit(`/${mara.code}`)
    await expect(tab.page.getByRole('region', { name: tab.words.line.streamed })).toBeVisible(PATIENCE)
  }
  const [place, last] = [closed.tooManyDevices, tabs.at(-1)!]
  for (const [at, { page }] of tabs.entries())
    await expect(page.getByText(place.title)).toHaveCount(at < 3 ? 1 : 0, PATIENCE)
  await mara.deals()
  await mara.until(() => mara.asked === null)
  await last.press(last.page.getByRole('button', { name: said(last).ask.keep }))
  await expect.poll(() => mara.heard, PATIENCE).toContain('"kind":"mulligan","seat":1')
  await first.pressButton(place.act)
  await expect(first.page.getByText(place.title)).toBeHidden(PATIENCE)
  await expect(seen(tabs[3]!.page, place.title)).toBeVisible(PATIENCE)
})

/** In a sandbox the first picture's drawings are refused; the script brings them. */
const IN_A_SANDBOX = [/Unsafe attempt to load URL .*\.svg/, /\.svg origin$/]
const PLACES = [
  { where: 'the room', vars: {}, attributes: '' },
  { where: 'a gallery', vars: { WATCHERS_IN_ROOM: '0' }, attributes: 'sandbox="allow-scripts"' },
] as const

for (const { where, vars, attributes } of PLACES)
  test(`from ${where} a TV and a post follow a match where upgrades are refused; the TV says so`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const data = mkdtempSync(join(tmpdir(), 'robot-night-'))
    const port = await freePort()
    const server = await serve({ host: '127.0.0.1', port, data, vars: { PACE_DIVISOR: '20', ...vars } })
    const evening = new Evening(browser, `http://127.0.0.1:${port}`, 'reduce')
    try {
      const mara = await evening.hosts('Mara', { pace: 'off' })
      const aides = [mara, await evening.seats('Ben', mara.code)]
      const blog = await Blog.about(`http://127.0.0.1:${port}/embed/${mara.code}?lang=en`, attributes)
      const [tv, reader] = [await evening.invite('Ida', 'desktop'), await evening.invite('Kim', 'desktop')]
      for (const guest of [tv, reader]) {
        await guest.page.addInitScript(refused)
        guest.forgive(/WebSocket connection to .* failed/, ...IN_A_SANDBOX)
      }
      await tv.page.goto(`/${mara.code}?tv`)
      await reader.page.goto(blog.at('localhost'))
      const frame = reader.page.frameLocator('iframe')
      const { embed, line } = tv.words
      const notice = tv.page.getByRole('region', { name: line.streamed })
      await expect(notice).toBeVisible(PATIENCE)
      await tv.page.screenshot({ path: test.info().outputPath('notice.png') })
      await expect.poll(() => mara.known.room?.watchers, PATIENCE).toBe(2)
      await expect(notice).toBeHidden(PATIENCE)

      await mara.deals()
      await expect(seen(frame, embed.live, { exact: true })).toBeVisible(PATIENCE)
      await expect(frame.getByText(line.streamed)).toHaveCount(0)
      await reader.page.screenshot({ path: test.info().outputPath('post.png') })
      await playOut(aides)
      await expect(seen(frame, embed.over, { exact: true })).toBeVisible(PATIENCE)
      await skipsTo(tv, tv.page.getByRole('heading', { name: /wins the revolution/ }), PATIENCE.timeout)
      await expect(frame.getByText(embed.lost)).toBeHidden()
      expect(evening.complaints()).toEqual([])
      await blog.close()
    } finally {
      await evening.end()
      await server.stop()
      rmSync(data, { recursive: true, force: true })
    }
  })
