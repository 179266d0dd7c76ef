import type { Reader } from '#lib/table/title.ts'
import type { Told } from './words/telling.ts'
import { WORDS } from './words/words.ts'

/** How sentences call whom they are about. */
export function toldTo({ players, me, language }: Reader): Told {
  const { you, table } = WORDS.in(language)
  return {
    who(holder) {
      if (holder === 'idle') return { name: table.idle.name, isMe: false, isIdle: true }
      return { name: holder === me ? you : (players[holder]?.name ?? '?'), isMe: holder === me }
    },
  }
}
