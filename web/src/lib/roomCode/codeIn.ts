import { CODE_LENGTH, CODE_LETTERS, LONG_CODE_LENGTH, readCode } from '@robot-night/protocol'
import { lettersTyped, plain } from './letters.ts'
import { linksIn } from './linksIn.ts'

/** The code in what somebody typed or pasted, or what is wrong with it. */
export type CodeRead =
  /** `ticket`: what a link to a seat has after its code, for the room's page alone. */
  | { code: string; ticket: string; trouble: null }
  /** `letters`: those that no code has; `codes`: all that it might be. */
  | { code: null; trouble: Trouble; letters: readonly string[]; codes: readonly string[]; missing: number }
type Trouble = 'none' | 'short' | 'long' | 'letters' | 'several' | 'replay'

const isLength = (length: number): boolean => length === CODE_LENGTH || length === LONG_CODE_LENGTH
const isOfCode = (letter: string): boolean => CODE_LETTERS.includes(letter)

/** `typed` may be a code, a link, or a whole message with either in it. Nothing in it is taken for less than it is. */
export function codeIn(typed: string): CodeRead {
  const text = plain(typed)
  const letters = lettersTyped(text)
  if (letters.length <= LONG_CODE_LENGTH && !/[/\\]/.test(text)) return alone(letters)
  const { codes: linked, isReplay, tickets, rest } = linksIn(text)
  const { loud, quiet } = wordsIn(rest)
  // Words in small letters may well be words.
  const sure = new Set([...linked, ...loud])
  const codes = sure.size > 0 ? sure : new Set(quiet)
  const [code] = codes
  if (codes.size > 1) return wrong('several', { codes: [...codes] })
  if (code !== undefined) return { code, ticket: tickets.get(code) ?? '', trouble: null }
  if (isReplay) return wrong('replay')
  return letters.length > LONG_CODE_LENGTH && letters.every(isOfCode) ? wrong('long') : wrong('none')
}

/** Nothing else was typed. */
function alone(letters: readonly string[]): CodeRead {
  const strange = [...new Set(letters.filter((letter) => !isOfCode(letter)))]
  if (strange.length > 0) return wrong('letters', { letters: strange })
  const code = readCode(letters.join(''))
  return code ? { code, ticket: '', trouble: null } : wrong('short', { missing: CODE_LENGTH - letters.length })
}

const wrong = (trouble: Trouble, more: { letters?: string[]; codes?: string[]; missing?: number } = {}): CodeRead => ({
  ...{ code: null, trouble, letters: [], codes: [], missing: 0 },
  ...more,
})

/** Codes among other words: those in capitals, and those that might be words. */
function wordsIn(text: string): { loud: string[]; quiet: string[] } {
  const loud: string[] = []
  const quiet: string[] = []
  // Letters that belong together, as in BRT-ZB or B R T Z B: parts with a space or a dash in between.
  for (const [run] of text.matchAll(/[\p{L}\p{N}\p{M}]+(?:[ \u00A0-][\p{L}\p{N}\p{M}]+)*/gu)) {
    for (const parts of alike(run.split(/[ \u00A0-]/))) {
      const isLoud = parts.every((part) => part === part.toUpperCase())
      const isTogether = isLoud || parts.every(({ length }) => length === 1) || run === parts.join('-')
      const into = isLoud ? loud : quiet
      into.push(...codesOf(parts, isTogether))
    }
  }
  return { loud, quiet }
}

/** Neighbours that consist of a code's letters, in capitals or in small ones throughout. */
function alike(parts: readonly string[]): string[][] {
  const groups: string[][] = []
  let kind = ''
  for (const part of parts) {
    const now = kindOf(part)
    if (now !== '' && now === kind) groups.at(-1)?.push(part)
    else if (now !== '') groups.push([part])
    kind = now
  }
  return groups
}

/** In small letters it is none with a digit or thrice the same: "1080p", a long "hmm". In capitals three must be letters: "500GB". */
function kindOf(part: string): 'loud' | 'quiet' | '' {
  const upper = part.toUpperCase()
  if (!lettersTyped(part).every(isOfCode) || upper.includes('Y')) return ''
  if (part !== upper) return /\d|(.)\1\1/.test(part) ? '' : 'quiet'
  return part.replaceAll(/\d/g, '').length >= Math.min(3, part.length) ? 'loud' : ''
}

/** One each, or all of them one. */
function codesOf(parts: readonly string[], isTogether: boolean): string[] {
  const words = parts.map((part) => lettersTyped(part).join(''))
  const whole = words.filter(({ length }) => isLength(length))
  if (whole.length > 0 || !isTogether) return whole
  const joined = words.join('')
  return isLength(joined.length) ? [joined] : []
}
