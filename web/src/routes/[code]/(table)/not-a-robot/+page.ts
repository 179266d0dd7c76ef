import wording from '../../../../games/not-a-robot/index.ts'
import { openTitle } from '../../openTitle.ts'

export const load = openTitle('not-a-robot', wording)
