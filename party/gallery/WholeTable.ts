import { patched, sinceOf, type Down, type TableFrame, type WholeFrame } from '@robot-night/protocol'

/**
 * The table as those in a gallery see it, for the few of them who want every scene whole: the room feeds patches to all
 * alike.
 */
export class WholeTable {
  #had: Pick<WholeFrame, 'match' | 'n' | 'scene'> | null = null

  /** `sight`: with what who comes begins. */
  constructor(sight: string) {
    this.told(sight)
  }

  /** The same news, with the scene in place of a patch. */
  told(text: string): string {
    const down: Down = JSON.parse(text)
    const { table } = down
    if (table === undefined) return text
    const whole = table && this.#whole(table)
    this.#had = whole
    return JSON.stringify({ ...down, table: whole })
  }

  #whole(frame: TableFrame): WholeFrame {
    if ('scene' in frame) return frame
    const { n, told, timedOut, patch } = frame
    if (!this.#had) throw new Error('a patch of nothing')
    const { match, scene } = this.#had
    return { match, n, since: sinceOf(frame), told, ...(timedOut && { timedOut }), scene: patched(scene, patch) }
  }
}
