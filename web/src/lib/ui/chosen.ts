import { chosen } from '../kept/cookies.ts'
import { isLanguage } from '../words/language.ts'
import type { SiteWording } from '../words/wording.ts'
import { chooseTheme, isTheme } from './preferences.ts'

/** A page that was drawn for all comes in the language and light that this browser has chosen once scripts run. */
export function asChosen(ui: SiteWording): void {
  const theme = chosen('theme')
  if (isTheme(theme)) chooseTheme(theme)
  const language = chosen('lang')
  if (isLanguage(language) && language !== ui.language) void ui.change(language)
}
