/** What is said where no page is open. Nothing of what lies on the table. */
export const WORDS = {
  en: { name: 'Robot Night', turn: (code: string) => `It is your turn at table ${code}.` },
  de: { name: 'Robot Night', turn: (code: string) => `Du bist dran an Tisch ${code}.` },
} as const
export type Language = keyof typeof WORDS
export const LANGUAGES = ['en', 'de'] as const satisfies readonly Language[]
