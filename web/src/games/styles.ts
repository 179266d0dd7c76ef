/** In the name of a file, before the title whose it is. */
export const OF_TITLE = '~'

const OWNED = new RegExp(`${OF_TITLE}([a-z-]+)\\.[^./]+\\.(css|js)$`)
const LINK = /<link href="([^"]+)" rel="stylesheet">/g

/** Whether a page with this title's table begins with a file; null: with none. */
export function belongsTo(title: string | null, path: string): boolean {
  const owner = OWNED.exec(path)?.[1]
  return owner === undefined || owner === title
}

/** A page as it was drawn, without links to the styles of other titles' tables. */
export function withStylesOf(title: string | null, html: string): string {
  return html.replace(LINK, (link, path: string) => (belongsTo(title, path) ? link : ''))
}
