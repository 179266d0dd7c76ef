import { FIREFOX } from './browsers/found.ts'
import { evening } from './evening.ts'

evening(FIREFOX, { keepsPages: true })
