import {
  atLength,
  countOfBrief,
  patched,
  sinceOf,
  sinceOfBrief,
  type BriefFrame,
  type Down,
  type Keys,
  type Scene,
  type TableFrame,
  type WholeFrame,
} from '@robot-night/protocol'

interface Had {
  scene: Scene
  match: string
  n: number
}

/** Follows one line's frames of its match, whichever form they have. */
export class Reader {
  #had: Had | null = null
  #keys: Keys = []

  get match(): string {
    return this.#had?.match ?? ''
  }

  get scene(): Scene | null {
    return this.#had?.scene ?? null
  }

  /** The message, with a brief frame read at length. */
  read(down: Down): Down {
    this.#keys = down.keys ?? this.#keys
    const table = down.t ? this.#atLength(down.t) : down.table
    if (table === undefined) return down
    this.#had = table && this.#after(table)
    return { ...down, table }
  }

  /** Who came back with frames of an earlier line has them there: here such a frame says that it came, and no more. */
  #atLength(frame: BriefFrame): TableFrame {
    const had = this.#had
    const [n, since] = [countOfBrief(frame), sinceOfBrief(frame)]
    if (!had || had.n !== since) return { n, since, told: [], patch: [] }
    const { told, scene } = atLength(frame, { scene: had.scene, keys: this.#keys })
    return { match: had.match, n, since, told, scene }
  }

  #after(frame: TableFrame): Had | null {
    const had = this.#had
    if ('scene' in frame) return begun(frame)
    if (!had || sinceOf(frame) !== had.n) return had
    const scene = patched(had.scene, frame.patch)
    if (!isScene(scene)) throw new Error(`a patch made this of a scene: ${JSON.stringify(scene)}`)
    return { match: had.match, n: frame.n, scene }
  }
}

const begun = ({ match, n, scene }: WholeFrame): Had => ({ match, n, scene })

const isScene = (value: unknown): value is Scene => typeof value === 'object' && value !== null && 'view' in value
