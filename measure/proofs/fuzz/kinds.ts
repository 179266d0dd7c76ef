import { TITLES } from '@robot-night/engine'
import { probe } from '@robot-night/engine/testing'
import { boards, BOARD_CODES } from './kinds/boards.ts'
import { PHONE_CODES, phones } from './kinds/phones.ts'
import { RECORD_CODES, records } from './kinds/records.ts'
import { SCREENING_CODES, screenings } from './kinds/screenings.ts'
import { trySubject } from './kinds/subject.ts'
import { tryCore } from './pure.ts'
import type { Tally } from './Tally.ts'

/** So many inputs of one kind. The same seed, the same inputs. */
export interface Share {
  kind: Kind
  inputs: number
  seed: string
}

/** What is pure and takes what strangers send; and how much of a thousand inputs each is given. */
const KINDS = {
  /** Frames, bodies, codes and addresses. */
  room: {
    of: 450,
    tried: (about: About) => tryCore({ games: GAMES, ...about, until: 'all', progress: () => undefined }),
  },
  screening: {
    of: 200,
    tried: (about: About) => trySubject(screenings(), { ...about, codes: SCREENING_CODES, until: 'all' }),
  },
  phones: { of: 200, tried: (about: About) => trySubject(phones(), { ...about, codes: PHONE_CODES, until: 'all' }) },
  records: { of: 50, tried: (about: About) => trySubject(records(), { ...about, codes: RECORD_CODES, until: 'all' }) },
  boards: { of: 100, tried: (about: About) => trySubject(boards(), { ...about, codes: BOARD_CODES, until: 'all' }) },
}
type Kind = keyof typeof KINDS
type About = Pick<Share, 'inputs' | 'seed'>

const GAMES = [...TITLES, probe]

export async function tried({ kind, ...about }: Share): Promise<Tally> {
  return KINDS[kind].tried(about)
}

/** Of so many inputs, what each thread takes at once. */
export function sharesOf(inputs: number, seed: string): Share[] {
  return Object.keys(KINDS)
    .filter(isKind)
    .flatMap((kind) => {
      const all = Math.ceil((inputs * KINDS[kind].of) / 1000)
      const count = Math.ceil(all / AT_ONCE)
      return Array.from({ length: count }, (_, at) => ({
        kind,
        inputs: Math.min(AT_ONCE, all - at * AT_ONCE),
        seed: `${seed} ${kind} ${at}`,
      }))
    })
}

const AT_ONCE = 20_000
const isKind = (name: string): name is Kind => Object.hasOwn(KINDS, name)
