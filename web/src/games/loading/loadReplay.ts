import type { TitleReplay } from '../../lib/replay/title.ts'

const REPLAYS = import.meta.glob<{ default: TitleReplay }>('../*/replay.ts')

/** What a title adds to a replay. */
export async function loadReplay(title: string): Promise<TitleReplay | null> {
  return (await REPLAYS[`../${title}/replay.ts`]?.())?.default ?? null
}
