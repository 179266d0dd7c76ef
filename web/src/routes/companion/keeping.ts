import { read, written, type Phone } from '@robot-night/companion'
import { browserStore } from '#lib/kept/store.ts'

const KEY = 'companion'

/** CM-10: what this phone holds, kept over a reload and a locked screen. */
export const kept = (): Phone | null => read(browserStore.read(KEY))
export const keep = (phone: Phone): void => void browserStore.write(KEY, written(phone))

/** Another page of this browser has dealt or covered: it is the same phone. */
export function onKept(told: () => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) told()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
