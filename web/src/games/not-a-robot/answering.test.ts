import { keyOf, keyStream, start, update } from '@robot-night/engine'
import { notARobot, USUAL_OPTIONS, type NotARobot, type View } from '@robot-night/engine/games/not-a-robot'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ScreenProps } from '#lib/table/title.ts'
import { hydrated } from '#lib/ui/hydrated.svelte.ts'
import { HalfMadeAnswer, type Ask } from './halfMadeAnswer.svelte.ts'
import { WORDS } from './words/words.ts'

beforeAll(async () => {
  await WORDS.fetch('en')
  hydrated.is = true
})

type Given = Pick<ScreenProps<NotARobot>, 'view' | 'asks' | 'offers' | 'answer' | 'offer' | 'language'>
const isView = (view: object): view is View => 'pictures' in view

function dealt(): View {
  const { position } = start(notARobot, 4, USUAL_OPTIONS, keyStream(keyOf('deal')))
  const { view } = update(notARobot, position, 0)
  if (!isView(view)) throw new Error('a view of this title')
  return view
}

/** A seat that is asked, at a table that refuses with `code` or takes what comes. */
function asked(asks: Ask, code: string | null = null) {
  const sent: object[] = []
  const answer: Given['answer'] = async (action) => {
    sent.push(action)
    return code === null ? null : { code }
  }
  const given: Given = { view: dealt(), asks, offers: [], language: 'en', answer, offer: async () => null }
  return {
    given,
    sent,
    making: new HalfMadeAnswer(
      () => given,
      () => false,
    ),
  }
}
const forWord: Ask = { kind: 'associate', prompt: { language: 'en', used: ['Warm'], again: false } }

describe('an answer in the making', () => {
  it('is told at once why the server would refuse the word, and is not sent', async () => {
    const { making, sent } = asked(forWord)
    making.word = 'warm'
    expect(making.note).toContain('Warm')
    await making.sayWord()
    expect(sent).toEqual([])
  })

  it('is sent as typed when nothing is wrong with it, and never when nothing is typed', async () => {
    const { making, sent } = asked(forWord)
    expect(making.note).toBeNull()
    await making.sayWord()
    making.word = 'Cold'
    await making.sayWord()
    expect(sent).toEqual([{ kind: 'associate', action: { word: 'Cold' } }])
  })

  it('keeps its word until the question is another one', () => {
    const { given, making } = asked(forWord)
    making.word = 'Cold'
    given.view = { ...given.view, round: 2 }
    expect(making.word).toBe('')
  })

  it('flags words and takes flags back', () => {
    const { making } = asked({ kind: 'review', prompt: { entries: 4, own: 1, reviewable: [2, 3, 4] } })
    making.toggle(4)
    making.toggle(2)
    expect(making.objections).toEqual([2, 4])
    making.toggle(4)
    expect(making.objections).toEqual([2])
  })

  it('tells a Human silently that they are none, and lets them answer again', async () => {
    const { making, sent } = asked({ kind: 'call', prompt: { role: 'human' } }, 'not_the_robot')
    expect(await making.answer({ kind: 'call', action: { call: 'reveal' } })).toBe(false)
    expect(making.note).toBe(WORDS.in('en').refusals.not_the_robot)
    expect(making.mayAnswer).toBe(true)
    expect(sent).toHaveLength(1)
  })
})
