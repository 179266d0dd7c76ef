import wording from '../../../../games/evil-robots-classic/index.ts'
import { pageWords } from '../../pageWords.ts'

export const load = pageWords('evil-robots-classic', wording)
