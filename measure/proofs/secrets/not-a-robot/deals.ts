import { USUAL_OPTIONS, type Options } from '@robot-night/engine/games/not-a-robot'
import type { Deal } from '../manners.ts'
import { isNar } from './state.ts'

/** Tables of all sorts, one after another. */
const dealt = (name: string, options: Partial<Options> = {}, more: Partial<Deal> = {}): Deal => ({
  name,
  isSo: () => true,
  options: () => ({ ...USUAL_OPTIONS, ...options }),
  ...more,
})

/** With the eyes of the Robot, who knows what a watcher knows. */
const byTheRobot: Partial<Deal> = {
  isSo: (state) => robotIn(state) >= 0,
  through: robotIn,
}

function robotIn(state: object): number {
  return isNar(state) ? state.roles.indexOf('robot') : -1
}

export const DEALS: readonly Deal[] = [
  dealt('usual'),
  dealt('the Robot looks on', {}, byTheRobot),
  dealt('no objections', { objections: false }),
  dealt('the Server has it', {}, { isSo: (state) => isNar(state) && state.serverRole === 'robot' }),
  dealt('no Server', { server: false, language: 'de' }),
]
