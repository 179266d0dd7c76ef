import { keptJson } from '../kept/json.ts'
import { browserStore } from '../kept/store.ts'
import type { Muted } from './mutes.ts'

const keyOf = (room: string): string => `muted ${room}`
const REACTIONS = 'reactions'

/** Whom this device has muted in this room. */
export function keptMutes(room: string): Muted[] {
  const kept = keptJson(browserStore, keyOf(room))
  return Array.isArray(kept) ? kept.filter(isEntry) : []
}

export function keepMutes(room: string, muted: readonly Muted[]): void {
  browserStore.write(keyOf(room), muted.length === 0 ? null : JSON.stringify(muted))
}

/** Whether this device shows reactions, in every room. */
export const showsReactions = (): boolean => keptJson(browserStore, REACTIONS) !== 'off'
export const keepShowsReactions = (shows: boolean): void => void browserStore.write(REACTIONS, shows ? null : '"off"')

function isEntry(value: unknown): value is Muted {
  return typeof value === 'object' && value !== null && 'name' in value && 'guest' in value
}
