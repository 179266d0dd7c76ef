import type { TimedOut } from '@robot-night/engine'
import { words as de } from '../words/de/room/timedOut.ts'
import { words as en } from '../words/en/room/timedOut.ts'
import type { Language } from '../words/language.ts'
import type { LogLine, Reader, TitleWording } from '../table/title.ts'
import { seatKey, strong, whoHas } from './telling.ts'
import { isByClock } from './withClock.ts'

const WORDS: Readonly<Record<Language, typeof en>> = { en, de }

/** A title's words, with what the clock does for all of them. */
export const tellingOfClock = (wording: TitleWording): TitleWording => ({
  ...wording,
  knows: (kind, language) => isByClock({ kind }) || wording.knows(kind, language),
  log: (events, reader) => logWithClock(wording, events, reader),
})

type Wording = Pick<TitleWording, 'log' | 'byClock'>

/** The log of a title, with what the clock has done: in the same words everywhere. An event of a title is in one stretch between two moves, so its lines are counted there. */
export function logWithClock(wording: Wording, events: readonly { kind: string }[], reader: Reader): LogLine[] {
  const lines = wording.log(
    events.filter((event) => !isByClock(event)),
    reader,
  )
  const all: LogLine[] = []
  let at = 0
  let from = 0
  for (const [end, event] of events.entries()) {
    if (!isByClock(event)) continue
    const told = from < end ? wording.log(events.slice(from, end), reader).length : 0
    all.push(...lines.slice(at, at + told), lineOf(event, reader, wording))
    at += told
    from = end + 1
  }
  return all.length === 0 ? lines : [...all, ...lines.slice(at)]
}

function lineOf({ seat, asked }: TimedOut, reader: Reader, wording: Wording): LogLine {
  const { name, isMe } = whoHas(seat, reader, '')
  const bits = isMe ? [mine(asked, reader.language, wording)] : [WORDS[reader.language].other, strong(name), '.']
  return { seat, bits, about: seatKey(seat) }
}

/** That the clock has played for the reader, and what. */
export const mine = (asked: string, language: Language, { byClock }: Pick<Wording, 'byClock'>): string =>
  byClock(asked, language) ?? WORDS[language].me
