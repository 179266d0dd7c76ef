import { whoHas } from '#lib/stage/telling.ts'
import type { Reader } from '#lib/table/title.ts'
import type { Told } from './words/telling.ts'
import { WORDS } from './words/words.ts'

/** How sentences call whom they are about. */
export function toldTo(reader: Reader): Told {
  const { you, table } = WORDS.in(reader.language)
  return {
    who: (holder) =>
      holder === 'idle' ? { name: table.idle.name, isMe: false, isIdle: true } : whoHas(holder, reader, you),
  }
}
