import { classic } from './evil-robots-classic.ts'
import { derby } from './cardbot-derby.ts'
import { influence } from './evil-robots-influence.ts'
import { notARobot } from './not-a-robot.ts'
import { revolution } from './robot-revolution.ts'
import type { Title } from './Title.ts'

export const TITLES: readonly Title[] = [revolution, classic, influence, notARobot, derby]
