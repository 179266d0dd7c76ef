import type { Chair } from '@robot-night/protocol'
import type { Spoken } from '../table/talking.ts'
import { isolated } from '../words/isolated.ts'
import type { Language } from '../words/language.ts'
import { noteIn } from '../words/note.ts'
import type { Room } from '../words/words.ts'
import { claimIn } from './claimIn.ts'
import type { TitleClaims } from './claiming.ts'
import { remarkIn } from './remarkIn.ts'
import type { RemarkWords } from './remarking.ts'
import type { TalkWords } from './words.ts'

interface Aloud {
  me: Chair | null
  room: Pick<Room, 'play' | 'notes'>
  talk: TalkWords
  language: Language
  claimsOf(title: string): TitleClaims | null
  remarksOf(title: string, language: Language): RemarkWords | null
}

/** A line of talk as it is read out; nothing of one's own whispers. */
export function saidAloud(line: Spoken, { me, room, talk, language, claimsOf, remarksOf }: Aloud): string {
  if (line.kind === 'noted') return noteIn(room, line)
  const claim = line.claim && claimIn(claimsOf(line.claim.title), line.claim, language)
  if (line.kind === 'whispered') {
    const { from, text } = line
    if (from.chair === me) return ''
    return claim ? talk.claimWhispered(from.name, claim.said) : room.play.whisperHeard(from.name, text)
  }
  if (claim) return talk.saidClaim(line.name, claim.said)
  const remark = line.remark && remarkIn(remarksOf(line.remark.title, language), line.remark)
  return `${isolated(line.name)}: ${remark ?? isolated(line.text)}`
}
