/** In the name of a style sheet, before the title whose it is. */
export const OF_TITLE = '~'

const STYLES = new RegExp(`${OF_TITLE}([a-z-]+)\\.[^./]+\\.css$`)
const LINK = /<link href="([^"]+)" rel="stylesheet">/g

/** Whether a page with this title's table begins with a file; null: with none. */
export function belongsTo(title: string | null, path: string): boolean {
  const owner = STYLES.exec(path)?.[1]
  return owner === undefined || owner === title
}

/** A page as it was drawn, without links to the styles of other titles' tables. */
export function withStylesOf(title: string | null, html: string): string {
  return html.replace(LINK, (link, path: string) => (belongsTo(title, path) ? link : ''))
}
