import { generateKeyPairSync, sign, createHash } from 'node:crypto'
import { keyStream, rngOf, titleOf, type Game, type Move, type Outcome, type Viewer } from '@robot-night/engine'
import { byPlayersAtRandom, playout, type Chooser } from '@robot-night/engine/testing'
import { canonical, digest, keyOf, messageFor, sealOf, toldTo, type MatchFile } from '@robot-night/engine/fair'

const KEPT = 6
const FORGERIES = 200

/**
 * Of a record that was published, another in which all fits together: the same deal and first six moves, other legal
 * ones after that, and another winner. Anyone who has the record and knows the rules can make it.
 */
export function forgeryOf(record: MatchFile): object {
  const game = titleOf(record.title)
  if (!game || !record.moves || !record.fair) throw new Error('there is nothing to forge')
  const kept = record.moves.slice(0, KEPT).map(({ move }) => move)
  for (let at = 0; at < FORGERIES; at++) {
    const made = madeUp(game, record, { kept, choices: `forgery ${at}` })
    if (made && made.seats.some(({ won }, seat) => won !== record.seats[seat]?.won)) return made
  }
  throw new Error(`no other winner in ${FORGERIES} forgeries`)
}

function madeUp(game: Game, record: MatchFile, by: { kept: readonly Move[]; choices: string }) {
  const begins = [...by.kept]
  const atRandom = byPlayersAtRandom(rngOf(by.choices))
  const choose: Chooser = (...given) => begins.shift() ?? atRandom(...given)
  const match = { seats: record.seats.length, options: record.options, stream: keyStream(keyOf(record)) }
  const steps = [...playout(game, match, choose)]
  const position = steps.at(-1)?.reached.position
  const outcome = position && game.outcome(position.state)
  if (!position || !outcome) return null
  const chapters = steps.map(({ reached }) => ({ beat: reached.position.beat, told: reached.told }))
  const viewers: Viewer[] = [...record.seats.keys(), 'spectator']
  const fair = {
    ...record.fair,
    heard: toldTo(chapters, record.seats.length),
    seen: viewers.map((viewer) => digest(game.view(position.state, viewer))),
  }
  const moves = steps.flatMap(({ move }, at) => (move ? [{ at: record.begunAt + at, move }] : []))
  const seats = record.seats.map((seat, at) => ({ ...seat, ...cameIn(outcome, at) }))
  return { ...record, seats, moves, fair, ended: null }
}

function cameIn({ places, winners, scores }: Outcome, seat: number) {
  const group = places.findIndex((seats) => seats.includes(seat))
  const place = places.slice(0, group).flat().length + 1
  return { place, won: winners.includes(seat), score: scores?.[seat] ?? null }
}

/** Resealed by the one who changed it; the site's signature is what it was, or is taken off. */
export function sealedAnew(record: object, { isSigned }: { isSigned: boolean }): object {
  const plain: object = JSON.parse(JSON.stringify(record))
  const kept = Object.entries({ ...plain, seal: sealOf(plain) }).filter(([key]) => isSigned || key !== 'signature')
  return Object.fromEntries(kept)
}

/** Resealed, and signed with a key of the forger's own. */
export function signedByAnother(record: object): object {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  const key = createHash('sha256')
    .update(canonical({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url')
  const seal = sealOf(record)
  return { ...record, seal, signature: { key, value: sign(null, messageFor(seal), privateKey).toString('base64url') } }
}
