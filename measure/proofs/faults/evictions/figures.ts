import type { Report } from '../../../report.ts'
import { MUTANTS, type Mutant } from '../mutants.ts'
import { measureFlaws, tellNoughts, tellWrongs } from '../telling.ts'
import { playForgetfully, type Evictions, type Forgotten, type Seating } from './run.ts'

type About = Pick<Evictions, 'game' | 'seed'>

/** Of tables without tin robots. */
const MOST_SIZES = 5
const PATIENCE_FOR_A_FLAW_MS = 15_000
/** Long enough for a snapshot, and short enough. */
const TABLE_FOR_A_FLAW: Seating = { people: 3, bots: 1 }
/** What would be lost with the memory. Talk is not compared here: the kills look after it. */
const FLAWS = MUTANTS.filter(({ name }) => name !== 'talk is not written down')

/** A room that loses its memory after every message plays the same match. */
export async function measureEvictions(about: About, hasFlaws: boolean, report: Report): Promise<void> {
  const { id: title, seats } = about.game
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more)
  const withBots = [1, 2].map((people) => ({ people, bots: Math.max(people, seats.min - people) }))
  const all = [...counts.map((people) => ({ people, bots: 0 })), ...withBots]
  // The sizes in the middle are played where matches are short.
  const tables = counts.length > MOST_SIZES ? [all[0], all.at(-3), ...withBots].flatMap((each) => each ?? []) : all
  const forgotten = await playForgetfully({ ...about, tables })
  const wrongs = wrongsOf(forgotten)
  tellWrongs(wrongs, report)
  const noughts = {
    'ends that differ after evictions': forgotten.differing,
    'legal commands refused after evictions': forgotten.refused,
    'matches stuck after evictions': forgotten.stuck,
  }
  tellNoughts(noughts, title, report)
  report.figure({ name: 'matches with evictions', title, value: forgotten.matches, unit: '', bound: tables.length })
  report.figure({ name: 'evictions', title, value: forgotten.evictions, unit: '', bound: leastEvictions(forgotten) })
  if (!hasFlaws) return
  const wrongsWith = async (plant: Mutant) => {
    const flawed = { ...about, tables: [TABLE_FOR_A_FLAW], plants: [plant], patienceMs: PATIENCE_FOR_A_FLAW_MS }
    return wrongsOf(await playForgetfully(flawed))
  }
  await measureFlaws({ what: 'flaws in evictions', flaws: FLAWS, title, wrongsWith }, report)
}

export const wrongsOf = ({ differing, refused, stuck }: Forgotten): string[] => [...differing, ...refused, ...stuck]

/**
 * After every message: as many as the same matches have messages, and what had to be said again besides. But what comes
 * in the moment before an eviction shares it.
 */
export const leastEvictions = ({ messages }: Forgotten): number => Math.floor(messages * 0.9)
