import { expect, test } from '../fixtures.ts'
import { Film, type Asked } from '../table/Film.ts'
import type { Guest } from '../table/Guest.ts'
import { settled } from '../table/settled.ts'
import { Theatre } from '../table/Theatre.ts'
import { ASKING } from '../tour/asking.ts'
import { flawsOfAsking } from '../tour/askingRuler.ts'
import { invite, SMALLEST, type Size, type Walk } from '../tour/tour.ts'

test.describe.configure({ timeout: 600_000 })

/** A small phone lying on its side, a desktop at 400 %, and a usual phone, lying and upright; and both with large text. */
const LYING: Size = [844, 390]
const SCREENS: readonly { size: Size; text: string }[] = [
  ...([[568, 270], [320, 256], LYING, SMALLEST] as const).map((size) => ({ size, text: '100%' })),
  ...([LYING, SMALLEST] as const).map((size) => ({ size, text: '200%' })),
]

/** German words are the longest. */
const comes = (evening: Walk['evening']): Promise<Guest> =>
  invite({ evening, language: 'de', visit: async () => {} }, 'Mara')

for (const { title, seats, options = {}, about } of ASKING) {
  test(`${title}: on the lowest and narrowest screens one sees what is asked, what about, and how to answer`, async ({
    evening,
  }) => {
    const mara = await comes(evening)
    for (const count of seats) {
      const film = new Film({ title, seats: count, ...(count === seats[1] ? { options } : {}) })
      film.manages({ do: 'deal' })
      await looksAtAll(mara, film.questions(), about)
    }
  })
}

/** All that is wrong is told, not only the first. */
const inTheEnd = expect.configure({ soft: true })

async function looksAtAll(mara: Guest, all: readonly Asked[], about: Readonly<Record<string, string>>): Promise<void> {
  const [first] = all
  if (!first) throw new Error('nothing is asked')
  const theatre = await Theatre.of(mara, first.shot, first.device)
  await mara.visit(theatre.path)
  for (const { size, text } of SCREENS) {
    const [width, height] = size
    await mara.page.setViewportSize({ width, height })
    await mara.page.evaluate((text) => void (document.documentElement.style.fontSize = text), text)
    for (const { kind, device, shot } of all) {
      await theatre.showAs(device, shot)
      await settled(mara.page)
      const where = `${kind} by ${device} at ${width}x${height}, text ${text}`
      // Until it's drawn: a slow machine still shows what was there before.
      await inTheEnd.poll(() => flawsOfAsking(mara.page, about[kind] ?? ''), where).toEqual([])
    }
  }
  await mara.page.unrouteAll()
}
