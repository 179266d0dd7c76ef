import { Marked, type Token } from 'marked'
import { drawn } from './drawing.ts'
import { pictureOf } from './picture.ts'

/** A text of ours, made ready to be shown: its first heading is the title, its first paragraph the summary. */
export interface Told {
  title: string
  /** Plain words, for what stands on other people's pages. */
  summary: string
  /** The headings of the second rank, to jump to. */
  sections: readonly { id: string; name: string }[]
  /** All but the title. */
  html: string
}

/** The same, as a `.md` file is imported. */
export interface ToldModule extends Omit<Told, 'html'> {
  default: string
}

/** Made while building; no reader loads a parser. */
export function tell(markdown: string): Told {
  const tokens = marked.lexer(markdown)
  const title = tokens.find((token) => token.type === 'heading' && token['depth'] === 1)
  const opening = tokens.find((token) => token.type === 'paragraph')
  const sections = tokens
    .filter((token) => token.type === 'heading' && token['depth'] === 2)
    .map((token) => ({ id: slug(plain(token)), name: plain(token) }))
  return {
    title: title ? plain(title) : '',
    summary: opening ? plain(opening) : '',
    sections,
    html: marked.parser(tokens.filter((token) => token !== title)),
  }
}

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    code({ lang, text }) {
      const [kind, look = ''] = (lang ?? '').split(' ')
      return kind === 'picture' && drawn(pictureOf(text), look)
    },
  },
})

function plain(token: Token): string {
  if ('tokens' in token && token.tokens) return token.tokens.map(plain).join('')
  return 'text' in token ? token.text : ''
}

const SPELT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** An address within the page that can be read out. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELT[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
