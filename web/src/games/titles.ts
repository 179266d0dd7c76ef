import type { TitleId } from '@robot-night/engine'
import type { TitleFacts } from '../lib/table/title.ts'
import type { Language } from '../lib/words/language.ts'
import { title as cardbotDerby } from './cardbot-derby/title.ts'
import { title as evilRobotsClassic } from './evil-robots-classic/title.ts'
import { title as evilRobotsInfluence } from './evil-robots-influence/title.ts'
import { title as notARobot } from './not-a-robot/title.ts'
import { title as robotRevolution } from './robot-revolution/title.ts'

/** Every title that can be played, in the order of the home page. */
const FACTS: Readonly<Record<TitleId, TitleFacts>> = {
  'robot-revolution': robotRevolution,
  'evil-robots-classic': evilRobotsClassic,
  'evil-robots-influence': evilRobotsInfluence,
  'not-a-robot': notARobot,
  'cardbot-derby': cardbotDerby,
}

/** A title as the home page shows it, before anything else of it is loaded. */
export type Title = TitleFacts & { id: string }

export const TITLES: readonly Title[] = Object.entries(FACTS).map(([id, facts]) => ({ id, ...facts }))

/** Null: this page knows no such title, though a newer room may. */
export const titleOf = (id: string): Title | null => TITLES.find((title) => title.id === id) ?? null

/** What people call it; its id, where this page knows no such title. */
export const nameOf = (id: string, language: Language): string => titleOf(id)?.words[language].name ?? id
