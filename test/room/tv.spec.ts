import { test } from '../fixtures.ts'
import { accessible } from '../table/accessible.ts'
import { readable } from '../tour/fromSofa.ts'
import { SOFAS } from '../tour/sofa.ts'
import type { Tour, Walk } from '../tour/tour.ts'

test.describe.configure({ mode: 'parallel', timeout: 300_000 })

/** German words are the longest. */
const language = 'de'

for (const [name, tour] of Object.entries(SOFAS)) {
  test(`${name}: all of it is read from a sofa, and how to come in`, ({ evening }) => seenOnTv(tour, evening))
}

function seenOnTv(tour: Tour, evening: Walk['evening']): Promise<void> {
  return tour({
    evening,
    language,
    visit: (tv, state) =>
      test.step(state, async () => {
        await readable(tv, state)
        if (state.endsWith('-over')) await accessible(tv, state)
      }),
  })
}
