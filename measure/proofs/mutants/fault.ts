export const AREAS = ['engine', 'room', 'wire', 'pages'] as const
export type Area = (typeof AREAS)[number]

/** One wrong change to one of our own files, such as a tired person could make. A test of `npm test` must notice. */
export interface Fault {
  /** What `--part` takes. */
  name: string
  area: Area
  /** What players or hosts would see of it, in one line. */
  about: string
  /** From the root of the repository. */
  file: string
  /** Stands exactly once in the file. */
  was: string
  becomes: string
  hint: Hint
}

/**
 * Where to look first, so that it is quick: nothing is proven by it, and where it catches nothing the whole of every
 * stage is run. A test file from the root, and of a long one what the tests are called that are worth trying.
 */
export interface Hint {
  test: string
  named?: string
}

export type Planted = Omit<Fault, 'area'>
