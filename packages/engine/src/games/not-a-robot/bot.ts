import type { GameDefinition, Rng } from '../../core/game.ts'
import { beliefOf } from './bot/belief.ts'
import { explanationOf } from './bot/explain.ts'
import { SUSPECT, suspicionOf } from './bot/suspicion.ts'
import { freeWord } from './bot/words.ts'
import { candidates } from './decisions/vote.ts'
import { SERVER } from './material.ts'
import type { Decisions, EntryNumber, NotARobot, View } from './shapes.ts'

/** It knows its own view and some of the words of the nine pictures; as a Human it hides the answer, as the Robot it reads the words heard. */
export const bot: GameDefinition<NotARobot>['bot'] = {
  associate: (view, prompt, rng) => freeWord(view, prompt, rng),
  review: () => ({ objections: [] }),
  call: (view) => ({ call: view.me.role === 'robot' && isSure(view) ? 'reveal' : 'stay' }),
  guess: (view, _prompt, rng) => ({ place: rng.pick(likeliest(view)) }),
  explain: (view, { entry }, rng) => ({ text: explanationOf(view, entry, rng) }),
  ready: () => ({ ready: true }),
  vote: (view, prompt, rng) => ({ entry: votedFor(view, prompt, rng) }),
  continue: () => ({ continue: true }),
}

/**
 * A guess ends the round before anybody has talked, so the Robot stays as long as it may pass for a Human;
 * the fewer words there are to hear, the less makes it sure.
 */
const SURE = { plain: 0.2, aSeat: 0.1, most: 0.8, blank: 0.3 }

function isSure(view: View): boolean {
  const own = view.list.find(({ seat }) => seat === view.me.viewer)
  const enough = own?.word ? Math.min(SURE.most, SURE.plain + SURE.aSeat * view.seats) : SURE.blank
  return Math.max(...beliefOf(view)) >= enough
}

function likeliest(view: View): number[] {
  const belief = beliefOf(view)
  const best = Math.max(...belief)
  return belief.flatMap((chance, at) => (chance === best ? [at + 1] : []))
}

/** When nobody is suspect, it was the Server, or one who hides well. */
const ONE_IN_HIDES_WELL = 3

function votedFor(view: View, prompt: Decisions['vote']['prompt'], rng: Rng): EntryNumber {
  const others = candidates(prompt).filter((entry) => entry !== SERVER)
  const { answer } = view
  if (answer === null) throw new Error('a vote before the answer is shown')
  const suspicions = others.map((entry) => suspicionOf(view, entry, answer))
  const most = Math.max(...suspicions)
  const latest = others[suspicions.lastIndexOf(most)] ?? SERVER
  const isGlitch = prompt.server && view.me.role === 'human' && most < SUSPECT && rng.int(ONE_IN_HIDES_WELL) > 0
  return isGlitch ? SERVER : latest
}
