import { test } from './fixtures.ts'
import { accessible } from './table/accessible.ts'
import { TOURS, VARIANTS } from './tour/index.ts'
import { fits, fitsLarge } from './tour/ruler.ts'
import { DESKTOP, SMALLEST } from './tour/tour.ts'

test.describe.configure({ mode: 'parallel', timeout: 900_000 })

/** German words are the longest. */
const language = 'de'

for (const [name, tour] of Object.entries(TOURS)) {
  test(`${name}: every state is open to all and fits, with large text too`, async ({ evening }) => {
    await tour({
      evening,
      language,
      visit: (guest, state, look) =>
        test.step(state, async () => {
          await fits(guest, look)
          await fitsLarge(guest, look)
          await accessible(guest, state)
        }),
    })
  })
}

/** What they are made of is open to all in the match of three; here is more or less of it. */
for (const [name, tour] of Object.entries(VARIANTS)) {
  test(`${name}: every state fits`, { tag: '@long' }, async ({ evening }) => {
    await tour({
      evening,
      language,
      visit: (guest, state, look) =>
        test.step(state, () => fits(guest, { ...look, sizes: look.sizes ?? [SMALLEST, DESKTOP] })),
    })
  })
}
