import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { Film, viewOf, type Cast, type Shot } from '../table/Film.ts'
import type { Guest } from '../table/Guest.ts'
import { canStandStill, standStill } from '../table/standing.ts'
import { Theatre } from '../table/Theatre.ts'

const CASTS: readonly Cast[] = [
  { title: 'robot-revolution', seats: 3 },
  { title: 'cardbot-derby', seats: 3 },
  { title: 'evil-robots-classic', seats: 5 },
  { title: 'evil-robots-influence', seats: 4 },
  { title: 'not-a-robot', seats: 4 },
]
/** Hers is the first chair of every film. */
const MARA = 'mara'
/** So often she looks whether her cards still lie open. */
const CHECKS = 2

for (const cast of CASTS) {
  test(`${cast.title}: new cards come covered, even if a cover was left open`, async ({ evening }) => {
    const mara = await evening.invite('Mara', 'phone')
    const film = new Film(cast)
    film.manages({ do: 'setPeek', peek: 'always' })
    const match = [film.manages({ do: 'deal' }), ...film.rest(MARA)]
    const first = match.find((shot) => roundOf(shot) === 1)
    expect(first).toBeDefined()
    if (!first) return
    const theatre = await Theatre.of(mara, first, MARA)
    await mara.visit(theatre.path)

    const others = match.slice(match.indexOf(first) + 1)
    const dealt = others.findIndex((shot) => roundOf(shot) !== 1)
    expect(dealt, 'there is a second round').toBeGreaterThan(0)
    let checks = 0
    for (const shot of others.slice(0, dealt)) {
      theatre.play(shot)
      if (checks === CHECKS) continue
      await mara.page.keyboard.press('Escape')
      if (!(await cover(mara).isVisible())) continue
      if (checks === 0) await cover(mara).press('Enter')
      await expect(cover(mara)).toHaveAttribute('aria-pressed', 'true')
      checks += 1
    }
    expect(checks, 'it was open, and stayed so').toBe(CHECKS)
    for (const shot of others.slice(dealt, dealt + 1)) theatre.play(shot)
    await expect(async () => {
      await mara.page.keyboard.press('Escape')
      await expect(cover(mara)).toHaveAttribute('aria-pressed', 'false', { timeout: 300 })
    }).toPass({ intervals: [50], timeout: 20_000 })
  })

  test(`${cast.title}: a tap on the table ends what is shown`, async ({ evening }) => {
    const ida = await evening.invite('Ida', 'phone')
    await canStandStill(ida)
    const film = new Film(cast)
    const match = [film.manages({ do: 'deal' }), ...film.rest()]
    const [first, ...others] = match
    if (!first) throw new Error('nothing was dealt')
    const theatre = await Theatre.of(ida, first)
    await ida.visit(theatre.path)
    const skip = ida.page.getByRole('button', { name: ida.words.room.skip, exact: true })
    const table = ida.page.locator('.table, .board').first()
    await expect(table).toBeVisible()

    // From here on nothing ends by itself.
    await standStill(ida)
    for (const shot of others) {
      theatre.play(shot)
      if (await skip.isVisible()) break
    }
    await expect(skip).toBeVisible()
    await tap(table)
    await expect(skip).toBeHidden()
  })
}

const cover = ({ page }: Guest) => page.locator('button.peek')

function roundOf(shot: Shot): unknown {
  const view = viewOf(shot, MARA)
  return view && 'round' in view ? view.round : null
}

/** In its middle, whatever lies there. */
async function tap(table: Locator): Promise<void> {
  const box = await table.boundingBox()
  if (!box) throw new Error('there is no table to tap')
  await table.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
