/** What each title's table begins with in its folder, and what those find on it besides who sit at it when it is dealt. */
export const SCREEN = ['index.ts', 'Screen.svelte'] as const
export const DEALT_WITH = {
  'robot-revolution': ['parts/Duel.svelte'],
  'evil-robots-classic': ['asks/Options.svelte'],
  'evil-robots-influence': ['asks/Acts.svelte', 'asks/OfferForm.svelte'],
  'not-a-robot': [],
  'cardbot-derby': ['asks/OwnRegisters.svelte'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export const dealtWith = (title: string): readonly string[] =>
  Object.entries(DEALT_WITH).find(([id]) => id === title)?.[1] ?? []
