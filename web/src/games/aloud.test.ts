import {
  hear,
  keyStream,
  owing,
  rngFrom,
  start,
  submit,
  TITLES,
  type Game,
  type Move,
  type Position,
} from '@robot-night/engine'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../lib/words/language.ts'
import type { Reader, TitleFolder } from '../lib/table/title.ts'
import { loadTitleWords } from './loading/loadWords.ts'

const STEPS = 120
const ME = 0
const NAMES = ['Mara', 'Ben', 'Cleo', 'Jonas', 'Ida', 'Theo', 'Ada', 'Kim', 'Noa', 'Lia']
type Told = ReturnType<typeof hear>

interface Moment {
  events: Told
  view: object
}

/** Random play around a full table, as one seat hears it, from the deal on. */
function* lived(game: Game, seats: number): Generator<Moment> {
  const stream = keyStream(new Uint8Array(32).fill(7))
  const dice = rngFrom(keyStream(new Uint8Array(32).fill(107)))
  let { position, told } = start(game, seats, game.options.usual, stream)
  for (let step = 0; ; step++) {
    yield { events: hear(told, ME), view: game.view(position.state, ME) }
    if (step > STEPS || game.outcome(position.state)) return
    const done = submit(game, position, moveAt(game, position, dice), stream)
    if ('refused' in done) throw new Error(done.refused.code)
    ;({ position, told } = done)
  }
}

function moveAt(game: Game, { state, beat }: Position, dice: ReturnType<typeof rngFrom>): Move {
  const [next] = owing(game, state)
  if (!next) return { what: 'close', beat }
  const action = game.decisions[next.kind]?.sample(next.prompt, dice)
  if (!action) throw new Error(`nothing to answer to ${next.kind}`)
  return { what: 'answer', beat, seat: next.seat, kind: next.kind, action, by: 'bot' }
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
const readerOf = (seats: number, language: Language, more: Partial<Reader>): Reader => ({
  players: NAMES.slice(0, seats).map((name, seat) => ({ seat, name, robot: seat, presence: 'here', botPlays: false })),
  me: ME,
  language,
  ...more,
})
async function folderOf(id: string, language: Language): Promise<TitleFolder> {
  const folder = await loadTitleWords(id, language)
  if (!folder) throw new Error(`no ${id}`)
  return folder
}

const isOfBattles = ({ kind }: { kind: string }): boolean => kind === 'revealed' || kind === 'battle'
/** Who writes may write more than that. */
const BY_PEOPLE = ['explained']

describe.each(TITLES.flatMap((game) => LANGUAGES.map((language) => ({ game, id: game.id, language }))))(
  '$id aloud, in $language',
  ({ game, id, language }) => {
    const seats = game.seats.max

    it('takes no more than 25 words for an event, and 60 for the battles of a round', async () => {
      const folder = await folderOf(id, language)
      for (const { events, view } of lived(game, seats)) {
        const aloud = (told: Told) => folder.aloud(told, readerOf(seats, language, { view }))
        for (const event of events.filter(({ kind }) => !BY_PEOPLE.includes(kind))) {
          const text = aloud([event])
          expect(wordsIn(text), text).toBeLessThanOrEqual(25)
        }
        const battles = events.some(({ kind }) => kind === 'battle') ? aloud(events.filter(isOfBattles)) : ''
        expect(wordsIn(battles), battles).toBeLessThanOrEqual(60)
      }
    })

    it('tells a deal with what was dealt, or that it lies covered', async () => {
      const folder = await folderOf(id, language)
      const { events, view } = [...lived(game, seats)][0] ?? { events: [], view: {} }
      const [open, covered] = [false, true].map((isCovered) =>
        folder.aloud(events, readerOf(seats, language, { view, isCovered })),
      )
      expect(covered).toMatch(language === 'en' ? /Your .+ (is|are) covered\.|lie face down/ : /liegt|liegen|zugedeckt/)
      expect(open).not.toBe(covered)
      const others = folder.aloud(events, readerOf(seats, language, { view, me: null }))
      expect(others).not.toMatch(/covered|face down|verdeckt|zugedeckt/)
    })
  },
)
