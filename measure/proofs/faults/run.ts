import { rngOf, type Game, type Rng } from '@robot-night/engine'
import { bundleWorker, type Plant } from '../../wire/bundle.ts'
import { Workerd } from '../../wire/Workerd.ts'
import { Night, type Company } from './Night.ts'

export interface Siege {
  game: Game
  kills: number
  companies: readonly Company[]
  seed: string
  /** What is wrong with the Worker on purpose, if anything. */
  plants?: readonly Plant[]
  /** After each kill the next of these starts, and after the last the first again; without them it is the same. */
  builds?: readonly (readonly Plant[])[]
  /** How often a room is asked for its books: once, unless something may cut the question itself off. */
  looks?: number
  /** Is one damage enough? */
  until: 'all' | 'damaged'
  progress(words: string): void
}
export interface Damage {
  kills: number
  /** Acknowledged, and gone. */
  lost: string[]
  twice: string[]
  /** What somebody was told, and no longer holds. */
  contradictions: string[]
  /** Legal commands that were refused, and connections that the room closed. */
  refused: string[]
  stuck: string[]
  matches: number
  acknowledged: number
  /** Whole scenes held against what had been told before. */
  compared: number
  /** How often what was planted said that it struck. */
  strikes: number
}

const LEAST_BETWEEN_MS = 150
const MORE_BETWEEN_MS = 600
const MORE_BEFORE_MS = 20
const LOOK_EVERY_MS = 10

/** Kills the server in the middle of matches, again and again, and lets all matches end after the last kill. */
export async function besiege(siege: Siege): Promise<Damage> {
  const scripts = await Promise.all((siege.builds ?? [siege.plants]).map((plants) => bundleWorker(plants)))
  const server = await Workerd.serving(scripts[0] ?? '', { bindings: { PACE_DIVISOR: '20' } })
  const { game, looks = 1 } = siege
  const place = { url: () => server.url, game, rng: rngOf(siege.seed), looks }
  const nights: Night[] = []
  try {
    for (const company of siege.companies) nights.push(await Night.begin(place, company))
    return await besieged(siege, { server, scripts, nights })
  } finally {
    for (const night of nights) night.end()
    await server.end()
  }
}

interface Field {
  server: Workerd
  scripts: readonly string[]
  nights: readonly Night[]
}
interface Fighting extends Field {
  damage: Damage
  isLast: { match: boolean }
  rng: Rng
  /** One after another: nobody looks into the books while the server is down. */
  inTurn(deed: () => Promise<void>): Promise<void>
}

async function besieged(siege: Siege, field: Field): Promise<Damage> {
  let turn = Promise.resolve()
  const fighting: Fighting = {
    ...field,
    damage: noDamage(),
    isLast: { match: false },
    rng: rngOf(`${siege.seed} kills`),
    inTurn: (deed) => (turn = turn.then(deed)),
  }
  const playing = Promise.all(field.nights.map((night) => playOn(night, fighting)))
  const isDecided = await Promise.race([killOn(siege, fighting), playing.then(() => false)])
  // Then nobody cares how what is still under way ends.
  if (isDecided) playing.catch(() => undefined)
  else await playing
  return assessed(fighting)
}

/** Match after match until the last kill; then the last one to its end. */
async function playOn(night: Night, { damage, isLast, inTurn }: Fighting): Promise<void> {
  let wasLast = false
  while (!wasLast) {
    if (!(await night.playOne())) return void damage.stuck.push(`${night.code} at frame ${night.host.memory?.n}`)
    wasLast = isLast.match
    damage.matches += 1
    await inTurn(() => examine(night, damage))
  }
}

/** True: it has been seen that something is lost, and that was all that was asked. */
async function killOn(siege: Siege, fighting: Fighting): Promise<boolean> {
  const { nights, damage, isLast, inTurn, rng } = fighting
  while (damage.kills < siege.kills && damage.stuck.length === 0) {
    await pause(LEAST_BETWEEN_MS + rng.int(MORE_BETWEEN_MS))
    while (!nights.some(({ isPlaying }) => isPlaying)) await pause(LOOK_EVERY_MS)
    await inTurn(() => killOnce(fighting))
    siege.progress(`${damage.kills} of ${siege.kills} kills`)
    if (siege.until === 'damaged' && wrongs(assessed(fighting)).length > 0) return true
  }
  isLast.match = true
  return false
}

/** Some are cut off just before, so that they cannot know what was still done. */
async function killOnce({ server, scripts, nights, damage, rng }: Fighting): Promise<void> {
  damage.kills += 1
  for (const player of nights.flatMap(({ players }) => players)) if (rng.int(2) === 0) player.blurt()
  await pause(rng.int(MORE_BEFORE_MS))
  await server.kill()
  server.install(scripts[damage.kills % scripts.length] ?? '')
  const before = new Map(nights.flatMap(({ everybody }) => everybody.map((player) => [player, player.greeted])))
  await server.start()
  for (const night of nights) {
    const areBack = await night.until(() => night.everybody.every((each) => each.greeted > (before.get(each) ?? 0)))
    if (areBack) await examine(night, damage)
    else damage.stuck.push(`${night.code}: not everybody came back`)
  }
}

async function examine(night: Night, damage: Damage): Promise<void> {
  const { lost, twice } = await night.audit()
  damage.lost.push(...lost)
  damage.twice.push(...twice)
}

/** Everything that should not be, in words. */
export const wrongs = ({ lost, twice, contradictions, refused, stuck }: Damage): string[] =>
  [lost, twice, contradictions, refused, stuck].flat()

const noDamage = (): Damage => ({
  kills: 0,
  lost: [],
  twice: [],
  contradictions: [],
  refused: [],
  stuck: [],
  matches: 0,
  acknowledged: 0,
  compared: 0,
  strikes: 0,
})

function assessed({ server, nights, damage }: Fighting): Damage {
  const players = nights.flatMap(({ everybody }) => everybody)
  const memories = players.flatMap((player) => player.memories)
  return {
    ...damage,
    lost: [...new Set(damage.lost)],
    twice: [...new Set(damage.twice)],
    contradictions: memories.flatMap(({ contradictions }) => contradictions),
    refused: players.flatMap(({ refused }) => refused),
    acknowledged: players.reduce((sum, { done }) => sum + done.length, 0),
    compared: memories.reduce((sum, { compared }) => sum + compared, 0),
    strikes: server.strikes,
  }
}

const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms))
