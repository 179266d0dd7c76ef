import { titleOf } from '@robot-night/engine'
import { is, number, boolean, nullable, object } from 'valibot'
import type { Attack } from './attack.ts'
import { deals, evening } from './evening.ts'
import type { Person } from './Person.ts'
import { plays } from './play.ts'

const CLASSIC = 'evil-robots-classic'
/** What this looks for in what somebody sees of a match. */
const Sight = object({ turn: nullable(object({ seat: number() })), own: object({ missed: boolean() }) })
const ENOUGH = 12

const sights = ({ line }: Person) => {
  const view: unknown = line.scene?.view
  return is(Sight, view) ? view : null
}

/** Somebody wants to answer calls themselves, and then answers none: theirs goes by. */
async function misses(kind: string, who: Person): Promise<object | null> {
  if (kind === 'call') return { claim: null }
  const { match, scene } = who.line
  const action = { about: 'call', call: { kind: 'manual' } }
  if (kind === 'discuss') await who.does({ what: 'offer', match, beat: scene?.beat ?? 0, kind: 'order', action })
  return null
}

export const RULES: readonly Attack[] = [
  {
    name: 'Somebody whose turn it is hears that they have missed it, in Evil Robots',
    tries: async (trial, site) => {
      const game = titleOf(CLASSIC)
      if (!game) throw new Error(`there is no ${CLASSIC}`)
      const e = await evening(site, { title: CLASSIC })
      await deals(e)
      const people = [e.mara, e.tom, e.ida]
      let [turns, missed] = [0, 0]
      // Looked at with each frame, for a turn may be over with the next.
      const ends = people.map((who, seat) =>
        who.line.listen(() => {
          const sight = sights(who)
          if (!sight) return
          if (sight.turn?.seat === seat) {
            turns += 1
            trial.attempt('hears so', sight.own.missed, sight)
          } else if (sight.own.missed) missed += 1
        }),
      )
      const instead = (kind: string, who: Person) => (who === e.ida ? misses(kind, who) : Promise.resolve(null))
      await plays({ game, people, until: () => turns >= ENOUGH && missed > 0, instead })
      for (const end of ends) end()
      trial.control('players who have missed a call hear so', missed > 0)
    },
  },
]
