import type { TitleId } from '@robot-night/engine'
import { derby } from './cardbot-derby.ts'
import { classic } from './evil-robots-classic.ts'
import { influence } from './evil-robots-influence.ts'
import { notARobot } from './not-a-robot.ts'
import { revolution } from './robot-revolution.ts'
import type { Title } from './Title.ts'

const BY_ID: Readonly<Record<TitleId, Title>> = {
  'robot-revolution': revolution,
  'evil-robots-classic': classic,
  'evil-robots-influence': influence,
  'not-a-robot': notARobot,
  'cardbot-derby': derby,
}
export const TITLES: readonly Title[] = Object.values(BY_ID)
