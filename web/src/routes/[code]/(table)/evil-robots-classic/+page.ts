import wording from '../../../../games/evil-robots-classic/index.ts'
import { openTitle } from '../../openTitle.ts'

export const load = openTitle('evil-robots-classic', wording)
