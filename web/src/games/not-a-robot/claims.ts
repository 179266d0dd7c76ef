import type { TitleClaims } from '#lib/talk/claiming.ts'
import { claims as de } from '#lib/words/de/titles/not-a-robot/claims.ts'
import { claims as en } from '#lib/words/en/titles/not-a-robot/claims.ts'

export default { en, de } satisfies TitleClaims
