export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** What each calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }

export function isLanguage(tag: string | undefined): tag is Language {
  return LANGUAGES.some((language) => language === tag)
}

/** The language that a visitor chose, else the best of what the browser asks for (Accept-Language), else English. */
export function languageOf(chosen: string | undefined, asked: string | null): Language {
  if (isLanguage(chosen)) return chosen
  return wishes(asked ?? '').find(isLanguage) ?? 'en'
}

/** Primary tags, most wanted first. */
function wishes(asked: string): string[] {
  return asked
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().split(';')
      const weight = rest
        .find((each) => each.trim().startsWith('q='))
        ?.trim()
        .slice(2)
      return { language: tag.toLowerCase().split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
}
