import type { TitleScreen } from '../lib/table/title.ts'
import CardbotDerby from './cardbot-derby/Screen.svelte'
import EvilRobotsClassic from './evil-robots-classic/Screen.svelte'
import EvilRobotsInfluence from './evil-robots-influence/Screen.svelte'
import NotARobot from './not-a-robot/Screen.svelte'
import RobotRevolution from './robot-revolution/Screen.svelte'

/** The tables of all titles, for a page that the server draws and no script takes over. */
export const SCREENS: Readonly<Record<string, TitleScreen>> = {
  'robot-revolution': RobotRevolution,
  'evil-robots-classic': EvilRobotsClassic,
  'evil-robots-influence': EvilRobotsInfluence,
  'not-a-robot': NotARobot,
  'cardbot-derby': CardbotDerby,
}
