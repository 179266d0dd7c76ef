import { expect, test } from '../fixtures.ts'
import { Blog } from '../table/blog.ts'
import { seen } from '../table/seen.ts'

/** Of frames, px. */
const WIDTHS = [280, 360, 640]

for (const [where, attributes, javaScriptEnabled] of [
  ['an empty sandbox', 'sandbox=""', true],
  ['a browser without scripts', '', false],
] as const)
  test(`in ${where} a frame is a whole picture of the table, and doesn’t call itself live`, async ({
    evening,
    baseURL,
  }) => {
    const mara = await evening.hosts('Mara', { pace: 'off' })
    await mara.windsUp(5)
    await mara.deals()
    await mara.until(() => mara.asked?.kind === 'faceUp')
    const frames = WIDTHS.map(
      (width) =>
        `<iframe src="${baseURL}/embed/${mara.code}?lang=en" title="${width}" width="${width}" height="560" ${attributes}></iframe>`,
    )
    const blog = await Blog.with({ '/': { html: frames.join('<br>') } })
    const ida = await evening.invite('Ida', 'desktop', { javaScriptEnabled })
    ida.forgive(/Blocked script execution/)
    await ida.page.goto(blog.at('localhost'))
    for (const width of WIDTHS) {
      const frame = ida.page.frameLocator(`iframe[title="${width}"]`)
      await expect(seen(frame, 'Still picture')).toBeVisible()
      await expect(frame.getByText('Live', { exact: true })).toBeHidden()
      const drawings = await frame
        .locator('.frame use')
        .evaluateAll((uses) =>
          uses
            .filter((use) => use.closest('svg')?.checkVisibility())
            .map((use) => [use.getAttribute('href'), use.getBoundingClientRect().width > 0]),
        )
      expect(drawings.length).toBeGreaterThan(0)
      expect(drawings.filter(([href, isDrawn]) => !isDrawn || !String(href).startsWith('#'))).toEqual([])
      const footer = await frame.locator('footer').evaluate((each) => innerHeight - each.getBoundingClientRect().bottom)
      expect(footer, `below the footer at ${width} px`).toBeGreaterThanOrEqual(0)
    }
    await blog.close()
  })
