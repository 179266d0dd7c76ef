import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { Game, Move } from '../core/game.ts'
import { replay } from '../core/match.ts'
import { keyOf, keyStream, rngOf } from '../core/rng.ts'
import { hear, update } from '../core/update.ts'
import { byBots, byPlayersAtRandom, playout } from './playout.ts'
import { movesOf } from './played.ts'

const by = v.picklist(['player', 'clock', 'bot'])
const said = { beat: v.number(), seat: v.number(), kind: v.string(), action: v.looseObject({}) }
const move = v.variant('what', [
  v.strictObject({ what: v.literal('answer'), ...said, by }),
  v.strictObject({ what: v.literal('offer'), ...said, by: v.picklist(['player', 'bot']) }),
  v.strictObject({ what: v.literal('close'), beat: v.number() }),
])
/** A match as it was once played, and what came of it. `traces` is a hash of all that every viewer saw and heard on the way. */
const golden = v.strictObject({
  title: v.string(),
  version: v.number(),
  seats: v.number(),
  options: v.looseObject({}),
  key: v.string(),
  moves: v.array(move),
  final: v.strictObject({ beat: v.number(), drawn: v.number(), view: v.looseObject({}), traces: v.string() }),
})
export type Golden = v.InferOutput<typeof golden>

export function goldenIn(directory: URL): { file: string; match: Golden }[] {
  if (!existsSync(directory)) return []
  const files = readdirSync(directory).filter((file) => file.endsWith('.json'))
  return files.toSorted().map((file) => ({
    file,
    match: v.parse(golden, JSON.parse(readFileSync(new URL(file, directory), 'utf8'))),
  }))
}

/** What comes of a golden match today. */
export function finalOf(game: Game, match: Omit<Golden, 'final' | 'title' | 'version'>): Golden['final'] {
  const { seats, key } = match
  const hash = createHash('sha256')
  let final: Omit<Golden['final'], 'traces'> = { beat: 0, drawn: 0, view: {} }
  for (const { position, told } of replay(game, match, keyStream(Buffer.from(key, 'hex')))) {
    for (const viewer of ['spectator', ...Array(seats).keys()] as const) {
      hash.update(JSON.stringify([update(game, position, viewer), hear(told, viewer)]))
    }
    final = { beat: position.beat, drawn: position.drawn, view: { ...game.view(position.state, 'spectator') } }
  }
  return { ...final, traces: hash.digest('hex') }
}

/** Records golden matches again in place of the old ones: one for each table, in turn by bots and at random. */
export function recordGolden(game: Game, directory: URL, tables: readonly { seats: number; options: object }[]): void {
  mkdirSync(directory, { recursive: true })
  for (const { file } of goldenIn(directory)) rmSync(new URL(file, directory))
  tables.forEach(({ seats, options }, at) => {
    const players = at % 2 === 0 ? 'bots' : 'random'
    const name = `${String(at + 1).padStart(2, '0')}-${seats}-${players}`
    const match = record(game, { seats, options, name, players })
    writeFileSync(fileURLToPath(new URL(`${name}.json`, directory)), `${JSON.stringify(match)}\n`)
  })
}

interface Recording {
  seats: number
  options: object
  name: string
  players: 'bots' | 'random'
}
function record(game: Game, { seats, options, name, players }: Recording): Golden {
  const keyBytes = keyOf(`golden ${game.id} ${name}`)
  const rng = rngOf(`players ${game.id} ${name}`)
  const choose = players === 'bots' ? byBots(rng) : byPlayersAtRandom(rng)
  const moves: Move[] = movesOf([...playout(game, { seats, options, stream: keyStream(keyBytes) }, choose)])
  const match = { seats, options: { ...options }, key: Buffer.from(keyBytes).toString('hex'), moves: copied(moves) }
  return { title: game.id, version: game.version, ...match, final: finalOf(game, match) }
}

const copied = (moves: readonly Move[]): Golden['moves'] => v.parse(v.array(move), JSON.parse(JSON.stringify(moves)))
