import wording from '../../../../games/evil-robots-influence/index.ts'
import { pageWords } from '../../pageWords.ts'

export const load = pageWords('evil-robots-influence', wording)
