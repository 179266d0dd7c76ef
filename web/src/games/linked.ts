import { isLanguage } from '../lib/words/language.ts'

/** In the name of a file, before each of those that it is for: titles, stages of a room, languages. */
export const MARK = '~'

const MARKED = new RegExp(`((?:${MARK}[a-z-]+)+)\\.[^./]+\\.(css|js)$`)
const LINK = /<link href="([^"]+)" rel="stylesheet">/g

/** What a page is drawn with. */
export interface Drawn {
  language: string
  /** Marks of what it begins with; absent: it may begin with all that it links. */
  begins?: readonly string[] | undefined
}

/** What a room begins with. A lobby needs no more of a title than what its host may set. */
export const BEGINNINGS = {
  lobby: (title: string) => ['lobby', optionsOf(title)],
  playing: (title: string) => ['table', title],
  over: (title: string) => ['table', 'over', title, overOf(title), optionsOf(title)],
} as const

export const optionsOf = (title: string): string => `${title}-options`
export const overOf = (title: string): string => `${title}-over`

/** Whether a page begins with a file: with each that is for nobody alone. */
export function isLinkedBy({ language, begins }: Drawn, path: string): boolean {
  const marks = MARKED.exec(path)?.[1]?.split(MARK).slice(1) ?? []
  const [spoken, others] = [marks.filter(isLanguage), marks.filter((mark) => !isLanguage(mark))]
  const isSpoken = spoken.length === 0 || spoken.some((each) => each === language)
  return isSpoken && (!begins || others.length === 0 || others.some((mark) => begins.includes(mark)))
}

/** A page as it was drawn, without links to styles that are for other pages. */
export function withStylesOf(drawn: Drawn, html: string): string {
  return html.replace(LINK, (link, path: string) => (isLinkedBy(drawn, path) ? link : ''))
}
