import { hear, keyStream, start, submit, update, type Viewer } from '@robot-night/engine'
import { describe, expect, it } from 'vitest'
import { goldensOf, replayedOf, rulesOf, someGoldensOf, TITLES } from './testing.ts'

describe.each(TITLES)('%s', (title) => {
  it.each(someGoldensOf(title).map((match, at) => [at + 1, match] as const))(
    'match %i: replayed, every eye sees at every moment what it saw live',
    (_, match) => {
      const game = rulesOf(title)
      const stream = keyStream(Buffer.from(match.key, 'hex'))
      const replayed = replayedOf(match)
      const stirs = [...replayed.wind()]
      expect(stirs).toHaveLength(match.moves.length + 1)
      const seats = Array.from({ length: match.seats }, (_, seat) => seat)
      let live = start(game, match.seats, match.options, stream)
      let before: string[] = []
      stirs.forEach(({ told, changed }, moment) => {
        const move = match.moves[moment - 1]
        if (move) {
          const done = submit(game, live.position, move, stream)
          if ('refused' in done) throw new Error(done.refused.code)
          live = done
        }
        const viewers: Viewer[] = [...seats, 'spectator']
        const sight = replayed.look(moment)
        expect([...sight.seats, sight.watcher]).toEqual(viewers.map((viewer) => update(game, live.position, viewer)))
        for (const viewer of viewers) expect(hear(told, viewer)).toEqual(hear(live.told, viewer))
        const after = viewers.map((viewer) => JSON.stringify(update(game, live.position, viewer)))
        expect(changed).toEqual(after.map((each, at) => each !== before[at]))
        before = after
      })
    },
  )
})

it('moments may be looked at in any order', () => {
  const match = goldensOf('evil-robots-influence').find(({ moves }) => moves.length > 70)
  if (!match) throw new Error('no long golden match')
  const replayed = replayedOf(match)
  const last = [...replayed.wind()].length - 1
  const inOrder = Array.from({ length: last + 1 }, (_, moment) => JSON.stringify(replayed.look(moment)))
  for (const moment of [last, 0, 33, 31, 32, 64, 1, last - 1]) {
    expect(JSON.stringify(replayed.look(moment))).toBe(inOrder[moment])
  }
})

it('a record that is not of these rules throws where they part', () => {
  const [match] = goldensOf('robot-revolution')
  if (!match) throw new Error('no golden match')
  const moves = match.moves.map((move, at) => (at === 9 && move.what === 'answer' ? { ...move, kind: 'other' } : move))
  const told: unknown[] = []
  expect(() => {
    for (const stir of replayedOf({ ...match, moves }).wind()) told.push(stir)
  }).toThrow()
  expect(told).toHaveLength(10)
})
