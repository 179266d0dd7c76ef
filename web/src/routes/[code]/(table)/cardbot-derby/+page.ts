import wording from '../../../../games/cardbot-derby/index.ts'
import { openTitle } from '../../openTitle.ts'

export const load = openTitle('cardbot-derby', wording)
