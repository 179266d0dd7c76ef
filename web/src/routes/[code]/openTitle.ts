import type { FirstSight } from '@robot-night/protocol'
import type { TitleFolder } from '$lib/table/title.ts'
import type { Language } from '$lib/words/language.ts'
import { loadTitle } from '../../games/index.ts'

/** The title of this room, with what its table begins with. The lobby needs no more of it than its words. */
export async function openTitle({ room, table }: FirstSight, language: Language): Promise<TitleFolder | null> {
  const folder = await loadTitle(room.match?.title ?? room.title, language)
  if (!folder || !room.match) return folder
  const view = table?.scene.view ?? null
  const pieces = folder.pieces({ seats: room.match.chairs.length, isOver: room.stage === 'over', view })
  await Promise.all([folder.screen, ...pieces].map((part) => part.fetch()))
  return folder
}
