import type { Player } from '../table/title.ts'
import type { Language } from '../words/language.ts'
import type { PerLanguage } from '../words/perLanguage.ts'

/** What a piece on the table is called, and what it is or does; of a line of a result, whose it is, and why. */
export interface PieceText {
  name: string
  text: string
}
/** The table on which something was asked, as its viewer sees it. */
export interface AskedTable<V extends object> {
  language: Language
  view: V
  /** By seat. */
  players: readonly Pick<Player, 'name'>[]
}
/** What a title says of its pieces: `games/<id>/pieces.ts` exports it as default. */
export interface TitlePieces {
  fetchWords(language: Language): Promise<void>
  /** All kinds that its parts mark with `data-piece`. */
  kinds: readonly string[]
  /** `piece`: a kind, or a kind and which one of it, as in `card:7H`. Null: it has no words. */
  said(piece: string, table: AskedTable<object>): PieceText | null
}

interface Words<K extends string> {
  of: Readonly<Record<K, PieceText>>
}

/** `named`: what is said of one of a kind in particular; null: the same as of all of its kind. */
export function titlePieces<K extends string, V extends object>(
  kinds: readonly K[],
  words: PerLanguage<Words<K>>,
  named: (kind: K, which: string, table: AskedTable<V>) => PieceText | null,
) {
  const isKind = (kind: string): kind is K => kinds.some((each) => each === kind)
  return {
    kinds,
    fetchWords: (language: Language) => words.fetch(language),
    said(piece: string, table: AskedTable<V>): PieceText | null {
      const [kind = '', which = ''] = piece.split(':')
      if (!isKind(kind)) return null
      return (which && named(kind, which, table)) || words.in(table.language).of[kind]
    },
  }
}
