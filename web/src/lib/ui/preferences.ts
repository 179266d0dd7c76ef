import { choose } from '../kept/cookies.ts'
import type { Language } from '../words/language.ts'

export const THEMES = ['auto', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

export function isTheme(word: string | undefined): word is Theme {
  return THEMES.some((theme) => theme === word)
}

/** Kept as cookies, so that the server renders in the right language and light at once. */
export function chooseTheme(theme: Theme): void {
  choose('theme', theme)
  document.documentElement.dataset['theme'] = theme
}

export function chooseLanguage(language: Language): void {
  choose('lang', language)
  document.documentElement.lang = language
}

export function shownTheme(): Theme {
  const theme = document.documentElement.dataset['theme']
  return isTheme(theme) ? theme : 'auto'
}

/** What shows now, be it chosen or the device's. */
export function isLight(): boolean {
  const theme = shownTheme()
  return theme === 'auto' ? matchMedia('(prefers-color-scheme: light)').matches : theme === 'light'
}
