import type { Game } from '../core/game.ts'
import { cardbotDerby } from './cardbot-derby/index.ts'
import { evilRobotsClassic } from './evil-robots-classic/index.ts'
import { evilRobotsInfluence } from './evil-robots-influence/index.ts'
import { notARobot } from './not-a-robot/index.ts'
import { robotRevolution } from './robot-revolution/index.ts'

/** Every title, one line each, in the order of the home page. */
export const TITLES: readonly Game[] = [
  robotRevolution,
  evilRobotsClassic,
  evilRobotsInfluence,
  notARobot,
  cardbotDerby,
]

export function titleOf(id: string): Game | null {
  return TITLES.find((title) => title.id === id) ?? null
}
