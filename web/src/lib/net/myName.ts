import { browserStore } from '../kept/store.ts'

const KEY = 'name'

/** The name last used on this device; empty if there is none. */
export const myName = (): string => browserStore.read(KEY) ?? ''
export const keepMyName = (name: string): void => void browserStore.write(KEY, name)
