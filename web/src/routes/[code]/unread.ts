import type { World } from '$lib/net/world.ts'

type Said = Pick<World, 'talk' | 'whispers'>

/** What of the talk has been read. Whispers by their time, for their numbers begin anew with another chair. */
export interface Read {
  line: number
  whisperAt: number
}

export const readSoFar = ({ talk, whispers }: Said): Read => ({
  line: talk.at(-1)?.number ?? 0,
  whisperAt: whispers.at(-1)?.at ?? 0,
})

/** How much has been said to us since, aloud or in a whisper. */
export function unread({ talk, whispers, me }: Said & Pick<World, 'me'>, { line, whisperAt }: Read): number {
  const aloud = talk.filter(({ number, kind }) => number > line && kind === 'said')
  const whispered = whispers.filter(({ at, from }) => at > whisperAt && from.chair !== me.chair)
  return aloud.length + whispered.length
}
