import { keepJson, keptJson } from '../kept/json.ts'
import { tabStore } from '../kept/store.ts'
import type { Wish } from './outbox.ts'

/** A command without an answer, as it is said, and as whom. */
export interface Unsent {
  as: string
  text: string
}

/** What has no answer yet, where it outlives the page: in the tab's own storage. */
export interface UnsentStore {
  read(): readonly Unsent[]
  write(carried: readonly Unsent[]): void
}

const KEY = 'unanswered'

export const inTab: UnsentStore = {
  read() {
    const found = keptJson(tabStore, KEY)
    return Array.isArray(found) ? found.filter(isUnsent) : []
  },
  write(carried) {
    if (carried.length > 0) keepJson(tabStore, KEY, carried)
    else tabStore.write(KEY, null)
  },
}

/** Another build may have put something else there. */
const isUnsent = (found: unknown): found is Unsent =>
  typeof found === 'object' && found !== null && 'as' in found && 'text' in found && typeof found.text === 'string'

/**
 * May it lie there until it is answered? Not what names secrets that lie covered, nor a whisper: somebody else may open
 * this page later. Nor what is of its moment, or of use to this page alone.
 */
export function outlives(wish: Wish, isCovered: boolean): boolean {
  if (wish.what === 'answer' || wish.what === 'offer') return !isCovered
  if (wish.what === 'manage') return wish.act.do !== 'invite'
  return !['whisper', 'react', 'self'].includes(wish.what)
}
