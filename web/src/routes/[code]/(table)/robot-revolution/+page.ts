import wording from '../../../../games/robot-revolution/index.ts'
import { pageWords } from '../../pageWords.ts'

export const load = pageWords('robot-revolution', wording)
