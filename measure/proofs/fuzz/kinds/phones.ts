import fc from 'fast-check'
import { safeParse } from 'valibot'
import { grant, join, lay, PHONES, TABLE_CODES, viewOf, WISH, type Table, type Wish } from '@robot-night/companion'
import { rngOf, type Rng } from '@robot-night/engine'
import { readJson } from '@robot-night/engine/json'
import { cleanName } from '@robot-night/protocol'
import { isTooLarge } from '@robot-night/party/shell/tooLarge.ts'
import { bend, bent, type Bend } from '../bent.ts'
import { odd, rubbish, textOf } from '../odd.ts'
import { accepted, refused, type Subject, type Taken, type Taking } from './subject.ts'

/** From one of a few devices: most of them have joined. */
interface Asked {
  device: number
  what: 'join' | 'shuffle' | 'turnCoin' | 'seatNpc' | 'turnNpc' | 'leave'
  pick: number
  name: unknown
  bend: Bend
  text: string | null
}

const asked: fc.Arbitrary<Asked> = fc.record({
  device: fc.nat(PHONES + 2),
  what: fc.constantFrom('join', 'join', 'shuffle', 'turnCoin', 'turnCoin', 'seatNpc', 'turnNpc', 'leave'),
  pick: fc.nat(),
  name: fc.oneof(fc.constantFrom('Mara', ' Jonas '), odd),
  bend,
  text: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: rubbish }),
})

export const PHONE_CODES: ReadonlySet<string> = new Set<string>([...TABLE_CODES, 'bad_name', 'tooLarge'])

/** A table of phones: the core, and what its shell does with a frame. */
export const phones = (core = grant): Subject<Asked> => ({ inputs: asked, begin: (seed) => new Phones(seed, core) })

class Phones implements Taking<Asked> {
  readonly #core: typeof grant
  readonly #rng: Rng
  #table: Table = lay('BCDFG', { device: '0', name: 'Mara' })

  constructor(seed: string, core: typeof grant) {
    this.#core = core
    this.#rng = rngOf(seed)
  }

  look(): string {
    return JSON.stringify(this.#table)
  }

  take(input: Asked): Taken {
    const device = String(input.device)
    if (input.what === 'join') return this.#join(device, textOf(input.name))
    const text = input.text ?? textOf(bent(this.#right(input), input.bend))
    if (isTooLarge(text)) return refused('tooLarge')
    const wish = safeParse(WISH, readJson(text))
    return wish.success ? this.#grant(device, wish.output) : refused('malformed')
  }

  #join(device: string, typed: string): Taken {
    const name = cleanName(typed)
    if (name === null) return refused('bad_name')
    return this.#became(join(this.#table, { device, name }, this.#rng), () => this.#table.members.length <= PHONES)
  }

  #right({ what, pick }: Asked): object {
    const round = this.#table.round - (pick % 7 === 0 ? 1 : 0)
    const allegiance = ['G', 'E', 'N'][pick % 3]
    switch (what) {
      case 'shuffle':
        return { what, round }
      case 'turnCoin':
        return { what, round, allegiance }
      case 'seatNpc':
        return { what, on: pick % 2 === 0 }
      case 'turnNpc':
        return { what, allegiance }
      default:
        return { what }
    }
  }

  #grant(device: string, wish: Wish): Taken {
    const before = this.#table
    const here = new Set(before.members.map((member) => member.device))
    const done = this.#core(before, { device, wish, here }, this.#rng)
    return this.#became(done, () => {
      const isHost = before.host === device
      const hasJoined = here.has(device)
      const isOfThisRound = !('round' in wish) || wish.round === before.round
      const isTheirs = wish.what === 'shuffle' || wish.what === 'seatNpc' ? isHost : hasJoined
      return isTheirs && isOfThisRound && isWhole(this.#table)
    })
  }

  #became(done: ReturnType<typeof grant>, isRight: () => boolean): Taken {
    if ('refusal' in done) return refused(done.refusal.code)
    this.#table = done.table
    const here = new Set<string>()
    for (const member of this.#table.members) viewOf(this.#table, member.device, here)
    return accepted(isRight())
  }
}

/** No robot is there twice. */
function isWhole({ members, undealt }: Table): boolean {
  const robots = [...members.flatMap(({ hand }) => hand?.robot ?? []), ...undealt.robots]
  return new Set(robots).size === robots.length
}
