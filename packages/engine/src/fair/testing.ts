import * as v from 'valibot'
import { keyStream, rngOf } from '../core/rng.ts'
import type { Game, Outcome } from '../core/game.ts'
import { byBots, byPlayersAtRandom, playout } from '../testing/playout.ts'
import { announced, commitmentTo, digest, keyFrom, type Terms } from './hashes.ts'
import { MatchFile, type Fair } from './record.ts'
import { heardBy, sealOf, viewersAt } from './traces.ts'

/** 32 bytes as hex, always the same for the same words. */
export const bytesFor = (words: string): string => digest(['for a test', words])

export interface Wished {
  game: Game
  seats: number
  options?: object
  /** Seats that throw. */
  throwing?: readonly number[]
  /** Seats that announce a throw and do not show it, one a round. */
  silent?: readonly number[]
  players?: 'bots' | 'random'
  /** Stopped after so many moves. */
  stoppedAfter?: number
  name?: string
}

/** A match that has ended, as a room would keep it. */
export function matchFile(wished: Wished): MatchFile {
  const { game, seats, options = game.options.usual, throwing = [0], silent = [], name = 'a match' } = wished
  const secret = bytesFor(`${name} ${game.id}`)
  const chairs = [...Array(seats).keys()]
  const terms: Terms = { match: `${name} of ${game.id}`, title: game.id, version: game.version, options, chairs }
  const commitment = commitmentTo(terms, secret)
  const rounds = gathered(commitment, { throwing, silent })
  const key = keyFrom({ commitment, secret, round: rounds.length, throws: rounds.at(-1) ?? [] })
  const stream = keyStream(key)
  const rng = rngOf(`players ${game.id} ${name}`)
  const choose = wished.players === 'random' ? byPlayersAtRandom(rng) : byBots(rng)
  const steps = [...playout(game, { seats, options, stream }, choose)].slice(0, (wished.stoppedAfter ?? Infinity) + 1)
  const { position } = steps.at(-1)!.reached
  const outcome = game.outcome(position.state)
  const chapters = steps.map(({ reached }) => ({ beat: reached.position.beat, told: reached.told }))
  const fair: Fair = {
    form: 1,
    commitment,
    rounds,
    calledOff: [],
    heard: heardBy(chapters, seats),
    seen: viewersAt(seats).map((viewer) => digest(game.view(position.state, viewer))),
  }
  const record = {
    form: 1,
    id: terms.match,
    title: game.id,
    version: game.version,
    number: 1,
    options,
    seats: chairs.map((chair) => ({ chair, name: `Robot ${chair}`, guest: chair + 1, ...cameIn(outcome, chair) })),
    secret,
    begunAt: 1_795_000_000_000,
    endedAt: 1_795_000_900_000,
    ended: outcome ? null : 'stopped',
    moves: steps.flatMap(({ move }, at) => (move ? [{ at: 1_795_000_000_000 + at * 1000, move }] : [])),
    fair,
  }
  const plain = JSON.parse(JSON.stringify(record)) as object
  return v.parse(MatchFile, { ...plain, seal: sealOf(plain) })
}

/** The record with something about it changed, and sealed anew by whoever changed it. */
export const sealed = (record: object): object => ({ ...record, seal: sealOf(record) })

function gathered(commitment: string, by: { throwing: readonly number[]; silent: readonly number[] }): Fair['rounds'] {
  const all = [...by.throwing, ...by.silent].toSorted((one, other) => one - other)
  return [...by.silent, null].map((_, at) => {
    const silenced = by.silent.slice(0, at)
    return all.flatMap((seat) => {
      if (silenced.includes(seat)) return []
      const value = bytesFor(`throw ${seat} ${at + 1}`)
      const said = announced(commitment, { round: at + 1, seat }, value)
      return [{ seat, commitment: said, value: by.silent[at] === seat ? null : value }]
    })
  })
}

function cameIn(outcome: Outcome | null, seat: number) {
  if (!outcome) return { place: null, won: false, score: null }
  const { places, winners, scores } = outcome
  const group = places.findIndex((seats) => seats.includes(seat))
  const before = places.slice(0, group).flat().length
  return { place: before + 1, won: winners.includes(seat), score: scores?.[seat] ?? null }
}
