import { WEBKIT } from './browsers/found.ts'
import { evening } from './evening.ts'

evening(WEBKIT)
