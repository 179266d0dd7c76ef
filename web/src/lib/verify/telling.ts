import type { About, Check, Testimony } from '@robot-night/engine/fair'
import type { Language } from '../words/language.ts'
import type { Findings } from './checked.ts'
import { VERIFY, type Said, type Words } from './words.ts'

/** "Mara, Ben and Ida" */
export function namesOf(seats: readonly number[], names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language).format(seats.map((seat) => names[seat] ?? String(seat + 1)))
}

/** All of it in a few words. */
export function verdictIn(language: Language, { verdict, isOther, thrown, names }: Findings): Said {
  const { verdicts } = VERIFY[language]
  if (isOther) return verdicts.other
  return verdict === 'ok' && thrown.length > 0 ? verdicts.fair(namesOf(thrown, names, language)) : verdicts[verdict]
}

/** What a check means, and where it went wrong; of what cannot be said, why not. */
export function checkIn(words: Words, { name, state, about }: Check, names: readonly string[]): string {
  const where = about ? whereIn(words, about, names) : ''
  return state === 'unknown' ? where : [words.checks[name][state], where].filter(Boolean).join(' ')
}

/** From where to where this browser can vouch for it, or where it saw something else. */
function seenIn(words: Words['where']['witness'], says: Testimony): string {
  switch (says.is) {
    case 'part':
      return says.from >= says.to ? words.atOnce(says.to) : words.part(says)
    case 'event':
      return says.kind === null ? words.missing(says.event) : words.event(says.event, says.kind, says.move ?? 0)
    case 'strayed':
      return words.strayed(says.event)
    default:
      return words[says.is]
  }
}

/** Where it went wrong, or what is missing. */
function whereIn({ where }: Words, about: About, names: readonly string[]): string {
  const nameOf = (seat: number): string => names[seat] ?? String(seat + 1)
  switch (about.kind) {
    case 'round':
      return where.round(about.round, about.seat === null ? null : nameOf(about.seat))
    case 'move':
      return where.move(about.move)
    case 'viewer':
      return about.viewer < names.length ? where.seat(nameOf(about.viewer)) : where.watchers
    case 'key':
      return where.key[about.is]
    case 'witness':
      return seenIn(where.witness, about.says)
    case 'seat':
      return where.seat(nameOf(about.seat))
    case 'version':
      return about.known === null ? where.noTitle : where.version(about.played, about.known)
    default:
      return where[about.kind]
  }
}
