import type { Decisions, EvilRobotsClassic, TurnPrompt, View } from '@robot-night/engine/games/evil-robots-classic'
import { describe, expect, it } from 'vitest'
import type { AskOf, ScreenProps } from '#lib/table/title.ts'
import { hydrated } from '#lib/ui/hydrated.svelte.ts'
import { HalfMadeAnswer } from './halfMadeAnswer.svelte.ts'
import { aimed } from './draft.ts'
import { lived } from './testing.ts'
import { WORDS } from './words/words.ts'

type Given = Pick<ScreenProps<EvilRobotsClassic>, 'view' | 'asks' | 'offers' | 'answer' | 'offer' | 'language'>
const prompt: TurnPrompt = {
  seat: 0,
  seats: 4,
  hasNpc: false,
  robot: 'PushBot',
  allegiance: 'G',
  copyable: [],
  isPass: false,
  mustPass: false,
}

function anyView(): View {
  for (const { now } of lived(4, 0, 1)) return now
  throw new Error('a match begins')
}

function table(asks: AskOf<Decisions> | null, code: string | null = null) {
  const said: object[] = []
  const given: Given = {
    view: anyView(),
    asks,
    offers: [],
    language: 'en',
    answer: async (answer) => {
      said.push(answer)
      return code === null ? null : { code }
    },
    offer: async () => null,
  }
  return { given, said }
}
hydrated.is = true

describe('an answer in the making', () => {
  it('is kept as long as its question stands', () => {
    const { given } = table({ kind: 'turn', prompt })
    let now = given
    const making = new HalfMadeAnswer(
      () => now,
      () => false,
    )
    making.draft = aimed(prompt, { ...making.draft, act: 'convert' }, 2)
    expect(making.draft.targets).toEqual([2])
    now = { ...given, asks: { kind: 'turn', prompt: { ...prompt, copyable: ['PushBot'] } } }
    expect(making.draft.targets).toEqual([])
  })

  it('waits for what is being shown, but for a window whose clock runs', () => {
    const busy = (asks: AskOf<Decisions>) =>
      new HalfMadeAnswer(
        () => table(asks).given,
        () => true,
      ).asks
    expect(busy({ kind: 'turn', prompt })).toBeNull()
    expect(busy({ kind: 'call', prompt: { call: 9, ways: [] } })?.kind).toBe('call')
  })

  it('says in words why it was not taken', async () => {
    await WORDS.fetch('en')
    const { given, said } = table({ kind: 'call', prompt: { call: 9, ways: [] } }, 'not_your_level')
    const making = new HalfMadeAnswer(
      () => given,
      () => false,
    )
    expect(await making.answer({ kind: 'call', action: { claim: { as: 'power' } } })).toBe(false)
    expect(said).toHaveLength(1)
    expect(making.note).toBe(WORDS.in('en').refusals.not_your_level)
  })

  it('says so of that question alone', async () => {
    await WORDS.fetch('en')
    let { given } = table({ kind: 'call', prompt: { call: 9, ways: [] } }, 'late')
    const making = new HalfMadeAnswer(
      () => given,
      () => false,
    )
    const answered = making.answer({ kind: 'call', action: { claim: null } })
    given = table({ kind: 'call', prompt: { call: 8, ways: [] } }).given
    await answered
    expect(making.note).toBeNull()
  })

  it('answers a Convert with what is usual, changed by what was chosen', async () => {
    const usual = { ifFails: 'power', ifSucceeds: null, lockShow: false, dial: null } as const
    const conversion = { via: 'convert', instigator: 1, target: 0, allegiance: 'E' } as const
    const asks = { kind: 'answer', prompt: { conversion, robot: 'BadBot', usual, bonus: null, reactions: [] } } as const
    const { given, said } = table({ ...asks, prompt: { ...asks.prompt, reactions: [] } })
    const making = new HalfMadeAnswer(
      () => given,
      () => false,
    )
    making.changeReply({ ifFails: 'allegiance' })
    await making.react(null)
    expect(said).toEqual([{ kind: 'answer', action: { ...usual, ifFails: 'allegiance', reaction: null } }])
  })
})
