import { TITLES } from '@robot-night/engine'
import { REPLAY } from '../../web/src/routes/replay/[id]/words.ts'
import { TOGETHER } from '../../web/src/routes/replay/[id]/together/words.ts'
import { expect, test } from '../fixtures.ts'
import { catchesUp, type Aide, type Manner } from '../table/Aide.ts'
import type { Evening } from '../table/Evening.ts'
import type { Guest } from '../table/Guest.ts'
import { measuresDirections, watchesDirection } from '../table/page/direction.ts'
import { COMPANION } from '../table/phone.ts'
import { runTable } from '../table/roomSettings.ts'
import { seen } from '../table/seen.ts'

/** With brackets and digits, with a mark at the end, with a number first. */
const NAMES = ['أحمد (١٢)', 'דנה!', '12 שרה'] as const
const WATCHER = 'סבא (3)'
const [SAID, WHISPERED, MURMURED, EXPLAINED] = ['מה? 7!', 'אני לא (1)', 'זה 5?', 'שלום (404)!'] as const
const TYPED = [...NAMES, WATCHER, SAID, WHISPERED, MURMURED, EXPLAINED]
const inHebrew: Manner = ({ kind }) => (kind === 'explain' ? { text: EXPLAINED } : null)
/** So often somebody is asked. Explanations come late. */
const questionsIn = (title: string): number => (title === 'not-a-robot' ? 25 : 10)

/** From the next page on. */
const looksAt = ({ page }: Guest) => page.addInitScript(watchesDirection, TYPED)

/** Nothing that a guest has been shown since the page came stands in the wrong place. Gives how many names were measured. */
async function keepsDirections(guest: Guest, where: string): Promise<number> {
  const { stray, swapped, measured } = await guest.page.evaluate(measuresDirections, TYPED)
  expect.soft([...new Set([...stray, ...swapped])], where).toEqual([])
  return measured
}

interface Night {
  ahmad: Aide
  dana: Aide
  sara: Aide
  saba: Aide
}
async function night(evening: Evening, title: string): Promise<Night> {
  const ahmad = await evening.hosts(NAMES[0], { title, pace: 'off' })
  const dana = await evening.seats(NAMES[1], ahmad.code)
  const sara = await evening.seats(NAMES[2], ahmad.code)
  const saba = await evening.watches(WATCHER, ahmad.code)
  await sara.says(SAID)
  await sara.does({ what: 'whisper', to: 0, text: WHISPERED })
  await saba.does({ what: 'watcherSay', text: MURMURED })
  return { ahmad, dana, sara, saba }
}

for (const { id, seats } of TITLES) {
  test(`names that run from right to left leave all around them where it was: ${id}`, async ({ evening }) => {
    test.setTimeout(240_000)
    const { ahmad, dana, sara } = await night(evening, id)
    const english = await evening.inviteAs(ahmad, 'desktop', { reducedMotion: 'reduce' })
    const german = await evening.inviteAs(dana, 'phone', { reducedMotion: 'reduce', locale: 'de-DE' })
    const pages = [english, german]
    for (const guest of pages) {
      await looksAt(guest)
      await guest.visit(`/${ahmad.code}`)
    }
    await ahmad.windsUp(Math.max(0, seats.min - 3))
    for (const guest of pages) await keepsDirections(guest, 'lobby')
    await ahmad.deals()
    let measured = 0
    for (let asked = 0; asked < questionsIn(id) && !ahmad.isOver; asked++) {
      const { n = 0 } = ahmad.known.table ?? {}
      await Promise.all([ahmad, dana, sara].map((aide) => aide.until(() => (ahmad.known.table?.n ?? 0) > n, inHebrew)))
      await catchesUp(english, ahmad)
      await catchesUp(german, dana)
      for (const guest of pages)
        measured += await keepsDirections(guest, ahmad.known.table?.scene.beat.toString() ?? '')
    }
    // Else nobody has been spoken of.
    expect(measured).toBeGreaterThan(0)
  })
}

test('names that run from right to left stand as well where the host, watchers and readers see them', async ({
  evening,
}) => {
  test.setTimeout(360_000)
  const { ahmad, dana, sara, saba } = await night(evening, 'robot-revolution')
  const { code } = ahmad
  const host = await evening.inviteAs(ahmad, 'desktop', { reducedMotion: 'reduce' })
  const watcher = await evening.inviteAs(saba, 'phone', { reducedMotion: 'reduce', locale: 'de-DE' })
  for (const guest of [host, watcher]) await looksAt(guest)

  await test.step('the host’s sheets', async () => {
    await host.visit(`/${code}`)
    await ahmad.manages({ do: 'silence', watcher: WATCHER })
    await runTable(host)
    await keepsDirections(host, 'run the table')
    await host.pressButton(host.words.room.menuOf(`\u2068${NAMES[1]}\u2069`))
    await keepsDirections(host, 'a chair')
    await host.page.keyboard.press('Escape')
  })

  await test.step('talk', async () => {
    await watcher.visit(`/${code}`)
    await keepsDirections(watcher, 'watchers')
    for (const guest of [host, watcher]) {
      await guest.pressButton(guest.words.app.menu)
      await keepsDirections(guest, 'menu')
      await guest.page.keyboard.press('Escape')
    }
  })

  await test.step('a TV, an embed, and the night', async () => {
    await ahmad.deals()
    await Promise.all([ahmad, dana, sara].map((aide) => aide.until(() => !aide.isPlaying)))
    const id = ahmad.known.room?.match?.id ?? ''
    await expect.poll(() => ahmad.finds(`/api/matches/${id}`)).toBe(200)
    for (const path of [`/${code}?tv`, `/embed/${code}`, `/${code}/night`, `/replay/${id}`, `/${code}`]) {
      await host.visit(path)
      await keepsDirections(host, path)
    }
    await host.visit(`/replay/${id}#m=3`)
    await host.pressButton(REPLAY.en.together)
    await host.page.getByLabel(TOGETHER.en.name.label).fill(WATCHER)
    await host.pressButton(TOGETHER.en.begin)
    await expect(host.page.getByRole('dialog').locator('bdi')).toHaveText(WATCHER)
    await keepsDirections(host, 'together')
  })
})

test('phones around one deck name each other in their own direction', async ({ evening }) => {
  const { table } = COMPANION.en
  const phone = await evening.invite(NAMES[0], 'phone')
  await looksAt(phone)
  await phone.visit('/companion')
  await phone.pressButton(table.offer.act)
  await phone.page.getByRole('dialog').getByRole('textbox').fill(NAMES[0])
  await keepsDirections(phone, 'a name that is being typed')
  await phone.press(phone.page.getByRole('dialog').getByRole('button', { name: table.offer.act }))
  await expect(phone.page.getByRole('button', { name: table.shuffle })).toBeVisible()
  const other = await evening.invite(NAMES[1], 'phone')
  await looksAt(other)
  await other.visit(new URL(phone.page.url()).pathname)
  await other.page.getByRole('textbox').fill(NAMES[1])
  await other.pressButton(table.join.act)
  await expect(seen(other.page, table.waiting(`\u2068${NAMES[0]}\u2069`))).toBeVisible()
  await phone.pressButton(table.shuffle)
  for (const guest of [phone, other]) {
    await guest.pressButton(table.phones)
    await keepsDirections(guest, 'who is here')
  }
})
