import { titleOf } from '@robot-night/engine'
import { describe, expect, it } from 'vitest'
import { loadTitleWords } from '../../games/loading/loadWords.ts'
import { someGoldensOf, filmOf, TITLES } from '../replay/testing.ts'
import { Lines } from '../replay/lines.ts'
import { plain } from './telling.ts'
import type { Player, Reader } from '../table/title.ts'
import { LANGUAGES, type Language } from '../words/language.ts'
import { logWithClock } from './timedOut.ts'
import { withClock } from './withClock.ts'

const players: Player[] = ['Mira', 'Jonas'].map((name, seat) => ({
  ...{ seat, name, robot: seat, presence: 'here' as const, botPlays: false },
}))
const readerOf = (me: number | null, language: Language = 'en'): Reader => ({ players, me, language })
const wording = {
  log: (events: readonly { kind: string }[]) =>
    events.flatMap(({ kind }) => (kind === 'silent' ? [] : [{ seat: null, bits: [kind] }])),
  byClock: (kind: string) => (kind === 'faceUp' ? 'Time’s up: a card was played for you.' : undefined),
}
const told = (me: number | null, asked = 'faceUp', language: Language = 'en') => {
  const events = ['dealt', 'silent', 'played', 'fell'].map((kind) => ({ kind }))
  const all = withClock(events, [{ seat: 1, asked, after: 2 }])
  return logWithClock(wording, all, readerOf(me, language)).map(({ bits }) => plain(bits))
}

describe('the log', () => {
  it('says that the clock has played before what came of it', () => {
    expect(told(0)).toEqual(['dealt', 'Time’s up for Jonas.', 'played', 'fell'])
    expect(told(null, 'faceUp', 'de')).toEqual(['dealt', 'Die Zeit ist um für Jonas.', 'played', 'fell'])
  })
  it('says to who let the time run out what was done for them, as far as the title has words for it', () => {
    expect(told(1)[1]).toBe('Time’s up: a card was played for you.')
    expect(told(1, 'waltz')[1]).toBe('Time’s up: this was decided for you.')
    expect(told(1, 'waltz', 'de')[1]).toBe('Die Zeit ist um: Das wurde für dich entschieden.')
  })
  it('has a place for it at either end, and for several', () => {
    const late = [0, 1].map((seat) => ({ seat, asked: 'faceUp', after: seat }))
    const lines = logWithClock(wording, withClock([{ kind: 'dealt' }], late), readerOf(null))
    expect(lines.map(({ bits }) => plain(bits))).toEqual(['Time’s up for Mira.', 'dealt', 'Time’s up for Jonas.'])
  })
})

describe.each(TITLES)('%s', async (id) => {
  const decisions = Object.entries(titleOf(id)?.decisions ?? {})

  it.each(LANGUAGES)('says in %s what the clock does with each question that decides something', async (language) => {
    const folder = await loadTitleWords(id, language)
    for (const [kind, { isSignal }] of decisions) {
      const said = folder?.byClock(kind, language)
      const opening = { en: 'Time’s up: ', de: 'Die Zeit ist um: ' }[language]
      // Of one that always runs in full, nobody is told.
      if (isSignal || (id === 'not-a-robot' && kind === 'call')) expect(said, kind).toBeUndefined()
      else expect(said?.slice(0, opening.length), kind).toBe(opening)
    }
  })

  it('replays show it', async () => {
    const folder = await loadTitleWords(id, 'en')
    if (!folder) throw new Error(id)
    for (const match of someGoldensOf(id)) {
      const film = await filmOf(match)
      const at = match.moves.findIndex((move) => move.what === 'answer' && move.by === 'clock')
      const move = match.moves[at]
      if (move?.what !== 'answer') continue
      const names = Array.from({ length: match.seats }, (_, seat) => `Name ${seat}`)
      const seated = names.map((name, seat) => ({ ...players[0]!, seat, name }))
      const { view } = (await film.look(film.last)).watcher
      const lines = new Lines(film, folder.log).upTo(at + 1, 'watcher', {
        players: seated,
        me: null,
        language: 'en',
        view,
      })
      const now = lines.filter(({ moment }) => moment === at + 1).map(({ line }) => plain(line.bits))
      expect(now[0]).toBe(`Time’s up for ${names[move.seat]}.`)
    }
  })
})
