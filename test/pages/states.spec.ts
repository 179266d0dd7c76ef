import { test } from '../fixtures.ts'
import { accessible } from '../table/accessible.ts'
import { showsNewKinds } from '../table/kinds.ts'
import { TOURS, VARIANTS } from '../tour/index.ts'
import { fits, fitsScrolled, LARGE, TIGHT } from '../tour/ruler.ts'
import { SMALLEST, type Look } from '../tour/tour.ts'

test.describe.configure({ mode: 'parallel', timeout: 900_000 })

/** German words are the longest. */
const language = 'de'

/** Where things are tightest. */
const tightest = (look: Look): Look => ({ ...look, sizes: look.sizes ?? [SMALLEST] })

/** Rooms with their sheets. What a table asks is measured in smallScreens.spec.ts. */
const LOW: ReadonlySet<string> = new Set(['a room'])

for (const [name, tour] of Object.entries(TOURS)) {
  test(`${name}: every state is open to all and fits`, async ({ evening }) => {
    await tour({
      evening,
      language,
      isBrief: true,
      visit: (guest, state, look) =>
        test.step(state, async () => {
          await fits(guest, tightest(look))
          if (LOW.has(name) && !look.sizes) await fitsScrolled(guest, look, TIGHT)
          if (await showsNewKinds(guest)) await accessible(guest, state, ['dark'])
        }),
    })
  })
}

for (const [name, tour] of Object.entries({ ...TOURS, ...VARIANTS })) {
  test(
    `${name}: every state at every size, in dark and in light, with large text too`,
    { tag: '@long' },
    async ({ evening }) => {
      await tour({
        evening,
        language,
        visit: (guest, state, look) =>
          test.step(state, async () => {
            await fits(guest, look)
            await fitsScrolled(guest, look, LARGE)
            await accessible(guest, state)
          }),
      })
    },
  )
}
