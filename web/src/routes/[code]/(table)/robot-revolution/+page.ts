import wording from '../../../../games/robot-revolution/index.ts'
import { openTitle } from '../../openTitle.ts'

export const load = openTitle('robot-revolution', wording)
