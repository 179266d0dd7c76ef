import type { FirstSight } from '@robot-night/protocol'
import type { TitleFolder } from '$lib/table/title.ts'
import type { Language } from '$lib/words/language.ts'
import { loadTitle, piecesOf } from '../../games/index.ts'

/** The title that is played in this room, with what its table begins with. A lobby does without. */
export async function openTitle({ room, table }: FirstSight, language: Language): Promise<TitleFolder | null> {
  if (!room.match) return null
  const { title, chairs } = room.match
  const pieces = piecesOf(title)
  const view = table?.scene.view ?? null
  const first = pieces
    ? [pieces.screen, ...pieces.pieces({ seats: chairs.length, isOver: room.stage === 'over', view })]
    : []
  const [folder] = await Promise.all([loadTitle(title, language), ...first.map((part) => part.fetch())])
  return folder
}
