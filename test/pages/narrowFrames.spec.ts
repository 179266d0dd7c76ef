import { test } from '../fixtures.ts'
import { accessible } from '../table/accessible.ts'
import { FRAMED } from '../tour/embeds.ts'
import { whole } from '../tour/fromBlog.ts'
import { fits } from '../tour/ruler.ts'

test.describe.configure({ mode: 'parallel' })

/** German words are the longest, and this is the narrowest frame. */
const language = 'de'
const NARROWEST = [280, 560] as const

for (const [name, tour] of Object.entries(FRAMED)) {
  test(`${name}: a narrow frame cuts nothing`, async ({ evening }) => {
    await tour({
      evening,
      language,
      visit: (reader, state) =>
        test.step(state, async () => {
          const [width, height] = NARROWEST
          await reader.page.setViewportSize({ width, height })
          await whole(reader, state)
          await fits(reader, { act: null, sizes: [NARROWEST] })
          if (state.endsWith('-over')) await accessible(reader, state, ['dark'])
        }),
    })
  })
}
