import { Kept } from '../table/kept.svelte.ts'
import type { Drawer } from '../table/drawer.ts'

interface Given<E> {
  heard: readonly E[]
  drawer?: Drawer | undefined
}
/** Which events of all that were heard show something to the viewer alone, by their places. Of rounds before there are none. */
type Alone<E> = (heard: readonly E[]) => readonly number[]

/** What was shown to the viewer alone: one after another, each until they put it away. */
export class ForYou<E> {
  readonly #given: () => Given<E>
  readonly #alone: Alone<E>
  readonly #looked: Kept<number>

  /** What was heard before counts as looked at, unless this tab knows better. */
  constructor(given: () => Given<E>, alone: Alone<E>) {
    const before = given().heard.length
    this.#given = given
    this.#alone = alone
    this.#looked = new Kept(
      () => before,
      () => given().drawer?.slot('looked', 'open') ?? null,
    )
  }

  /** Once the page can be used: from here on nothing is lost with a reload. */
  begin(): void {
    this.#upTo(this.#looked.at(WHOLE))
  }

  get next(): E | null {
    const [at] = this.#waiting
    return at === undefined ? null : (this.#given().heard[at] ?? null)
  }
  get count(): number {
    return this.#waiting.length
  }
  putAway(): void {
    const [at] = this.#waiting
    if (at !== undefined) this.#upTo(at + 1)
  }

  /** Nothing in a replay, or for who only looks: there is no drawer. */
  get #waiting(): readonly number[] {
    if (!this.#given().drawer) return []
    const from = this.#looked.at(WHOLE)
    return this.#alone(this.#given().heard).filter((at) => at >= from)
  }
  #upTo(count: number): void {
    this.#looked.set(WHOLE, count)
  }
}

/** It is kept for the whole match, whatever is asked. */
const WHOLE = 'match'
