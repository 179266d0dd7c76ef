import type { Status } from '#lib/net/line.ts'
import type { Manner, Together } from '#lib/replay/together.svelte.ts'
import { isolated } from '#lib/words/isolated.ts'
import type { TOGETHER } from './words.ts'

type Words = (typeof TOGETHER)['en']
/** What the strip offers to do about it. */
export type StripAct = 'invite' | 'lookAlone' | 'back' | 'take' | 'now' | 'close' | 'again'

export type Saying = string | { name: string; says: string }

export interface Standing {
  /** What is said of somebody follows on their name. */
  title: Saying
  text: Saying
  act: StripAct | null
  lamp: 'here' | 'away'
}

export const said = (saying: Saying): string => (typeof saying === 'string' ? saying : `${saying.name} ${saying.says}`)

/** How things stand, in words. */
export function standingOf(together: Pick<Together, 'status' | 'people' | 'shown' | 'manner'>, words: Words): Standing {
  const { status, people, shown, manner } = together
  if (status.kind === 'closed') return ended(status.why, words)
  if (status.kind === 'reconnecting') return { title: words.lost, text: words.trying, act: 'now', lamp: 'away' }
  if (!people) return { title: words.calling, text: '', act: null, lamp: 'away' }
  const { leader, count } = people
  if (manner === 'leading') return { title: words.youLead, text: words.along(count - 1), act: 'invite', lamp: 'here' }
  const name = isolated(leader?.name ?? words.somebody)
  if (!leader) return { title: words.nobody, text: words.free, act: 'take', lamp: 'away' }
  if (leader.state === 'gone') return { title: { name, says: words.gone }, text: words.free, act: 'take', lamp: 'away' }
  if (leader.state === 'away')
    return { title: { name, says: words.away }, text: words.awayText, act: other(manner), lamp: 'away' }
  if (manner === 'alone')
    return { title: words.alone, text: { name, says: words.isAt(shown?.moment ?? 0) }, act: 'back', lamp: 'here' }
  return { title: { name, says: words.isLed }, text: words.watching(count), act: 'lookAlone', lamp: 'here' }
}

const other = (manner: Manner): StripAct => (manner === 'alone' ? 'back' : 'lookAlone')

function ended(why: Extract<Status, { kind: 'closed' }>['why'], words: Words): Standing {
  const away = { lamp: 'away' } as const
  if (why === 'tooManyDevices') return { title: words.elsewhere, text: words.elsewhereText, act: 'again', ...away }
  if (why === 'tooManyWatchers') return { title: words.full, text: words.fullText, act: 'close', ...away }
  return { title: words.over, text: words.overText, act: 'close', ...away }
}
