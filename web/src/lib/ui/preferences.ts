import { isLanguage, type Language } from '../words/language.ts'

export const THEMES = ['auto', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

export function isTheme(word: string | undefined): word is Theme {
  return THEMES.some((theme) => theme === word)
}

/** Kept as cookies, so that the server renders in the right language and light at once. */
export function chooseTheme(theme: Theme): void {
  keep('theme', theme)
  document.documentElement.dataset['theme'] = theme
}

export function chooseLanguage(language: Language): void {
  keep('lang', language)
  document.documentElement.lang = language
}

export function shownTheme(): Theme {
  const theme = document.documentElement.dataset['theme']
  return isTheme(theme) ? theme : 'auto'
}

export function shownLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'en'
}

function keep(name: string, value: string): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`
}
