import { isMatchId, readCode } from '@robot-night/protocol'
import { isTheme, type Theme } from '#lib/ui/preferences.ts'
import { LANGUAGES, type Language } from '#lib/words/language.ts'
import { titleOf } from '../../games/titles.ts'

/** What the page is about whose address was pasted. */
type About =
  | { kind: 'table'; code: string }
  | { kind: 'night'; code: string }
  | { kind: 'match'; id: string }
  /** Any other page that is the same for everybody. */
  | { kind: 'page'; path: string }

/** What somebody asks of `/oembed` (https://oembed.com, 2.2). */
export interface Wish {
  about: About
  /** As the address that was pasted says; null: as the reader's browser does. */
  language: Language | null
  theme: Theme | null
  format: 'json' | 'xml'
  /** Px; infinite: as much as it takes. */
  most: { width: number; height: number }
}
/** The status with which it is not answered. */
export type NotAnswered = 400 | 404 | 501

/** `homes`: the hosts under which we are known. */
export function wishOf(asked: URLSearchParams, homes: readonly string[]): Wish | NotAnswered {
  const format = asked.get('format') ?? 'json'
  if (format !== 'json' && format !== 'xml') return 501
  const [width, height] = [mostOf(asked.get('maxwidth')), mostOf(asked.get('maxheight'))]
  const typed = asked.get('url')
  if (typed === null || width === null || height === null) return 400
  // Only the Worker asks, and it has this.
  if (!URL.canParse?.(typed)) return 404
  const { host, pathname, searchParams } = new URL(typed)
  const about = homes.includes(host) ? aboutOf(pathname) : null
  if (about === null) return 404
  const theme = searchParams.get('theme') ?? ''
  return {
    about,
    language: LANGUAGES.find((language) => language === searchParams.get('lang')) ?? null,
    theme: isTheme(theme) ? theme : null,
    format,
    most: { width, height },
  }
}

function aboutOf(path: string): About | null {
  const [, id = ''] = /^\/replay\/([^/]+)\/?$/.exec(path) ?? []
  if (isMatchId(id)) return { kind: 'match', id }
  const [, letters = '', page] = /^\/(?:embed\/)?(\w{5,6})(?:\/([\w-]+))?\/?$/.exec(path) ?? []
  const code = readCode(letters)
  if (code === null) return pageOf(path)
  if (page === 'night') return { kind: 'night', code }
  return page === undefined || titleOf(page) ? { kind: 'table', code } : null
}

/** A table of phones is nobody's business elsewhere: its link leads to what it's for. */
function pageOf(path: string): About | null {
  if (/^\/companion\//.test(path)) return { kind: 'page', path: '/companion' }
  // Two slashes in front would make it another site's address.
  return /^\/(?:\/|(?:embed|api|parties)\b)|[^\w/-]/.test(path) ? null : { kind: 'page', path }
}

/** Null: that is no length. */
function mostOf(typed: string | null): number | null {
  if (typed === null || typed === '') return Infinity
  return /^\d{1,6}$/.test(typed) && Number(typed) > 0 ? Number(typed) : null
}
