import { CODE_LENGTH, codeFrom, LONG_CODE_LENGTH } from '@robot-night/protocol'

/**
 * Of five letters so many are tried, then of six. Nobody counts how many codes are in use: that so many in a row are
 * taken says it. Where one in ten is, one room in a hundred thousand gets six letters; where half of them are, one in
 * thirty-two.
 */
const SHORT_TRIES = 5
const TRIES = 10

const drawn = (): Uint8Array => crypto.getRandomValues(new Uint8Array(64))

/** What was made under a code that was free. `make` gives null where it is taken. */
export async function underNewCode<T>(
  make: (code: string) => Promise<T | null>,
  draw: () => Uint8Array = drawn,
): Promise<{ code: string; made: T }> {
  for (let tried = 0; tried < TRIES; tried++) {
    const code = codeFrom(draw(), tried < SHORT_TRIES ? CODE_LENGTH : LONG_CODE_LENGTH)
    const made = code === null ? null : await make(code)
    if (code !== null && made !== null) return { code, made }
  }
  throw new Error('no free code was found')
}
