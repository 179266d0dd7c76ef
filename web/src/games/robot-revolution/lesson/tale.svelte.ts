import { robotRevolution, type RobotRevolution } from '@robot-night/engine/games/robot-revolution'
import { boutFrom } from '#lib/lesson/bout.ts'
import { READER, Tale } from '#lib/lesson/tale.svelte.ts'
import { firstDeal, lastDeal } from './deal.ts'
import { NAMES, STEPS, TELLY_LATER, type Step } from './story.ts'

/** Where somebody is in the lesson. `end`: what came of its last step. */
interface Place {
  at: number
  end: 'won' | 'missed' | null
}

/** Somebody going through the lesson. Its last battle is on another table, and can be missed. */
export class RevolutionTale extends Tale<RobotRevolution, Step> {
  constructor() {
    super(STEPS, () => boutFrom(robotRevolution, firstDeal(), READER))
  }

  get place(): Place {
    const { at, step, bout } = this
    return step ? { at, end: null } : { at: STEPS.length - 1, end: bout.outcome ? 'won' : 'missed' }
  }

  override next(): void {
    if (this.step?.name === 'broken') this.retry()
    else super.next()
  }
  /** The last battle, for the first time or once more. */
  retry(): void {
    const reached = boutFrom(robotRevolution, lastDeal(), READER).play(TELLY_LATER)
    if (!('refused' in reached)) this.begin(NAMES.indexOf('last'), reached.bout)
  }
}
