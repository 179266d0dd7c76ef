import type { Chair, Down, RoomFacts } from '@robot-night/protocol'
import type { Sight } from '../gallery/reel.ts'
import type { Feeding } from './Feeder.ts'
import type { Line } from './Line.ts'
import { isSameFacts, known, news, roomFacts, type Known } from './news.ts'
import { chairOf, viewerOf, watchersOf } from './seats.ts'
import { lastMurmur, murmursAfter, newMurmursForChairs, watcherOf } from './murmurs.ts'
import { lastReaction } from './reactions.ts'
import type { Moment, Room } from './shapes.ts'
import { countOf } from './stream.ts'
import { newAsking, newOwn } from './tickets.ts'
import { knownToAll, PublicText } from './PublicText.ts'
import { Watchers } from './Watchers.ts'
import { newWhispers } from './whispers.ts'

/** Whose command something came of. */
export interface Acting {
  line: Line
  id: string
}

/** Everybody who listens: who has a chair at once, the watchers a little later and together. */
export class Audience {
  readonly #lines = new Map<string, Line>()
  readonly #watchers: Watchers
  readonly #feeder: Feeding
  readonly #moment: () => Moment
  #state: Room | undefined
  #facts: RoomFacts | undefined
  /** What the watchers heard last. */
  #watched: Known | undefined

  constructor(from: { moment(): Moment; watchersEvery(): number; attempt(deed: () => void): void; feeder: Feeding }) {
    this.#feeder = from.feeder
    this.#moment = () => from.moment()
    const tell = () => from.attempt(() => this.#tellWatchers())
    this.#watchers = new Watchers(tell, () => from.watchersEvery())
  }

  line(id: string): Line | undefined {
    return this.#lines.get(id)
  }

  join(line: Line): void {
    if (!this.#lines.has(line.id)) this.#lines.set(line.id, line)
  }

  leave(id: string): void {
    this.#lines.delete(id)
  }

  closeAll(): void {
    for (const line of this.#lines.values()) line.close('gone')
    this.#lines.clear()
    if (this.#state) this.#feeder.end(this.#state, 'gone')
  }

  /** After waking: what they have heard is how things stand. */
  haveHeard(state: Room): void {
    this.#state = state
    this.#facts = roomFacts(state, this.#moment())
    this.#watched = knownToAll(state, this.#facts)
    this.#feeder.remind(state, this.#watched)
  }

  /** Something became of the room. */
  tell(after: Room, acting: Acting | null): void {
    const before = this.#state ?? after
    const hadFacts = this.#facts ?? roomFacts(before, this.#moment())
    const facts = isSameFacts(before, after) ? hadFacts : asBefore(hadFacts, roomFacts(after, this.#moment()))
    this.#state = after
    this.#facts = facts
    if (after.facts.house.isShut && before.galleries.length > 0) this.#feeder.end(before, 'shut')
    const change = { before, after, hadFacts, facts, now: this.#moment().now }
    const downs = new Map<Chair, Down>()
    for (const line of this.#lines.values()) {
      const ok = acting?.line === line ? { ok: acting.id } : {}
      const chair = chairOf(after, line.device)
      if (chair !== chairOf(before, line.device)) {
        // It is about to be closed, and will hear everything anew.
        line.tellIfAny(ok)
        continue
      }
      const down = chair === null ? newAsking(line.device, change) : (downs.get(chair) ?? newsFor(line, chair, change))
      if (chair !== null) downs.set(chair, down)
      line.tellIfAny({ ...ok, ...down, ...(chair === null ? {} : newOwn(line.device, change)) })
    }
    // With nobody to tell, the timer alone would cost as much as a small move. And it would show in when the next
    // frame comes, and with what in it, that there was something that watchers do not hear.
    if (watchersOf(after) + after.galleries.length > 0 && this.#hasNews(after, facts)) this.#watchers.stir()
  }

  /** Before somebody new hears how the table stands, the others hear what was still held back for them. */
  catchUp(): void {
    if (this.#watched && this.#state && this.#hasNews(this.#state, this.#watched.facts)) this.#tellWatchers()
  }

  /** With what those begin who watch from elsewhere. */
  sight(): Sight {
    this.catchUp()
    if (!this.#state || !this.#watched) throw new Error('the room is not awake')
    const at = this.#moment()
    return { mark: this.#feeder.markOf(this.#watched), now: at.now, text: `${PublicText.sight(this.#state, at)}` }
  }

  /** Is there anything that the watchers may know and have not heard? */
  #hasNews(state: Room, facts: RoomFacts): boolean {
    const had = this.#watched
    const { match, talk, night } = state
    if (!had || facts !== had.facts || (night.at(-1)?.number ?? 0) !== had.night) return true
    if (lastMurmur(state) !== had.murmur || lastReaction(state) !== had.reaction) return true
    return (match !== null && countOf(match, 'spectator') !== had.n) || (talk.at(-1)?.number ?? 0) !== had.line
  }

  #tellWatchers(): void {
    const state = this.#state
    const facts = this.#facts
    if (!state || !facts) return
    const had = this.#watched ?? knownToAll(state, facts)
    const has = knownToAll(state, facts)
    this.#watched = has
    // Made once, however many listen.
    const text = PublicText.news(state, { had, facts })
    const fuller = withMurmurs(text, murmursAfter(state, had.murmur))
    this.#feeder.tell(state, { had, has, text })
    for (const line of this.#lines.values()) {
      if (chairOf(state, line.device) !== null) continue
      const own = watcherOf(state, line.device) === null ? text : fuller
      if (own !== null) line.tell(`${own}`)
    }
  }
}

interface Change {
  before: Room
  after: Room
  hadFacts: RoomFacts
  facts: RoomFacts
  now: number
}

function newsFor({ device }: Line, chair: Chair, { before, after, hadFacts, facts }: Change): Down {
  const had = known(before, viewerOf(before, device), hadFacts)
  const told = news(after, viewerOf(after, device), { had, facts })
  return { ...told, ...newWhispers(chair, { before, after }), ...newMurmursForChairs(before, after) }
}

/** The same object where nothing differs: most of those who come and go in a crowd change nothing that is told. */
const asBefore = (had: RoomFacts, facts: RoomFacts): RoomFacts =>
  JSON.stringify(facts) === JSON.stringify(had) ? had : facts

/** The same, for those who may read what watchers say. */
function withMurmurs(text: PublicText | null, murmurs: Down): string | null {
  if (Object.keys(murmurs).length === 0) return text && `${text}`
  const more = JSON.stringify(murmurs)
  return text ? `${`${text}`.slice(0, -1)},${more.slice(1)}` : more
}
