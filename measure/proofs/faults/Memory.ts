import { isDeepStrictEqual } from 'node:util'
import { patched, sinceOf, type Heard, type PatchFrame, type Scene, type TableFrame } from '@robot-night/protocol'

/** What one client has been told of one match, and whether all that it is told later agrees with it. */
export class Memory {
  readonly match: string
  n = 0
  scene: Scene | null = null
  readonly told: Heard[] = []
  /** What did not agree, in words. */
  readonly contradictions: string[] = []
  /** Whole scenes that were compared with what had been told in pieces. */
  compared = 0
  readonly #scenes = new Map<number, Scene>()

  constructor(match: string) {
    this.match = match
  }

  get isOver(): boolean {
    return this.scene !== null && this.scene.outcome !== null
  }

  /** Takes a frame as it comes. False: one is missing before it, and the whole scene has to be asked for. */
  take(frame: TableFrame): boolean {
    if ('scene' in frame) this.#takeWhole(frame.scene, frame)
    else if (frame.n > this.n) return this.#takePatch(frame)
    return true
  }

  #takePatch(frame: PatchFrame): boolean {
    const isNext = this.scene !== null && sinceOf(frame) === this.n
    if (isNext) this.#keep(sceneIn(patched(this.scene, frame.patch)), frame)
    else this.#say(`a patch since frame ${sinceOf(frame)} to one who has frame ${this.n}`)
    return isNext
  }

  #takeWhole(scene: Scene, frame: TableFrame): void {
    if (frame.n < this.n) this.#say(`frame ${frame.n} of a room that had told of frame ${this.n}`)
    this.compare(scene, frame)
    if (frame.n > this.n) this.#keep(scene, frame)
  }

  /** A whole scene from elsewhere, such as a newcomer on the same seat gets, besides what was told here. */
  compare(scene: Scene, frame: TableFrame): void {
    this.#compareLog(frame)
    const known = this.#scenes.get(frame.n)
    if (!known) return
    this.compared += 1
    if (!isDeepStrictEqual(known, scene)) this.#say(`another scene at frame ${frame.n}`)
  }

  #compareLog(frame: TableFrame): void {
    const { told } = frame
    if (sinceOf(frame) !== 0) return
    const both = Math.min(told.length, this.told.length)
    if (!isDeepStrictEqual(told.slice(0, both), this.told.slice(0, both))) this.#say('another log')
  }

  #keep(scene: Scene, frame: TableFrame): void {
    const since = sinceOf(frame)
    if (since === 0) this.told.splice(0, this.told.length, ...frame.told)
    else if (since === this.n) this.told.push(...frame.told)
    else this.#say(`news since frame ${since} to one who has frame ${this.n}`)
    this.n = frame.n
    this.scene = scene
    this.#scenes.set(frame.n, scene)
  }

  #say(what: string): void {
    this.contradictions.push(`${this.match}: ${what}`)
  }
}

function sceneIn(value: unknown): Scene {
  if (isScene(value)) return value
  throw new Error(`a patch made this of a scene: ${JSON.stringify(value)}`)
}
const isScene = (value: unknown): value is Scene => typeof value === 'object' && value !== null && 'view' in value
