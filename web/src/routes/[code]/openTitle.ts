import type { FirstSight } from '@robot-night/protocol'
import type { TitleFolder, TitlePieces } from '$lib/table/title.ts'
import type { Language } from '$lib/words/language.ts'
import { loadTitle, piecesOf } from '../../games/index.ts'

/** The title that is played in this room, with what its table begins with. A lobby does without. */
export async function openTitle({ room, table }: FirstSight, language: Language): Promise<TitleFolder | null> {
  if (!room.match) return null
  const { title, chairs } = room.match
  const match = { seats: chairs.length, isOver: room.stage === 'over', view: table?.scene.view ?? null }
  const [folder] = await Promise.all([loadTitle(title, language), fetchFirst(title, match)])
  return folder
}

async function fetchFirst(title: string, match: Parameters<TitlePieces['pieces']>[0]): Promise<void> {
  const pieces = await piecesOf(title)
  const first = pieces ? [pieces.screen, ...pieces.pieces(match)] : []
  await Promise.all(first.map((part) => part.fetch()))
}
