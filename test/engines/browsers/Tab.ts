/** Where on the page, px from its upper left corner. */
export interface Point {
  x: number
  y: number
}
export interface Size {
  width: number
  height: number
}
export type Key = 'Enter' | 'Escape' | 'End' | 'ArrowUp' | 'SelectAll'

/** What a browser can do with its one page, whichever protocol it is driven by. All input is real input. */
export interface Tab {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  url(): Promise<string>
  /** The value of an expression in the page, or in the frame of that title. */
  run(expression: string, frame?: string): Promise<unknown>
  /** With the mouse: a finger is no driver's business, or presses nothing. */
  press(point: Point): Promise<void>
  type(text: string): Promise<void>
  key(key: Key): Promise<void>
  resize(size: Size): Promise<void>
  /** A PNG of what is to be seen. */
  picture(): Promise<Uint8Array>
  /** What the browser itself complains about, since it was asked last. */
  complaints(): string[]
  close(): Promise<void>
}

/** A browser that is installed here. Each tab is somebody's own: no cookie is shared. */
export interface Browser {
  readonly name: string
  open(size: Size): Promise<Tab>
  close(): Promise<void>
}
