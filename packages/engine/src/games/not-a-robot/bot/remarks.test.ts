import { describe, expect, it } from 'vitest'
import type { Heard, Saying } from '../../../core/game.ts'
import { rngOf } from '../../../core/rng.ts'
import { wordsFor } from '../lexicon.ts'
import { notARobot } from '../index.ts'
import { stateOf, type Given } from '../testing.ts'
import { remarks } from './remarks.ts'

const SEEDS = Array.from({ length: 40 }, (_, at) => `seed ${at}`)
/** What the bot of seat 1 says, over many evenings. */
function says(told: Given, heard: readonly Heard[] = []): string[] {
  const view = notARobot.view(stateOf({ phase: 'debate', ...told }), 1)
  const said = SEEDS.flatMap((seed) => remarks.say(view, heard, rngOf(seed)) ?? [])
  return [...new Set(said.map(inWords))].toSorted()
}
const inWords = (said: Saying): string =>
  'claim' in said
    ? `claim ${said.claim.kind} ${said.claim.value}`
    : [said.line, said.who, said.what].filter((part) => part !== undefined).join(' ')

/** Words of the answer, and one that fits nothing. */
const [first = '', second = ''] = wordsFor(stateOf().deck[4]!, 'en').slice(-2)
const list = `s1 ${first}, s0 Xylophone, s2 ${second}`
const accused: Heard = { seat: 2, ago: 0, said: { line: 'suspect', who: 1, what: first } }

describe('in the debate a tin robot', () => {
  it('suspects who said what fits nothing, and says by which word', () => {
    expect(says({ list, seats: 3 })).toEqual(['silent 0 Xylophone'])
  })
  it('suspects somebody else as the Robot too', () => {
    expect(says({ list, seats: 3, robot: 1 })).toEqual(['silent 0 Xylophone'])
  })
  it('suspects who said nothing', () => {
    expect(says({ list: `s1 ${first}, s0 -, s2 ${second}`, seats: 3 })).toEqual(['blank 0'])
  })
  it('leaves it where somebody else has said that already', () => {
    expect(says({ list, seats: 3 }, [{ seat: 2, ago: 0, said: { line: 'silent', who: 0 } }])).toEqual([])
  })
  it('stands by its word if it is accused, and is Human, even if it isn’t', () => {
    const answers = ['claim role human', `defend 2 ${first}`].toSorted()
    expect(says({ list, seats: 3 }, [accused])).toEqual(answers)
    expect(says({ list, seats: 3, robot: 1 }, [accused])).toEqual(answers)
  })
  it('answers the same who points at its number by a button', () => {
    const doubt: Heard = { seat: 2, ago: 0, said: { claim: { kind: 'doubt', value: '1' } } }
    expect(says({ list, seats: 3 }, [doubt])).toContain(`defend 2 ${first}`)
  })
  it('has answered once, and then goes on to its own suspicion', () => {
    const defended: Heard = { seat: 1, ago: 0, said: { line: 'defend', who: 2, what: first } }
    expect(says({ list, seats: 3 }, [accused, defended])).toEqual(['silent 0 Xylophone'])
  })
  it('never speaks before the answer is shown', () => {
    expect(remarks.occasion(notARobot.view(stateOf({ phase: 'associate' }), 'spectator'))).toBeNull()
    expect(says({ list, seats: 3, phase: 'call' })).toEqual([])
  })
})
