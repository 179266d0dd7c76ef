/** What only a frame that no script keeps up says. */
export const FROZEN = {
  en: { still: 'Still picture' },
  de: { still: 'Standbild' },
} as const
