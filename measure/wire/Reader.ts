import { patched, sinceOf, type Down, type Scene, type TableFrame, type WholeFrame } from '@robot-night/protocol'

interface Had {
  scene: Scene
  match: string
  n: number
}

/** Follows one line's frames of its match. */
export class Reader {
  #had: Had | null = null

  get match(): string {
    return this.#had?.match ?? ''
  }

  get scene(): Scene | null {
    return this.#had?.scene ?? null
  }

  read({ table }: Down): void {
    if (table !== undefined) this.#had = table && this.#after(table)
  }

  #after(frame: TableFrame): Had | null {
    const had = this.#had
    if ('scene' in frame) return begun(frame)
    if (!had || sinceOf(frame) !== had.n) return had
    return { match: had.match, n: frame.n, scene: patched(had.scene, frame.patch) }
  }
}

const begun = ({ match, n, scene }: WholeFrame): Had => ({ match, n, scene })
