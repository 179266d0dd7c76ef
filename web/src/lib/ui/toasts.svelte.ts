import { announceAs } from './voice.svelte.ts'

export interface Toast {
  id: number
  kind: 'good' | 'bad'
  text: string
  /** A smaller line below. */
  detail: string
}

/** Short words that come up and go by themselves. */
class Toasts {
  list = $state.raw<readonly Toast[]>([])
  #count = 0

  show(kind: Toast['kind'], text: string, detail = ''): void {
    this.showUnheard(kind, text, detail)
    announceAs({ rank: 'reply', isUrgent: kind === 'bad' }, text, detail)
  }

  /** What is said aloud with what it led to. */
  showUnheard(kind: Toast['kind'], text: string, detail = ''): void {
    const id = ++this.#count
    this.list = [...this.list.slice(-2), { id, kind, text, detail }]
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }
}

/** Filled in the browser only: a server renders none. */
export const toasts = new Toasts()
