import type { World } from '$lib/net/world.ts'
import type { Talking } from '$lib/table/talking.ts'

type Said = Pick<World, 'talk' | 'whispers'> & Partial<World>

/** What of the talk has been read. Whispers by their time, for their numbers begin anew with another chair. */
export interface Read {
  line: number
  whisperAt: number
  murmur: number
}

export const readSoFar = ({ talk, whispers, murmurs = [] }: Said): Read => ({
  line: talk.at(-1)?.number ?? 0,
  whisperAt: whispers.at(-1)?.at ?? 0,
  murmur: murmurs.at(-1)?.number ?? 0,
})

/** How much has been said to us since: aloud, in a whisper, or by others who watch as we do. Not by whom we have muted. */
export function unread({ lines, me, murmurs }: Pick<Talking, 'lines' | 'me' | 'murmurs'>, read: Read): number {
  const aloud = lines.filter((line) => line.kind === 'said' && line.number > read.line)
  const whispered = lines.filter((line) => isFor(line, me) && line.at > read.whisperAt)
  const murmured = me === null ? murmurs.filter(({ number }) => number > read.murmur) : []
  return aloud.length + whispered.length + murmured.length
}

const isFor = (line: Talking['lines'][number], me: Talking['me']): boolean =>
  line.kind === 'whispered' && line.from.chair !== me
