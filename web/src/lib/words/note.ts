import type { TalkLine } from '@robot-night/protocol'
import { isolated } from './isolated.ts'
import type { Language } from './language.ts'
import { ASIDE, type Aside } from './words.ts'

/** What the room noted, in words; nothing, if it is something that this page does not know yet. */
export function noteIn(language: Language, line: TalkLine & { kind: 'noted' }): string {
  const known: Partial<Aside['notes']> = ASIDE.in(language).notes
  return known[line.note]?.(isolated(line.name), isolated(line.about ?? '')) ?? ''
}
