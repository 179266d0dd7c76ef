import { canonical, commitmentTo } from '@robot-night/engine/fair'
import type { Game, Refusal } from '@robot-night/engine'
import type { Chair } from '@robot-night/protocol'
import { note } from '../talk/tableTalk.ts'
import { seatedAt } from './night.ts'
import { done, refuse, type Step } from '../state/outcome.ts'
import type { Facts } from '../state/facts.ts'
import type { Head, Shuffle } from '../state/match.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'
import { hasAll, leftOut, missing, PATIENCE } from './throws.ts'
import { begun, optionsFor, titleIn } from './play.ts'
import { awayLimit } from '../absence/keptSeat.ts'
import { paceDealt } from '../state/usualPace.ts'
import { base64url } from '../../shell/hashes.ts'
import { bytesToHex } from '@noble/hashes/utils.js'

/** What is on the table when a match is dealt. */
interface Deal {
  game: Game
  chairs: Chair[]
  options: object
}

/**
 * So many deals in a row can be called off, more than anybody does by mistake. All of them are published, and a record
 * has to have room for that: so the next one is dealt at once, without throws, and cannot be called off.
 */
const MOST_CALLED_OFF = 64

/** A new match for everybody who has a chair. It is dealt once their devices have had a hand in the shuffle. */
export function deal(room: Room, at: Moment): Step {
  if (room.facts.stage === 'playing') return refuse(room, { code: 'wrong_stage' })
  if (room.facts.shuffle) return done(room)
  const meant = meantDeal(room, at)
  return 'refused' in meant ? refuse(room, meant.refused) : done(withShuffle(room, meant, at))
}

function meantDeal(room: Room, at: Moment): Deal | { refused: Refusal } {
  const { facts } = room
  const game = titleIn(at, facts.title)
  const chairs = [...facts.chairs.keys()].filter((chair) => facts.chairs[chair]?.kind !== 'free')
  if (chairs.length < game.seats.min) return { refused: { code: 'too_few_seats', needs: game.seats.min } }
  if (chairs.length > game.seats.max) return { refused: { code: 'too_many_seats', takes: game.seats.max } }
  const options = carriedOver(room, game)
  const refused = game.options.refuse(options, chairs.length)
  return refused ? { refused } : { game, chairs, options }
}

/** What the last match of this title hands on to the next. */
function carriedOver(room: Room, game: Game): object {
  const last = room.match
  const isSame = last && !last.head.ended && last.game.id === game.id
  const carried = isSame ? game.carry?.(last.position.state) : {}
  // Options may have been chosen under an older version of the title.
  return optionsFor(game, { ...room.facts.options, ...carried }) ?? game.options.usual
}

/** The secret is drawn, and announced before anybody throws. */
function withShuffle(room: Room, meant: Deal, at: Moment): Room {
  const head = newHead(room.facts, meant, at)
  const commitment = commitmentTo(termsOf(head), head.secret)
  return withRound(room, { head, commitment, rounds: [], isClosed: false, until: at.now }, at)
}

function newHead(facts: Facts, { game, chairs, options }: Deal, at: Moment): Head {
  return {
    id: base64url(at.random(16)),
    title: game.id,
    version: game.version,
    number: facts.matches + 1,
    options,
    chairs,
    left: [],
    secret: bytesToHex(at.random(32)),
    ended: null,
    ...(facts.settings.mayTakeOver ? { passesAfter: awayLimit(paceDealt(facts)) } : {}),
  }
}

const termsOf = ({ id, title, version, options, chairs }: Head) => ({ match: id, title, version, options, chairs })

/** How a shuffle goes on by what has come in, or by the time that is over. Where nobody throws, the match is dealt at once. */
export function shuffled(room: Room, at: Moment): Room {
  const { shuffle } = room.facts
  if (!shuffle) return room
  if (!isStillMeant(room, shuffle, at)) return shuffled(calledOff(room, shuffle, at), at)
  if (at.now < shuffle.until && missing(room, shuffle).length > 0) return room
  return shuffled(wentOn(room, shuffle, at), at)
}

function wentOn(room: Room, shuffle: Shuffle, at: Moment): Room {
  if (!hasAll(shuffle)) return withRound(noted(room, shuffle, at), shuffle, at)
  const isOver = shuffle.isClosed || shuffle.rounds.at(-1)?.length === 0
  return isOver ? dealt(room, shuffle, at) : withFacts(room, { shuffle: { ...shuffle, ...closed(at) } })
}

/** Everybody has announced their throw. From now on devices reveal what they announced. */
const closed = (at: Moment) => ({ isClosed: true, until: at.now + PATIENCE })

/** All throw again, except those who haven't shown what they had announced. */
function withRound(room: Room, shuffle: Shuffle, at: Moment): Room {
  const rounds = [...shuffle.rounds, []]
  const patience = room.facts.calledOff.length < MOST_CALLED_OFF ? PATIENCE : 0
  return withFacts(room, { shuffle: { ...shuffle, rounds, isClosed: false, until: at.now + patience } })
}

function noted(room: Room, { head, rounds }: Shuffle, at: Moment): Room {
  const chairs = leftOut(rounds.slice(-1)).map((seat) => head.chairs[seat] ?? 0)
  return chairs.reduce((now, chair) => note(now, { note: 'noThrow', chair }, at.now), room)
}

function dealt(room: Room, { head: drawn, commitment, rounds }: Shuffle, at: Moment): Room {
  const { facts } = room
  const { chairs, options, title } = drawn
  const fair = { commitment, rounds, calledOff: facts.calledOff }
  const head: Head = { ...drawn, seated: chairs.map((chair) => seatedAt(facts, chair)), fair }
  const pace = paceDealt(facts)
  const playing = { options, pace, stage: 'playing', matches: head.number, shuffle: null, calledOff: [] } as const
  const table = begun(withFacts({ ...room, head }, playing), { head, game: titleIn(at, title) }, at)
  return note(table, { note: 'dealt', chair: null }, at.now)
}

/** Nothing that was announced with the secret has changed since. */
function isStillMeant(room: Room, { head }: Shuffle, at: Moment): boolean {
  if (room.facts.title !== head.title) return false
  const meant = meantDeal(room, at)
  if ('refused' in meant) return false
  const { game, chairs, options } = meant
  return canonical([game.version, chairs, options]) === canonical([head.version, head.chairs, head.options])
}

/** All of it will be told with the next match, so that nobody calls off until it suits them. Then it is dealt as it is meant now. */
function calledOff(room: Room, { head, commitment, rounds }: Shuffle, at: Moment): Room {
  const deal = { terms: termsOf(head), commitment, secret: head.secret, rounds }
  const without = withFacts(room, { shuffle: null, calledOff: [...room.facts.calledOff, deal] })
  const meant = meantDeal(without, at)
  return 'refused' in meant || room.facts.title !== head.title ? without : withShuffle(without, meant, at)
}

const withFacts = (room: Room, facts: Partial<Facts>): Room => ({ ...room, facts: { ...room.facts, ...facts } })
