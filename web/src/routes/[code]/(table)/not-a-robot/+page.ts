import wording from '../../../../games/not-a-robot/index.ts'
import { pageWords } from '../../pageWords.ts'

export const load = pageWords('not-a-robot', wording)
