import { readCode, type OwnSeat } from '@robot-night/protocol'
import { keepJson, keptJson } from '../kept/json.ts'
import { browserStore, type Store } from '../kept/store.ts'

/** The codes of the tables where this device took a seat, the newest first. */
const NAME = 'tables'
const KEPT = 5

export function myTables(store: Store = browserStore): string[] {
  const kept = keptJson(store, NAME)
  const codes = Array.isArray(kept) ? kept.filter((code): code is string => isCode(code)) : []
  return [...new Set(codes)].slice(0, KEPT)
}

/** This device has a seat there. */
export function keepTable(code: string, store: Store = browserStore): void {
  write([code, ...myTables(store).filter((each) => each !== code)].slice(0, KEPT), store)
}

/** The seat was left, or somebody who shares this device doesn't want the table to be named here. */
export function forgetTable(code: string, store: Store = browserStore): void {
  const all = myTables(store)
  if (all.includes(code))
    write(
      all.filter((each) => each !== code),
      store,
    )
}

/** Those where the seat is still there: what waits for this device first. What is gone is forgotten. */
export async function tablesLeft(store: Store = browserStore): Promise<OwnSeat[]> {
  const found = await Promise.all(myTables(store).map((code) => seatAt(code, store)))
  return found.flatMap((seat) => seat ?? []).toSorted((one, other) => Number(other.isAsked) - Number(one.isAsked))
}

/** Null: it is gone, or can't be reached just now. */
async function seatAt(code: string, store: Store): Promise<OwnSeat | null> {
  const response = await fetch(`/api/rooms/${code}/seat`).catch(() => null)
  if (response?.status === 404) forgetTable(code, store)
  return response?.ok ? response.json().catch(() => null) : null
}

/** An empty list leaves nothing behind. */
function write(codes: readonly string[], store: Store): void {
  if (codes.length > 0) keepJson(store, NAME, codes)
  else store.write(NAME, null)
}

const isCode = (found: unknown): boolean => typeof found === 'string' && readCode(found) === found
