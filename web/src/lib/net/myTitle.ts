import { browserStore } from '../kept/store.ts'

const KEY = 'title'

/** The title that was last played from home on this device; empty if there is none, or if the browser keeps nothing. */
export const myTitle = (): string => browserStore.read(KEY) ?? ''
export const keepMyTitle = (title: string): void => void browserStore.write(KEY, title)
