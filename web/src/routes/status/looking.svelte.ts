import type { SiteStatus } from '@robot-night/protocol'

/** What a page needs of what is around it. */
export interface Around {
  fetch(path: string): Promise<Response>
  /** ms, growing. */
  now(): number
}

/** What is known of how the site fares: what the page was drawn with, and what was heard since. */
export class Looking {
  status: SiteStatus | null = $state.raw(null)
  /** False: the last time this device asked, it had no answer. */
  isReached = $state(true)
  /** From this device to the site and back, ms; null: not known yet. */
  way: number | null = $state(null)
  readonly #around: Around

  constructor(status: SiteStatus | null, around: Around) {
    this.status = status
    this.#around = around
  }

  async look(): Promise<void> {
    try {
      const told: SiteStatus = await this.#told('/api/status')
      // Asked on the line that is open by now, and of nobody else.
      const begun = this.#around.now()
      await this.#told('/api/health')
      this.way = Math.max(1, Math.round(this.#around.now() - begun))
      this.status = told
      this.isReached = true
    } catch {
      this.isReached = false
    }
  }

  async #told(path: string) {
    const answer = await this.#around.fetch(path)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.json()
  }
}
