import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from '../fixtures.ts'
import { accessible } from '../table/accessible.ts'
import { seen } from '../table/seen.ts'

/** As what carries the site packs it in passing. */
const packed = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
const addressesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/src="(\/_app\/immutable\/pictures\/[^"]+)"/g)].map(([, address = '']) => address)),
]

test('all pictures of the deck are served for good, light, credited, and run nothing', async ({ request }) => {
  const addresses = addressesIn(await (await request.get('/deck')).text())
  expect(addresses).toHaveLength(144)
  const answers = await Promise.all(addresses.map((address) => request.get(address)))
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  for (const answer of answers) {
    const [headers, address] = [answer.headers(), answer.url()]
    expect(answer.status(), address).toBe(200)
    expect(headers['content-type'], address).toContain('image/svg+xml')
    expect(headers['cache-control'], address).toContain('immutable')
    expect(headers['content-security-policy'], address).toMatch(/^default-src 'none'(?!.*script-src)/)
  }
  for (const text of texts)
    expect(text).toMatch(/<!-- .*Fluent Emoji, Copyright \(c\) Microsoft Corporation, MIT licence.* -->/)
  const weights = texts.map(packed)
  const [heaviest, ...others] = weights.toSorted((one, other) => other - one)
  expect(heaviest).toBeLessThanOrEqual(8000)
  expect(others.slice(0, 8).reduce((sum, weight) => sum + weight, heaviest ?? 0)).toBeLessThanOrEqual(60_000)
})

test('the page of the deck shows each picture with what it shows, large on a tap, and its licence', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'phone')
  const { page } = mara
  await mara.visit('/deck')
  await expect(page.getByRole('listitem').getByRole('img')).toHaveCount(144)
  const whale = page.getByRole('link', { name: /^A whale drinks tea/ })
  await mara.press(whale)
  const large = page.getByRole('dialog', { name: 'Card 1, side a' })
  await expect(large).toContainText('A whale drinks tea')
  await accessible(mara)
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(whale).toBeFocused()
  await expect(seen(page, 'Copyright (c) Microsoft Corporation.')).toBeVisible()
})
