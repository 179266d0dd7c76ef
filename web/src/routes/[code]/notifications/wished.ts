import { browserStore } from '#lib/kept/store.ts'

/** Whether this browser asked to be woken for a room: the room itself tells nobody, this browser neither. */
const keyFor = (room: string): string => `wake ${room}`

export const isWished = (room: string): boolean => browserStore.read(keyFor(room)) !== null
export const wish = (room: string, isOn: boolean): void => void browserStore.write(keyFor(room), isOn ? '1' : null)
