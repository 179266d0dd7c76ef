import { readCode } from '@robot-night/protocol'
import { LANGUAGES, type Language } from '$lib/words/language.ts'
import { isTheme, type Theme } from '$lib/ui/preferences.ts'

/** What somebody asks of `/oembed` (https://oembed.com, 2.2). */
export interface Wish {
  code: string
  /** The page that was pasted is the one of the whole night. */
  isNight: boolean
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
  if (!URL.canParse(typed)) return 404
  const { host, pathname, searchParams } = new URL(typed)
  const [, letters = '', night] = /^\/(\w{5})(\/night)?\/?$/.exec(pathname) ?? []
  const code = readCode(letters)
  if (code === null || !homes.includes(host)) return 404
  const theme = searchParams.get('theme') ?? ''
  return {
    code,
    isNight: night !== undefined,
    language: LANGUAGES.find((language) => language === searchParams.get('lang')) ?? null,
    theme: isTheme(theme) ? theme : null,
    format,
    most: { width, height },
  }
}

/** Null: that is no length. */
function mostOf(typed: string | null): number | null {
  if (typed === null || typed === '') return Infinity
  return /^\d{1,6}$/.test(typed) && Number(typed) > 0 ? Number(typed) : null
}
