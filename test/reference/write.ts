import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from './pages.ts'

for (const [name, text] of pages()) writeFileSync(join(import.meta.dirname, '..', '..', 'docs', 'titles', name), text)
