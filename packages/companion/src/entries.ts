import { PARTS, type Covers, type Part } from './parts.ts'

/** CM-7: what each entry of the info page leaves to be seen, for the table to be convinced. */
export const ENTRIES = {
  action: ['robot', 'power'],
  convert: ['power', 'allegiance'],
  convertMyself: ['power', 'allegiance'],
  pass: ['power'],
  reaction: ['robot'],
  converted: ['allegiance'],
  failed: ['power'],
  everything: PARTS,
  nothing: [],
} as const satisfies Readonly<Record<string, readonly Part[]>>
export type Entry = keyof typeof ENTRIES

export function shows(entry: Entry, part: Part): boolean {
  return ENTRIES[entry].some((shown) => shown === part)
}

/** CM-8: an entry says what is covered, and nothing else. */
export function coversFor(entry: Entry): Covers {
  return {
    robot: !shows(entry, 'robot'),
    power: !shows(entry, 'power'),
    allegiance: !shows(entry, 'allegiance'),
  }
}
