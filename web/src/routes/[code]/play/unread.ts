import type { World } from '#lib/net/world.ts'
import type { Talking } from '#lib/table/talking.ts'

type Said = Pick<World, 'talk' | 'whispers'> & Partial<World>

/** What of the talk has been read. Whispers by their time, for their numbers begin again with another chair. */
export interface Read {
  line: number
  whisperAt: number
  toWatchers: number
}

export const readSoFar = ({ talk, whispers, watcherChat = [] }: Said): Read => ({
  line: talk.at(-1)?.number ?? 0,
  whisperAt: whispers.at(-1)?.at ?? 0,
  toWatchers: watcherChat.at(-1)?.number ?? 0,
})

/** How much has been said to us since: aloud, in a whisper, or by others who watch as we do. Not by whom we have muted. */
export function unread({ lines, me, watcherChat }: Pick<Talking, 'lines' | 'me' | 'watcherChat'>, read: Read): number {
  const aloud = lines.filter((line) => line.kind === 'said' && line.chair !== me && line.number > read.line)
  const whispered = lines.filter((line) => isFor(line, me) && line.at > read.whisperAt)
  const saidToWatchers = me === null ? watcherChat.filter(({ number }) => number > read.toWatchers) : []
  return aloud.length + whispered.length + saidToWatchers.length
}

const isFor = (line: Talking['lines'][number], me: Talking['me']): boolean =>
  line.kind === 'whispered' && line.from.chair !== me
