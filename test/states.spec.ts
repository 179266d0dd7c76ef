import { test } from './fixtures.ts'
import { accessible } from './table/accessible.ts'
import { TOURS } from './tour/index.ts'
import { fits, fitsLarge } from './tour/ruler.ts'
import type { Visit } from './tour/tour.ts'

/** German words are the longest. */
for (const [name, tour] of Object.entries(TOURS)) {
  test(`${name}: every state is open to all and fits, in German, with large text too`, async ({ evening }) => {
    test.setTimeout(240_000)
    await tour({
      evening,
      language: 'de',
      visit: (guest, state, look) =>
        test.step(state, async () => {
          await fits(guest, look)
          await fitsLarge(guest, look)
          await accessible(guest, state)
        }),
    })
  })
}

for (const name of ['the pages around', 'a room', 'a match of three'] as const) {
  test(`${name}: every state fits, in English`, async ({ evening }) => {
    test.setTimeout(240_000)
    const visit: Visit = (guest, state, look) => test.step(state, () => fits(guest, look))
    await TOURS[name]({ evening, language: 'en', visit })
  })
}
