import { rngOf, titleOf, type Rng } from '@robot-night/engine'
import { expect } from '@playwright/test'
import type { Guest } from './Guest.ts'

/** Another tab of somebody's, without a screen: it answers for them with anything legal, so that a match takes seconds. */
export class Aide {
  readonly #tab: Guest
  readonly #rng: Rng
  #sent = 0

  private constructor(tab: Guest) {
    this.#tab = tab
    this.#rng = rngOf(tab.name)
  }

  /** `tab`: a page of the same browser. */
  static async on(tab: Guest, code: string): Promise<Aide> {
    await tab.page.goto('/credits')
    await tab.page.evaluate((room) => {
      const line = new WebSocket(`${location.origin.replace('http', 'ws')}/api/rooms/${room}/socket?as=player&v=1`)
      addEventListener('say', (event) => event instanceof CustomEvent && line.send(String(event.detail)))
    }, code)
    await expect.poll(() => tab.ear.known.room?.code).toBe(code)
    return new Aide(tab)
  }

  async manages(act: object): Promise<void> {
    await this.#says({ what: 'manage', act })
  }

  /** Answers what is asked by now, if anything is. */
  async answers(): Promise<void> {
    const { table, room } = this.#tab.ear.known
    const asks = table?.scene.asks
    const rules = asks && titleOf(room?.match?.title ?? '')?.decisions[asks.kind]
    if (!rules) return
    const action = rules.sample(asks.prompt, this.#rng)
    await this.#says({ what: 'answer', match: table.match, beat: table.scene.beat, kind: asks.kind, action })
  }

  get isPlaying(): boolean {
    return this.#tab.ear.known.room?.stage === 'playing'
  }

  async #says(command: object): Promise<void> {
    this.#sent += 1
    const id = String(this.#sent).padStart(16, this.#tab.name.replaceAll(/[^a-z]/gi, '-'))
    await this.#tab.page.evaluate(
      (detail) => dispatchEvent(new CustomEvent('say', { detail })),
      JSON.stringify({ id, ...command }),
    )
  }
}

/** The match on the table is played to its end. */
export async function playOut(aides: readonly Aide[]): Promise<void> {
  await expect.poll(() => aides.every(({ isPlaying }) => isPlaying)).toBe(true)
  await expect
    .poll(
      async () => {
        for (const aide of aides) await aide.answers()
        return aides.some(({ isPlaying }) => isPlaying)
      },
      { timeout: 120_000, intervals: [150] },
    )
    .toBe(false)
}
