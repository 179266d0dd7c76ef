import type { Decisions, EvilRobotsInfluence, View } from '@robot-night/engine/games/evil-robots-influence'
import { describe, expect, it } from 'vitest'
import type { AskOf, ScreenProps } from '#lib/table/title.ts'
import { hydrated } from '#lib/ui/hydrated.svelte.ts'
import { isWindow, HalfMadeAnswer } from './halfMadeAnswer.svelte.ts'
import { lived } from './testing.ts'
import { WORDS } from './words/words.ts'

type Given = Pick<ScreenProps<EvilRobotsInfluence>, 'view' | 'asks' | 'offers' | 'answer' | 'offer' | 'language'>
type Ask = AskOf<Decisions>

const card = { num: 6, up: true }
const CLAIM: Ask = { kind: 'claim', prompt: { card, first: true } }
const OFFER: Ask = { kind: 'offer', prompt: { card, dealer: 1, raised: [0, 2], most: 3 } }
const OFFERS = [
  { seat: 0, amount: 1 },
  { seat: 2, amount: 2 },
]
const PICK: Ask = { kind: 'pick', prompt: { card, dealer: 1, seats: 4, raised: [0, 2], offers: OFFERS } }

function anyView(): View {
  for (const { now } of lived(4, 0, 1)) return now
  throw new Error('a match begins')
}

function table(asks: Ask | null, code: string | null = null) {
  const said: object[] = []
  const given: Given = {
    ...{ view: anyView(), asks, offers: [], language: 'en' },
    answer: async (answer) => {
      said.push(answer)
      return code === null ? null : { code }
    },
    offer: async () => null,
  }
  return { given, said }
}
const makingOf = (given: () => Given, isBusy = false): HalfMadeAnswer => new HalfMadeAnswer(given, () => isBusy)
hydrated.is = true

describe('an answer in the making', () => {
  it('is kept as long as its question stands', () => {
    let { given } = table(OFFER)
    const making = makingOf(() => given)
    making.amount = 2
    given = { ...given, asks: { ...OFFER, prompt: { ...OFFER.prompt } } as Ask }
    expect(making.amount).toBe(2)
    given = { ...given, view: { ...given.view, stack: given.view.stack.slice(1) } }
    expect(making.amount).toBe(0)
  })

  it('waits for what is being shown, but for a window of the auction', () => {
    expect(makingOf(() => table(PICK).given, true).asks).toBeNull()
    expect(makingOf(() => table(CLAIM).given, true).asks?.kind).toBe('claim')
    expect(isWindow(OFFER) && !isWindow(PICK)).toBe(true)
  })

  it('begins with who would get the card anyway', () => {
    const { given } = table(PICK)
    const making = makingOf(() => given)
    expect(making.picked).toBe(2)
    making.picked = 0
    expect(making.picked).toBe(0)
    expect(makingOf(() => table(CLAIM).given).picked).toBeNull()
  })

  it('says in words why it was not taken, of that question alone', async () => {
    await WORDS.fetch('en')
    const { given, said } = table(OFFER, 'offer_out_of_range')
    let now = given
    const making = makingOf(() => now)
    expect(await making.answer({ kind: 'offer', action: { amount: 9 } })).toBe(false)
    expect(said).toEqual([{ kind: 'offer', action: { amount: 9 } }])
    expect(making.note).toBe(WORDS.in('en').refusals.offer_out_of_range)
    now = { ...given, asks: PICK, view: { ...given.view, round: 2 } }
    expect(making.note).toBeNull()
  })
})
