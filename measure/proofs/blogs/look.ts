import type { Page } from 'puppeteer-core'
import type { Aide } from '../../../test/table/Aide.ts'
import type { User } from './cases.ts'
import { errorsIn } from './errors.ts'
import { frameIn, hiddenIn, TableInFrame } from './inFrame.ts'
import { hasPatch } from './corner.ts'
import type { Reader } from './readers.ts'

export interface Wanted {
  name: string
  user: User
  /** Px, of the window. */
  width: number
  /** What the post is meant to show. */
  shown: 'table' | 'link'
}
/** What a reader has met with in a post. */
export interface Look extends Wanted {
  browser: string
  isAsMeant: boolean
  /** Px; of the frame null where there is none. */
  frame: number | null
  column: number
  /** Px of what scrolls within the frame, in the lobby or in a match. */
  hidden: number | null
  /** Ms until the last of what happened at the table was seen; null: it was not, or there is no frame. */
  follows: number | null
  /** Something that is not the page shows in the corners. */
  isPatched: boolean
  /** Lines of ours in the console. */
  errors: string[]
}
interface Place {
  reader: Reader
  /** Of the post. */
  address: string
  /** Who is the host at the table. */
  mara: Aide
  /** Our site. */
  home: string
}

export async function looksAt(wanted: Wanted, { reader, address, mara, home }: Place): Promise<Look> {
  const page = await reader.browser.newPage()
  const errors = errorsIn(page, home)
  try {
    await page.setViewport({ width: wanted.width, height: 900 })
    await page.goto(address, { waitUntil: 'load' })
    const column = await columnOf(page)
    const seen = { ...wanted, browser: reader.name, column, errors }
    if (wanted.shown === 'link') return { ...seen, ...NONE, isAsMeant: await hasLink(page, `${home}/${mara.code}`) }
    const frame = await frameIn(page, home)
    if (!frame) return { ...seen, ...NONE, isAsMeant: false }
    const isPatched = await hasPatch(page)
    const before = await hiddenIn(frame)
    const table = new TableInFrame(frame, mara)
    const deals = await table.seesDeal()
    const hidden = Math.max(before, await hiddenIn(frame))
    const stops = await table.seesStop()
    const follows = deals === null || stops === null ? null : Math.max(deals, stops)
    return { ...seen, isAsMeant: true, frame: await widthOf(page), hidden, follows, isPatched }
  } finally {
    await page.close()
  }
}

const NONE = { frame: null, hidden: null, follows: null, isPatched: false }

const columnOf = (page: Page): Promise<number> => page.$eval('p.column', (text) => text.getBoundingClientRect().width)

const hasLink = (page: Page, href: string): Promise<boolean> =>
  page.$$eval(
    'a',
    (links, to) => links.some((link) => link.href.startsWith(to) && link.getBoundingClientRect().height > 0),
    href,
  )

/** Where the element makes the frame, it is in a shadow. */
const widthOf = (page: Page): Promise<number> =>
  page.$eval('robot-night, .entry-content iframe, .wp-block-post-content iframe', (found) => {
    const frame = found.shadowRoot?.querySelector('iframe') ?? found
    return frame.getBoundingClientRect().width
  })
