import wording from '../../../../games/sample-title/index.ts'
import { openTitle } from '../../openTitle.ts'

export const load = openTitle('sample-title', wording)
