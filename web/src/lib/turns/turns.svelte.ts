import { flushSync, getContext, setContext } from 'svelte'
import { awake } from '../ui/awake.svelte.ts'

/** A part that comes; until then nothing of it is drawn. */
interface Turn {
  readonly isCome: boolean
}
class Coming implements Turn {
  isCome = $state(false)
}
const COME: Turn = { isCome: true }

/** As many parts are drawn in one task as fit into it; on a slow phone that is one. */
const TASK_MS = 12

/** Draws the parts of something large one after another, so that a tap in between does not wait for all of them. */
export class Turns {
  isDone = $state(false)
  readonly #coming: Coming[] = []
  readonly #draw: () => void

  /** `isAtOnce`: as where the server draws it, or has drawn it, and where nobody looks. */
  constructor(isAtOnce: boolean, draw: () => void = flushSync) {
    this.isDone = isAtOnce
    this.#draw = draw
    if (!isAtOnce) setTimeout(() => this.#goOn())
  }

  take(): Turn {
    if (this.isDone) return COME
    const turn = new Coming()
    this.#coming.push(turn)
    return turn
  }

  #goOn(): void {
    const until = performance.now() + TASK_MS
    try {
      do this.#next()
      while (!this.isDone && performance.now() < until)
    } finally {
      // After a part that cannot be drawn the others come all the same.
      if (!this.isDone) setTimeout(() => this.#goOn())
    }
  }

  /** What it draws may have parts of its own, which come after those that wait already. */
  #next(): void {
    const turn = this.#coming.shift()
    if (turn) turn.isCome = true
    else this.isDone = true
    this.#draw()
  }
}

const KEY = 'turns'

/** For all parts below the component that calls this. */
export function setTurns(): Turns {
  return setContext(KEY, new Turns(!awake.is || document.hidden))
}

/** Where nothing is drawn in turns, a part comes at once. */
export function takeTurn(): Turn {
  return getContext<Turns | undefined>(KEY)?.take() ?? COME
}
