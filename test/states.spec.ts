import { test } from './fixtures.ts'
import { accessible } from './table/accessible.ts'
import { TOURS } from './tour/index.ts'
import { fits, fitsLarge } from './tour/ruler.ts'

/** German words are the longest. */
for (const [name, tour] of Object.entries(TOURS)) {
  test(`${name}: every state is open to all and fits, with large text too`, async ({ evening }) => {
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
