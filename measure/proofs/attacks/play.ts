import { copy, rngOf, type Game, type Rng } from '@robot-night/engine'
import type { Scene } from '@robot-night/protocol'
import type { Person } from './Person.ts'

interface Playing {
  game: Game
  people: readonly Person[]
  /** Until this holds; asked after each answer. */
  until(): boolean
  /** Something else than the title's bot would answer; null: as it would. */
  instead?(kind: string, who: Person): Promise<object | null>
}

const MOST_ANSWERS = 3000
/** More than a line takes of one person at once: they go on as fast as they are allowed. */
const TOO_FAST_MS = 150

/** Everybody answers what they are asked, over their own line, until it is enough. */
export async function plays({ game, people, until, instead }: Playing): Promise<void> {
  const rng = rngOf(`people who play ${game.id}`)
  const answered = new Map<Person, string>()
  const questionOf = ({ line: { match, scene } }: Person): string | null =>
    scene?.asks && scene.outcome === null ? `${match} ${scene.beat} ${scene.asks.kind}` : null
  const isOwing = (who: Person): boolean => questionOf(who) !== null && questionOf(who) !== answered.get(who)
  for (let said = 0; said < MOST_ANSWERS && !until(); said++) {
    await anyOf(people, () => until() || people.some(isOwing))
    const asked = people.find(isOwing)
    const { scene, match } = asked?.line ?? {}
    if (!asked || !scene?.asks) continue
    const { kind } = scene.asks
    const action = (await instead?.(kind, asked)) ?? thought(game, scene, rng)
    const question = questionOf(asked)
    const { no } = await asked.does({ what: 'answer', match, beat: scene.beat, kind, action })
    if (no?.code === 'too_fast') await new Promise((go) => setTimeout(go, TOO_FAST_MS))
    else if (question !== null) answered.set(asked, question)
  }
  if (!until()) throw new Error('it goes on and on')
}

/** Until this holds, by what comes to any of them. */
async function anyOf(people: readonly Person[], holds: () => boolean): Promise<void> {
  const isSeen = await Promise.race(people.map((who) => who.sees(holds)))
  if (!isSeen) throw new Error('nobody is asked any more')
}

function thought(game: Game, { asks, view }: Scene, rng: Rng): object {
  if (!asks) throw new Error('nobody is asked')
  const { kind, prompt } = asks
  const action = game.bot[kind]?.(copy(view), copy(prompt), rng) ?? game.decisions[kind]?.sample(copy(prompt), rng)
  if (!action) throw new Error(`nobody knows what to say to ${kind}`)
  return action
}
