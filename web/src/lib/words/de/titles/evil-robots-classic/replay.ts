import type { words as en } from '#lib/words/en/titles/evil-robots-classic/replay.ts'

export const words: typeof en = { robot: 'Roboter', power: 'Stärke', coin: 'Münze' }
