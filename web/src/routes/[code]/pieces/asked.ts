import type { AskedTable, PieceText, TitlePieces } from '#lib/stage/titlePieces.ts'
import type { Telling } from '../play/telling.svelte.ts'

/** The table as it is now; null: there is none. */
export function askedTable({ atTable, link, language }: Telling): AskedTable<object> | null {
  return atTable ? { language, view: atTable.table.scene.view, players: link.players } : null
}

/** What a title says of these, each once: two kinds of squares may be said to be the same. */
export function textsOf(words: TitlePieces | null, pieces: readonly string[], table: AskedTable<object>): PieceText[] {
  const found = pieces.flatMap((piece) => words?.said(piece, table) ?? [])
  return found.filter(
    ({ name, text }, at) => found.findIndex((other) => other.name === name && other.text === text) === at,
  )
}
