import type { Mutant } from '../mutants.ts'
import { ECHO, FOG, JUMBLE, STORM, type Weather } from './weather.ts'

/** Something planted in the room or in a client. Each must show, or the measure does not see what it says it sees. */
export interface Flaw {
  name: string
  weather: Weather
  /** In the room. */
  plants: readonly Mutant[]
  /** In the clients. */
  clientPlants: readonly Mutant[]
}

const ROOM = 'party/room'

export const PLANTS = [
  {
    name: 'the room does a command again that is sent again',
    file: `${ROOM}/commands/step.ts`,
    find: "if (before !== undefined) return isSame(before, by.id) ? done(room) : refuse(room, { code: 'id_used' })",
    replace: '',
  },
  {
    name: 'an answer to an old question counts for the present one',
    file: 'packages/engine/src/core/refusedMoves.ts',
    find: "if (move.what === 'answer' && move.beat < position.beat) return { code: 'late' }",
    replace: '',
  },
  {
    name: 'who comes back is told nothing of what was missed',
    file: `${ROOM}/frames/frames.ts`,
    find: '{ ...rest, ...tableFrom(match, viewer, kept.n) }',
    replace: '{ ...rest, table: { ...wholeFrame(match, viewer, kept.n), told: [] } }',
  },
] as const satisfies readonly Mutant[]

const NET = 'web/src/lib/net'

/** What a client does by the protocol, and does not do with one of these. */
export const CLIENT_PLANTS = {
  twice: {
    name: 'a client takes a frame twice that comes twice',
    file: `${NET}/world.ts`,
    find: 'if (frame.n <= table.n) return table',
    replace:
      'if (frame.n <= table.n) return frame.n < table.n ? table : { ...table, log: [...table.log, ...table.news.events] }',
  },
  asks: {
    name: 'a client does not ask again when a patch does not fit',
    file: `${NET}/roomSession.ts`,
    find: 'if (asksAgain && this.#asking === null) this.#askAgain()',
    replace: '',
  },
  sends: {
    name: 'a client does not send again what was not answered',
    file: `${NET}/roomSession.ts`,
    find: 'if (down.hello) this.#outbox.resend()',
    replace: '',
  },
  notices: {
    name: 'a client does not notice that its line is dead',
    file: `${NET}/line.ts`,
    find: "if (!this.#timers.has('silence')) this.#later('silence', patience, () => this.#dial())",
    replace: 'return',
  },
} as const satisfies Readonly<Record<string, Mutant>>

const ofClient = (weather: Weather, plant: Mutant): Flaw => {
  return { name: plant.name, weather, plants: [], clientPlants: [plant] }
}

export const FLAWS: readonly Flaw[] = [
  ofClient(ECHO, CLIENT_PLANTS.twice),
  ...PLANTS.map((plant) => ({ name: plant.name, weather: STORM, plants: [plant], clientPlants: [] })),
  ofClient(JUMBLE, CLIENT_PLANTS.asks),
  ofClient(STORM, CLIENT_PLANTS.sends),
  ofClient(FOG, CLIENT_PLANTS.notices),
]
