import wording from '../../../../games/evil-robots-influence/index.ts'
import { openTitle } from '../../openTitle.ts'

export const load = openTitle('evil-robots-influence', wording)
