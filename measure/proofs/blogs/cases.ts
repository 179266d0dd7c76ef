import { snippet, type Way } from '../../../web/src/routes/[code]/embedding/ways.ts'

/** Who may paste what: an admin whatever they like, an author only what WordPress's filter leaves. */
export const USERS = ['author', 'admin'] as const
export type User = (typeof USERS)[number]

export interface Table {
  /** Of the site. */
  url: string
  code: string
  room: string
}
interface Case {
  content(table: Table): string
  /** For whom the filter leaves only a link, which is what is meant then. */
  isLinkFor?: User
}

/** The ways in which a table gets into a post. The paragraph shows how wide the column is. */
export const CASES: Readonly<Record<string, Case>> = {
  'a bare link': { content: address },
  '[embed]': { content: (table) => `[embed]${address(table)}[/embed]` },
  'an embed block': {
    content: (table) => {
      const attributes = JSON.stringify({ url: address(table), type: 'rich', providerNameSlug: 'robot-night' })
      return `<!-- wp:embed ${attributes} --><figure class="wp-block-embed is-type-rich"><div class="wp-block-embed__wrapper">\n${address(table)}\n</div></figure><!-- /wp:embed -->`
    },
  },
  'the copied frame': {
    isLinkFor: 'author',
    content: (table) => inHtmlBlock(copied('frame', table)),
  },
  'the copied element': {
    isLinkFor: 'author',
    content: (table) => inHtmlBlock(copied('element', table)),
  },
}

export const postOf = ({ content }: Case, table: Table): string => `${COLUMN}\n\n${content(table)}`
const COLUMN = '<!-- wp:paragraph --><p class="column">Tonight at nine.</p><!-- /wp:paragraph -->'

function address({ url, code }: Table): string {
  return `${url}/${code}?lang=en`
}
const inHtmlBlock = (html: string): string => `<!-- wp:html -->${html}<!-- /wp:html -->`

/** As the room's menu has it ready to copy. */
const copied = (way: Way, { url, code, room }: Table): string =>
  snippet(way, { link: `${url}/${code}`, code, room, language: 'en', title: 'Robot Revolution, live at Robot Night' })
