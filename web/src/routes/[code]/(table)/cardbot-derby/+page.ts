import wording from '../../../../games/cardbot-derby/index.ts'
import { pageWords } from '../../pageWords.ts'

export const load = pageWords('cardbot-derby', wording)
