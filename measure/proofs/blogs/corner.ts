import type { Page } from 'puppeteer-core'

/** What our border may be drawn in: the page's own colour next to it is where the frame begins. */
const BRASS = [169, 124, 34]
const NEAR = 24

/** Whether in the frame's upper left corner there is something else than the page around it, or our border. */
export async function hasPatch(page: Page): Promise<boolean> {
  const { x, y } = await page.$eval('robot-night, iframe', (found) => {
    const { left, top } = (found.shadowRoot?.querySelector('iframe') ?? found).getBoundingClientRect()
    return { x: Math.round(left + scrollX), y: Math.round(top + scrollY) }
  })
  // Of the page, not of the window: the frame may begin at its edge.
  const [around, corner] = await coloursAt(page, { x: x - 4, y }, { x: x + 1, y: y + 1 })
  return !isNear(corner, around) && !isNear(corner, BRASS)
}

async function coloursAt(page: Page, ...spots: readonly Record<'x' | 'y', number>[]): Promise<number[][]> {
  const colours: number[][] = []
  for (const { x, y } of spots) {
    const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 }, encoding: 'base64' })
    colours.push(await page.evaluate(colourOf, picture))
  }
  return colours
}

/** In the page: red, green and blue of a picture's first pixel. */
async function colourOf(picture: string): Promise<number[]> {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const brush = new OffscreenCanvas(1, 1).getContext('2d')
  brush?.drawImage(image, 0, 0)
  return [...(brush?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
}

const isNear = (one: readonly number[] = [], other: readonly number[] = []): boolean =>
  one.length > 0 && one.every((value, at) => Math.abs(value - (other[at] ?? NaN)) < NEAR)
