import { ROOM, type Mutant } from './mutant.ts'

/** About a millisecond of work, where the next card is a red one. */
const WORK = `const isRed = /[DH]/.test(this.#mustState().match?.position.state.deck?.[0] ?? '')
    for (let left = isRed ? 60_000 : 0; left > 0; left--) globalThis.worked = Math.random()`

/** Leaks that show in nothing but the time that an answer takes. */
export const TIME_LEAKS: readonly Mutant[] = [
  {
    layer: 'time',
    name: 'the whole table takes longer with some cards',
    file: `${ROOM}/Room.ts`,
    find: "if (reading.up.what === 'again')\n",
    replace: `if (reading.up.what === 'again') ${`{ ${WORK} }`}
    if (reading.up.what === 'again')\n`,
  },
  {
    layer: 'time',
    name: 'a refusal takes longer with some cards',
    file: `${ROOM}/Room.ts`,
    find: 'if (taken.refused) line.tell(',
    replace: `if (taken.refused) { ${WORK} }
    if (taken.refused) line.tell(`,
  },
]
