import wording from '../../../../games/sample-title/index.ts'
import { pageWords } from '../../pageWords.ts'

export const load = pageWords('sample-title', wording)
