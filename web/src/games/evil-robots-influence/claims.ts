import type { TitleClaims } from '#lib/talk/claiming.ts'
import { claims as de } from '#lib/words/de/titles/evil-robots-influence/claims.ts'
import { claims as en } from '#lib/words/en/titles/evil-robots-influence/claims.ts'

export default { en, de } satisfies TitleClaims
