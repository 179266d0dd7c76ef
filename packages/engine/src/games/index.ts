import type { Game } from '../core/game.ts'
import { cardbotDerby } from './cardbot-derby/index.ts'
import { evilRobotsClassic } from './evil-robots-classic/index.ts'
import { evilRobotsInfluence } from './evil-robots-influence/index.ts'
import { notARobot } from './not-a-robot/index.ts'
import { robotRevolution } from './robot-revolution/index.ts'

/** Every title by its id, in the order of the home page. What else there is for each title is a `Record<TitleId, …>`. */
const GAMES = {
  'robot-revolution': robotRevolution,
  'evil-robots-classic': evilRobotsClassic,
  'evil-robots-influence': evilRobotsInfluence,
  'not-a-robot': notARobot,
  'cardbot-derby': cardbotDerby,
} as const satisfies Readonly<Record<string, Game>>

export type TitleId = keyof typeof GAMES

export const TITLES: readonly Game[] = Object.values(GAMES)

const isTitle = (id: string): id is TitleId => Object.hasOwn(GAMES, id)

export const titleOf = (id: string): Game | null => (isTitle(id) ? GAMES[id] : null)
