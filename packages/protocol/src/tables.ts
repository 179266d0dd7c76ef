import { PACES, type Pace } from '@robot-night/engine'
import * as v from 'valibot'
import type { PublicTable } from './answers.ts'

/** Languages that a table may say it talks in. */
export const TABLE_LANGUAGES = ['en', 'de'] as const
export type TableLanguage = (typeof TABLE_LANGUAGES)[number]
/** For how many more players a table may still wait at most. */
export const STILL_NEEDED = [1, 2, 3] as const

/** Which public tables somebody is looking for. Null, and false: it doesn't matter. */
export interface TableWish {
  title: string | null
  language: TableLanguage | null
  pace: Pace | null
  needed: (typeof STILL_NEEDED)[number] | null
  beginners: boolean
}
export const ANY_TABLE: TableWish = { title: null, language: null, pace: null, needed: null, beginners: false }

/** The same in the body of a request. */
const wishEntries = {
  title: v.optional(v.string()),
  language: v.optional(v.picklist(TABLE_LANGUAGES)),
  pace: v.optional(v.picklist(PACES)),
  needed: v.optional(v.picklist(STILL_NEEDED)),
  beginners: v.optional(v.boolean()),
}
export const wishOf = (body: Omit<AnySeat, 'name' | 'open'>): TableWish => ({
  title: body.title ?? null,
  language: body.language ?? null,
  pace: body.pace ?? null,
  needed: body.needed ?? null,
  beginners: body.beginners ?? false,
})

/** The names of a wish's parts in an address. */
export const WISH_KEYS = ['title', 'language', 'pace', 'needed', 'beginners'] as const

/** What is read of an address. */
interface Query {
  get(name: string): string | null
}

/** The same in an address, which anybody may have typed: what can't be read doesn't matter. */
export function wishIn(asked: Query, titles: readonly string[]): TableWish {
  return {
    title: among(titles, asked.get('title')),
    language: among(TABLE_LANGUAGES, asked.get('language')),
    pace: among(PACES, asked.get('pace')),
    needed: STILL_NEEDED.find((most) => `${most}` === asked.get('needed')) ?? null,
    beginners: asked.get('beginners') === '1',
  }
}
const among = <T extends string>(all: readonly T[], one: string | null): T | null =>
  all.find((each) => each === one) ?? null

/** As an address has it, always in the same order, so that equal wishes have equal texts. No value needs escaping. */
export function queryOf(wish: TableWish): string {
  return WISH_KEYS.flatMap((key) => {
    const value = wish[key]
    if (value === null || value === false) return []
    return `${key}=${value === true ? '1' : value}`
  }).join('&')
}

export function fits(table: PublicTable, wish: TableWish): boolean {
  return (
    isOneOf(table.title, wish.title) &&
    isOneOf(table.language, wish.language) &&
    isOneOf(table.pace, wish.pace) &&
    (wish.needed === null || (table.seatsFree > 0 && table.needed <= wish.needed)) &&
    (!wish.beginners || table.beginners)
  )
}
const isOneOf = <T>(value: T, wanted: T | null): boolean => wanted === null || value === wanted

/** POST /api/rooms/seats: any free seat at a public table that fits; with `open`, else at one that is opened for it. */
export const AnySeat = v.strictObject({ name: v.string(), ...wishEntries, open: v.optional(v.literal(true)) })
export type AnySeat = v.InferOutput<typeof AnySeat>
