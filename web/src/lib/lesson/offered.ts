import { keepJson, keptJson } from '../kept/json.ts'
import { browserStore, type Store } from '../kept/store.ts'

const KEY = 'lessons'

/** The titles whose lesson this device isn't offered any more: it has played or learnt them, or said no. */
function known(store: Store): string[] {
  const kept = keptJson(store, KEY)
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
}

export const isKnown = (title: string, store = browserStore): boolean => known(store).includes(title)

export function makeKnown(title: string, store = browserStore): void {
  if (!isKnown(title, store)) keepJson(store, KEY, [...known(store), title])
}
