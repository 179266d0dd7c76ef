import { read, written, type Phone } from '@robot-night/companion'

const KEY = 'companion'

/** CM-10: what this phone holds, kept over a reload and a locked screen. */
export function kept(): Phone | null {
  try {
    return read(localStorage.getItem(KEY))
  } catch {
    return null
  }
}

export function keep(phone: Phone): void {
  try {
    localStorage.setItem(KEY, written(phone))
  } catch {
    // A browser that keeps nothing loses the cards with the page.
  }
}

/** Another page of this browser has dealt or covered: it is the same phone. */
export function onKept(told: () => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) told()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
