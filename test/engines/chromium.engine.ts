import { CHROMIUM } from './browsers/found.ts'
import { evening } from './evening.ts'

evening(CHROMIUM)
