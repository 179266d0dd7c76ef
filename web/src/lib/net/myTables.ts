import { readJson } from '@robot-night/engine/json'
import { readCode, type OwnSeat } from '@robot-night/protocol'
import { drawerHere } from './shuffleStore.ts'

/** The codes of the tables where this device took a seat, the newest first, in the browser's own drawer. */
const NAME = 'tables'
const KEPT = 5

export function myTables(drawer: Storage | null = drawerHere()): string[] {
  try {
    const kept: unknown = readJson(drawer?.getItem(NAME) ?? '[]')
    const codes = Array.isArray(kept) ? kept.filter((code): code is string => isCode(code)) : []
    return [...new Set(codes)].slice(0, KEPT)
  } catch {
    return []
  }
}

/** This device has a seat there. */
export function keepTable(code: string, drawer: Storage | null = drawerHere()): void {
  write([code, ...myTables(drawer).filter((each) => each !== code)].slice(0, KEPT), drawer)
}

/** The seat was left, or somebody who shares this device doesn't want the table to be named here. */
export function forgetTable(code: string, drawer: Storage | null = drawerHere()): void {
  const all = myTables(drawer)
  if (all.includes(code))
    write(
      all.filter((each) => each !== code),
      drawer,
    )
}

/** Those where the seat is still there: what waits for this device first. What is gone is forgotten. */
export async function tablesLeft(drawer: Storage | null = drawerHere()): Promise<OwnSeat[]> {
  const found = await Promise.all(myTables(drawer).map((code) => seatAt(code, drawer)))
  return found.flatMap((seat) => seat ?? []).toSorted((one, other) => Number(other.isAsked) - Number(one.isAsked))
}

/** Null: it is gone, or can't be reached just now. */
async function seatAt(code: string, drawer: Storage | null): Promise<OwnSeat | null> {
  const response = await fetch(`/api/rooms/${code}/seat`).catch(() => null)
  if (response?.status === 404) forgetTable(code, drawer)
  return response?.ok ? response.json().catch(() => null) : null
}

/** An empty list leaves nothing behind. */
function write(codes: readonly string[], drawer: Storage | null): void {
  try {
    if (codes.length > 0) drawer?.setItem(NAME, JSON.stringify(codes))
    else drawer?.removeItem(NAME)
  } catch {
    // Full or forbidden: then the way back is the link, as it was.
  }
}

const isCode = (found: unknown): boolean => typeof found === 'string' && readCode(found) === found
