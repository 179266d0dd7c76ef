import { keyOf, keyStream, rngOf, update, type Position } from '@robot-night/engine'
import { notARobot, USUAL_OPTIONS, type Decisions, type View } from '@robot-night/engine/games/not-a-robot'
import { atRandom, playout } from '@robot-night/engine/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Said } from '#lib/stage/telling.ts'
import type { AskOf } from '#lib/table/title.ts'
import { LANGUAGES, type Language } from '#lib/words/language.ts'
import { players } from './samples.ts'
import { sayingOf, type Moment } from './saying.ts'
import { WORDS } from './words/words.ts'

beforeAll(async () => {
  for (const language of LANGUAGES) await WORDS.fetch(language)
})

type Viewer = number | 'spectator'
type Ask = AskOf<Decisions>
const isAsk = (asked: { kind: string }): asked is Ask => asked.kind in notARobot.decisions
const isView = (view: object): view is View => 'pictures' in view

const positions: Position[] = ['one', 'two', 'three'].flatMap((seed) => {
  const match = { seats: players.length, options: { ...USUAL_OPTIONS, rounds: 3 }, stream: keyStream(keyOf(seed)) }
  return [...playout(notARobot, match, atRandom(rngOf(seed)))].map(({ reached }) => reached.position)
})
const VIEWERS: readonly Viewer[] = [...players.map(({ seat }) => seat), 'spectator']
const moments = VIEWERS.flatMap((viewer) => positions.map((position) => ({ viewer, ...lived(position, viewer) })))

function lived(position: Position, viewer: Viewer): Moment {
  const { view, asks } = update(notARobot, position, viewer)
  if (!isView(view) || (asks && !isAsk(asks))) throw new Error('a view and a question of this title')
  return { view, asks, isShowing: false }
}
function barOf({ viewer, ...moment }: Moment & { viewer: Viewer }, language: Language = 'en'): Said {
  return sayingOf({ players, me: viewer === 'spectator' ? null : viewer, language }, moment)
}
const findFor = (viewer: Viewer, wanted: (moment: Moment) => boolean) => {
  const found = moments.find((moment) => moment.viewer === viewer && wanted(moment))
  if (!found) throw new Error('no such moment in these matches')
  return found
}

describe('the bar', () => {
  it.each(LANGUAGES)('has words for every moment of whole matches, for all who look: %s', (language) => {
    const empty = moments.filter((moment) => {
      const { title, detail } = barOf(moment, language)
      return (
        title === '' ||
        // A list of nobody.
        title !== title.trim() ||
        (detail === '' && moment.view.phase.kind !== 'over') ||
        /undefined|null|\?\?|NaN/.test(title + detail)
      )
    })
    expect(empty.map(({ view }) => view.phase)).toEqual([])
  })

  it('says the same to a Human and a Robot until somebody has revealed themselves', () => {
    const early = moments.filter(({ view }) => ['associate', 'review', 'call'].includes(view.phase.kind))
    const other = (view: View): View => ({ ...view, answer: null, me: { ...view.me, role: 'robot' } })
    for (const moment of early) expect(barOf({ ...moment, view: other(moment.view) })).toEqual(barOf(moment))
  })

  it('asks me by name for my word, and then says whom the table waits for', () => {
    const first = findFor(
      1,
      ({ asks, view }) => asks?.kind === 'associate' && view.list.length === 0 && view.struck.length === 0,
    )
    expect(barOf(first)).toEqual({
      title: 'Your word, Jonas?',
      detail: 'Humans hint at the answer. The Robot doesn’t know it, and bluffs.',
    })
    const waiting = findFor(
      1,
      ({ asks, view }) => asks === null && view.phase.kind === 'associate' && view.list.length === 3,
    )
    expect(barOf(waiting).title).toMatch(/^\w+ still owes a word$/)
    expect(barOf(waiting).detail).toMatch(/^You said “.+”\.$/)
  })

  it('does not tell a watcher more than that the table waits', () => {
    const call = findFor('spectator', ({ view }) => view.phase.kind === 'call')
    expect(barOf(call).detail).toBe('Everyone gets the question. Nobody sees who presses what.')
  })
})
