import { expect, test } from 'vitest'
import cards from '#lib/cards/cards.svg?url&no-inline'
import robots from '#lib/ui/art/robots.svg?url'
import { withDrawings } from './drawings.ts'

const use = (address: string, id: string) => `<svg><use href="${address}#${id}" width="160"></use></svg>`
const page = (inside: string) => `<body><div class="embed" data-code="KRTBW">${inside}</div></body>`

test('an embed has the drawings that it uses in itself, each once, and no others', () => {
  const drawn = withDrawings(page(use(robots, 'bot-3') + use(cards, 'c-7S') + use(robots, 'bot-3')))
  expect(drawn.match(/href="[^#"]+/)).toBeNull()
  const ids = [...drawn.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual([expect.stringMatching(/bot-3$/), expect.stringMatching(/c-7S$/)])
  for (const [, id = ''] of drawn.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id)
})

test('what a drawing uses comes along', () => {
  const drawn = withDrawings(page(use(cards, 'back')))
  for (const [, id = ''] of drawn.matchAll(/href="#([^"]+)"/g)) expect(drawn).toContain(`<symbol id="${id}"`)
})

test('a page that uses none, or those of somebody else, stays as it is', () => {
  for (const inside of ['<p>Not dealt yet</p>', use('/elsewhere.svg', 'bot-1')])
    expect(withDrawings(page(inside))).toBe(page(inside))
})
