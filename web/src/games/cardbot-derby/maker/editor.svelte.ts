import type { Direction, Square } from '@robot-night/engine/games/cardbot-derby'
import {
  bared,
  faced,
  isGate,
  isMark,
  isWall,
  isBelt,
  isPiece,
  isStart,
  laid,
  missingStarts,
  signAt,
  stroked,
  tapped,
  type Draft,
  type Laid,
  type Mark,
  type StartSign,
} from './draft.ts'
import { begun, changed, redone, undone } from './history.ts'

/** The tools as they lie side by side: belts of all directions are one, start slots too. */
export const TOOLS = ['belt', 'j', 'k', 'q', 'l', 'r', 'wall', 'gate', '.', 'J', 'Q', 'K', 'start'] as const
export type Tool = (typeof TOOLS)[number]

/** A board on the table, and the tool in the hand of who draws it. */
export class Editor {
  #history = $state.raw(begun<Draft>(''))
  /** Squares that are being drawn over. */
  #stroke = $state.raw<readonly Square[]>([])
  sign = $state.raw<Laid>('s')
  #belt: Laid = 's'
  #wall: Mark = '|e'
  #gate: Mark = '>e'
  #start: StartSign = '0'

  constructor(draft: Draft) {
    this.#history = begun(draft)
  }

  /** What is kept: nothing of a stroke before it ends. */
  get kept(): Draft {
    return this.#history.now
  }
  /** What is to be seen. */
  get draft(): Draft {
    return this.isDrawing ? stroked(this.kept, this.#stroke, this.sign) : this.kept
  }
  get mayUndo(): boolean {
    return this.#history.past.length > 0
  }
  get mayRedo(): boolean {
    return this.#history.future.length > 0
  }
  get tool(): Tool {
    const { sign } = this
    if (isBelt(sign)) return 'belt'
    if (isMark(sign)) return isWall(sign) ? 'wall' : 'gate'
    return isStart(sign) ? 'start' : sign
  }

  /** Takes a tool in hand: belts as they were laid last, of the start slots one that is missing. */
  choose(tool: Tool): void {
    if (tool === 'belt') this.take(this.#belt)
    else if (tool === 'wall') this.take(this.#wall)
    else if (tool === 'gate') this.take(this.#gate)
    else if (tool === 'start') this.take(missingStarts(this.kept)[0] ?? this.#start)
    else this.take(tool)
  }
  take(sign: Laid): void {
    if (isWall(sign)) this.#wall = sign
    if (isGate(sign)) this.#gate = sign
    if (isBelt(sign)) this.#belt = sign
    if (isStart(sign)) this.#start = sign
    this.sign = sign
  }

  /** With a piece in hand, a tap on another of its kind takes that in hand; else it lays what is in hand. */
  tap(square: Square): void {
    if (this.#picksUp(square)) return
    const wasMissing = missingStarts(this.kept).some((start) => start === this.sign)
    this.#change(tapped(this.kept, square, this.sign))
    const [missing] = missingStarts(this.kept)
    if (wasMissing && missing) this.take(missing)
  }
  clear(square: Square): void {
    this.#change(bared(laid(this.kept, square, '.'), square))
  }
  face(start: StartSign, facing: Direction): void {
    this.#change(faced(this.kept, start, facing))
  }
  startFrom(draft: Draft): void {
    this.#change(draft)
  }

  /** A stroke has begun. */
  get isHeld(): boolean {
    return this.#stroke.length > 0
  }
  /** And has left the square on which it did. */
  get isDrawing(): boolean {
    return this.#stroke.length > 1
  }
  begin(square: Square): void {
    this.#stroke = [square]
  }
  /** Nothing, before something was begun. */
  over(square: Square): void {
    const [first] = this.#stroke
    if (first === undefined || this.#stroke.at(-1) === square) return
    if (!this.isDrawing) this.#picksUp(first)
    this.#stroke = [...this.#stroke, square]
  }
  /** What never left its square is a tap. */
  end(): void {
    const { draft } = this
    this.#stroke = []
    this.#change(draft)
  }
  cancel(): void {
    this.#stroke = []
  }

  undo(): void {
    this.#stroke = []
    this.#history = undone(this.#history)
  }
  redo(): void {
    this.#stroke = []
    this.#history = redone(this.#history)
  }

  #picksUp(square: Square): boolean {
    const there = signAt(this.kept, square)
    if (!isPiece(this.sign) || !isPiece(there) || there === this.sign) return false
    this.take(there)
    return true
  }
  #change(draft: Draft): void {
    this.#history = changed(this.#history, draft)
  }
}
