import * as v from 'valibot'
import { keyStream, rngOf } from '../core/rng.ts'
import type { Game, Move, Outcome, Viewer } from '../core/game.ts'
import { replay } from '../core/match.ts'
import { byBots, byPlayersAtRandom, playout, type Chooser } from '../testing/playout.ts'
import { chainFrom, chainsOver, markOf } from './chain.ts'
import { announced, commitmentTo, digest, keyFrom, type Terms } from './hashes.ts'
import { MatchFile, type Fair } from './record.ts'
import { eventsFor, sealOf, toldTo, viewersAt } from './traces.ts'
import { keyOf } from './verify.ts'
import type { Witness } from './witness.ts'

/** 32 bytes as hex, always the same for the same seed. */
export const bytesFor = (words: string): string => digest(['for a test', words])

export interface Wished {
  game: Game
  seats: number
  options?: object
  /** Seats that throw. */
  throwing?: readonly number[]
  /** Seats that announce a throw and don't show it, one per round. */
  silent?: readonly number[]
  players?: 'bots' | 'random'
  /** The first moves, and the seed for the players' choices after that. */
  begins?: readonly Move[]
  choices?: string
  /** Stopped after this many moves. */
  stoppedAfter?: number
  name?: string
}

/** A finished match, as a room would store it. */
export function matchFile(wished: Wished): MatchFile {
  const { game, seats, options = game.options.usual, throwing = [0], silent = [], name = 'a match' } = wished
  const secret = bytesFor(`${name} ${game.id}`)
  const chairs = [...Array(seats).keys()]
  const terms: Terms = { match: `${name} of ${game.id}`, title: game.id, version: game.version, options, chairs }
  const commitment = commitmentTo(terms, secret)
  const rounds = gathered(commitment, { throwing, silent })
  const key = keyFrom({ commitment, secret, round: rounds.length, throws: rounds.at(-1) ?? [] })
  const stream = keyStream(key)
  const rng = rngOf(`players ${game.id} ${wished.choices ?? name}`)
  const chooser = wished.players === 'random' ? byPlayersAtRandom(rng) : byBots(rng)
  const begins = [...(wished.begins ?? [])]
  const choose: Chooser = (...given) => begins.shift() ?? chooser(...given)
  const steps = [...playout(game, { seats, options, stream }, choose)].slice(0, (wished.stoppedAfter ?? Infinity) + 1)
  const { position } = steps.at(-1)!.reached
  const outcome = game.outcome(position.state)
  const chapters = steps.map(({ reached }) => ({ beat: reached.position.beat, told: reached.told }))
  const fair: Fair = {
    form: 2,
    commitment,
    rounds,
    calledOff: [],
    heard: toldTo(chapters, seats),
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

/** What one viewer's device would have kept of this match. */
export function witnessOf(
  record: MatchFile,
  viewer: Viewer,
  given: { game: Game; from?: number; told?: number },
): Witness {
  const { game, from = 0 } = given
  const plays = { seats: record.seats.length, options: record.options, moves: record.moves!.map(({ move }) => move) }
  const steps = [...replay(game, plays, keyStream(keyOf(record)))]
  const events = eventsFor(
    viewer,
    steps.map(({ told, position }) => ({ told, beat: position.beat })),
  )
  const told = given.told ?? events.length
  const first = chainFrom(viewer)
  const chains = chainsOver(first, events).slice(0, told)
  const seen = told === events.length ? digest(game.view(steps.at(-1)!.position.state, viewer)) : null
  const chain = chains.at(-1) ?? first
  return {
    form: 1,
    match: record.id,
    viewer,
    from,
    told,
    chain,
    marks: chains.map(markOf).join(''),
    seen,
    strayed: null,
  }
}

const FORGERIES = 200

/**
 * A match with the same deal and the same first six moves, then other legal moves and another winner. Everything fits
 * together: anyone could make it up who knows the published record and the rules.
 */
export function forgeryOf(wished: Wished, record: MatchFile): MatchFile {
  const begins = (record.moves ?? []).slice(0, 6).map(({ move }) => move)
  for (let at = 0; at < FORGERIES; at++) {
    const made = matchFile({ ...wished, begins, players: 'random', choices: `forgery ${at}` })
    if (made.seats.some(({ won }, seat) => won !== record.seats[seat]?.won)) return made
  }
  throw new Error(`no other winner in ${FORGERIES} forgeries of ${wished.game.id}`)
}

/** The record with something about it changed, and sealed again by the one who changed it. */
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
