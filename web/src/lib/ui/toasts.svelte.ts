export interface Toast {
  id: number
  kind: 'good' | 'bad'
  text: string
}

/** How long a toast stays, ms. */
const STAY = 4500

/** Short words that come up and go by themselves. */
class Toasts {
  list = $state.raw<readonly Toast[]>([])
  #count = 0

  show(kind: Toast['kind'], text: string): void {
    const id = ++this.#count
    this.list = [...this.list.slice(-2), { id, kind, text }]
    setTimeout(() => this.dismiss(id), STAY)
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }
}

/** Filled in the browser only: a server renders none. */
export const toasts = new Toasts()
