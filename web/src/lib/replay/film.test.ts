import { describe, expect, it } from 'vitest'
import { loadTitleWords } from '../../games/loading/loadWords.ts'
import { loadReplay } from '../../games/loading/loadReplay.ts'
import type { Player, Reader } from '../table/title.ts'
import { viewerOf, type Eye } from './film.ts'
import { Lines } from './lines.ts'
import { marksOf } from './marks.ts'
import { filmOf, someGoldensOf, TITLES } from './testing.ts'

const playersFor = (count: number): Player[] =>
  Array.from({ length: count }, (_, seat) => ({
    ...{ seat, name: `Name ${seat}`, robot: seat },
    ...{ presence: 'here' as const, botPlays: false },
  }))

describe.each(TITLES)('%s', async (title) => {
  const folder = await loadTitleWords(title, 'en')
  const replay = await loadReplay(title)
  if (!folder || !replay) throw new Error(title)
  const matches = someGoldensOf(title)

  it.each(matches.map((match, at) => [at + 1, match] as const))(
    'match %i: each line of the log has its moment',
    async (_, match) => {
      const film = await filmOf(match)
      const players = playersFor(match.seats)
      for (const eye of ['watcher', 0, match.seats - 1] as Eye[]) {
        const viewer = viewerOf(eye)
        const { watcher, seats } = await film.look(film.last)
        const { view } = typeof eye === 'number' ? seats[eye]! : watcher
        const reader: Reader = { players, me: viewer === 'spectator' ? null : viewer, language: 'en', view }
        const lines = new Lines(film, folder.log).upTo(film.last, eye, reader)
        const alone = Array.from({ length: film.last + 1 }, (_, at) => folder.log(film.written(at, eye), reader).length)
        expect(lines.map(({ line }) => line)).toEqual(folder.log(film.writtenTo(film.last, eye), reader))
        for (let at = 0; at <= film.last; at++)
          expect(
            lines.filter(({ moment }) => moment === at),
            `moment ${at}`,
          ).toHaveLength(alone[at]!)
      }
    },
  )

  it('there are marks to jump to, in order, in words', async () => {
    const film = await filmOf(matches[0]!)
    const { view } = (await film.look(0)).watcher
    const reader: Reader = { players: playersFor(matches[0]!.seats), me: null, language: 'en', view }
    const marks = marksOf(film, replay.marks, { log: folder.log, reader })
    expect(marks.length).toBeGreaterThan(2)
    expect(marks.length).toBeLessThan(film.last)
    expect(marks.map(({ moment }) => moment)).toEqual(
      [...new Set(marks.map(({ moment }) => moment))].toSorted((a, b) => a - b),
    )
    for (const { text } of marks) expect(text).toMatch(/\w/)
    expect(marks.at(-1)?.moment).toBe(film.last)
  })

  it.each(matches.map((match, at) => [at + 1, match] as const))(
    'match %i: what is hidden is known to its owner, and at the end to all',
    async (_, match) => {
      const film = await filmOf(match)
      let most = 0
      for (let moment = 0; moment <= film.last; moment++) {
        const { watcher, seats } = await film.look(moment)
        const seen = { watcher: watcher.view, seats: seats.map(({ view }) => view), language: 'en' as const }
        const secrets = replay.secrets(seen)
        most = Math.max(most, secrets.length)
        for (const { seat, knownTo } of secrets) {
          if (seat !== null) expect(knownTo).toContain(seat)
          expect(knownTo.every((each) => each < match.seats)).toBe(true)
        }
        if (watcher.outcome) expect(secrets).toEqual([])
      }
      expect(most).toBeGreaterThan(0)
    },
  )

  it('who sees nothing new is not led through it', async () => {
    const film = await filmOf(matches[0]!)
    for (const eye of ['watcher', 0, 'open'] as Eye[]) {
      let [at, before]: [number | null, string] = [0, '']
      while ((at = film.next(at!, eye, 1)) !== null) {
        const { watcher, seats } = await film.look(at)
        const now = JSON.stringify(
          eye === 'open' ? [watcher, seats] : eye === 'watcher' ? watcher : seats[eye as number],
        )
        expect(now === before && film.heard(at, eye).length === 0).toBe(false)
        before = now
      }
    }
  })
})
