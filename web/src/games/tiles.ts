import cardbotDerby from './tiles/cardbot-derby.svg?raw'
import evilRobotsClassic from './tiles/evil-robots-classic.svg?raw'
import evilRobotsInfluence from './tiles/evil-robots-influence.svg?raw'
import notARobot from './tiles/not-a-robot.svg?raw'
import robotRevolution from './tiles/robot-revolution.svg?raw'

/** What stands on a title's tile: for pictures that the server draws; pages have their addresses from the shelf. */
const TILES: Readonly<Record<string, string>> = {
  'robot-revolution': robotRevolution,
  'evil-robots-classic': evilRobotsClassic,
  'evil-robots-influence': evilRobotsInfluence,
  'not-a-robot': notARobot,
  'cardbot-derby': cardbotDerby,
}

export const tileOf = (title: string): string => TILES[title] ?? robotRevolution
