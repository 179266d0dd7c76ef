import type { Mutant } from '../mutants.ts'
import { GOOD_HABITS, type Habits } from './Guest.ts'
import { ECHO, JUMBLE, STORM, type Weather } from './weather.ts'

/** Something planted in the room or in a client. Each must show, or the measure does not see what it says it sees. */
export interface Flaw {
  name: string
  weather: Weather
  habits: Habits
  plants: readonly Mutant[]
}

const ROOM = 'party/room'

export const PLANTS = [
  {
    name: 'the room does a command again that is sent again',
    file: `${ROOM}/step.ts`,
    find: 'if (device.done.includes(input.command.id)) return done(room)',
    replace: '',
  },
  {
    name: 'an answer to an old question counts for the present one',
    file: 'packages/engine/src/core/match.ts',
    find: "if (move.what === 'answer' && move.beat < position.beat) return { code: 'late' }",
    replace: '',
  },
  {
    name: 'who comes back is told nothing of what was missed',
    file: `${ROOM}/news.ts`,
    find: 'if (kept.n !== countOf(match, viewer)) return { ...sight, table: wholeFrame(match, viewer, kept.n) }',
    replace:
      'if (kept.n !== countOf(match, viewer)) return { ...sight, table: { ...wholeFrame(match, viewer, kept.n), told: [] } }',
  },
] as const satisfies readonly Mutant[]

export const FLAWS: readonly Flaw[] = [
  {
    name: 'a client takes a patch twice that comes twice',
    weather: ECHO,
    habits: { ...GOOD_HABITS, knowsOldNews: false },
    plants: [],
  },
  ...PLANTS.map((plant) => ({ name: plant.name, weather: STORM, habits: GOOD_HABITS, plants: [plant] })),
  {
    name: 'a client does not ask again when a patch does not fit',
    weather: JUMBLE,
    habits: { ...GOOD_HABITS, asksAgain: false },
    plants: [],
  },
  {
    name: 'a client does not send again what was not answered',
    weather: STORM,
    habits: { ...GOOD_HABITS, sendsAgain: false },
    plants: [],
  },
]
