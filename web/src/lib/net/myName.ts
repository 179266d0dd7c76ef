import { browserStore, tabStore } from '../kept/store.ts'

const KEY = 'name'

/** The name last used on this device; empty if there is none. */
export const myName = (): string => browserStore.read(KEY) ?? ''
export const keepMyName = (name: string): void => void browserStore.write(KEY, name)

const HALF = 'half-named'

/** The name that is being typed in this tab: kept until it is sent. Null: none is. */
export const halfTypedName = (): string | null => tabStore.read(HALF)
export const keepHalfTypedName = (typed: string | null): void => void tabStore.write(HALF, typed)
