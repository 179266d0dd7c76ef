import type { Chair, Down, RoomFacts } from '@robot-night/protocol'
import type { Line } from './Line.ts'
import { isSameFacts, known, news, roomFacts, type Known } from './news.ts'
import { chairOf, viewerOf, watchersOf } from './seats.ts'
import { lastMurmur, murmursAfter, newMurmursForChairs, watcherOf } from './murmurs.ts'
import { lastReaction } from './reactions.ts'
import type { Moment, Room } from './shapes.ts'
import { countOf } from './stream.ts'
import { newAsking, newOwn } from './tickets.ts'
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
  readonly #moment: () => Moment
  #state: Room | undefined
  #facts: RoomFacts | undefined
  /** What the watchers heard last. */
  #watched: Known | undefined

  constructor(from: { moment(): Moment; watchersEvery(): number; attempt(deed: () => void): void }) {
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
  }

  /** After waking: what they have heard is how things stand. */
  haveHeard(state: Room): void {
    this.#state = state
    this.#facts = roomFacts(state, this.#moment())
    this.#watched = known(state, 'spectator', this.#facts)
  }

  /** Something became of the room. */
  tell(after: Room, acting: Acting | null): void {
    const before = this.#state ?? after
    const hadFacts = this.#facts ?? roomFacts(before, this.#moment())
    const facts = isSameFacts(before, after) ? hadFacts : asBefore(hadFacts, roomFacts(after, this.#moment()))
    this.#state = after
    this.#facts = facts
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
    if (watchersOf(after) > 0 && this.#hasNews(after, facts)) this.#watchers.stir()
  }

  /** Before somebody new hears how the table stands, the others hear what was still held back for them. */
  catchUp(): void {
    if (this.#watched && this.#state && this.#hasNews(this.#state, this.#watched.facts)) this.#tellWatchers()
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
    const had = this.#watched ?? known(state, 'spectator', facts)
    const down = news(state, 'spectator', { had, facts })
    const murmurs = murmursAfter(state, had.murmur)
    this.#watched = known(state, 'spectator', facts)
    // Made once, however many listen.
    const [text, fuller] = [textOf(down), textOf({ ...down, ...murmurs })]
    for (const line of this.#lines.values()) {
      if (chairOf(state, line.device) !== null) continue
      const own = watcherOf(state, line.device) === null ? text : fuller
      if (own !== null) line.tell(own)
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

const textOf = (down: Down): string | null => (Object.keys(down).length === 0 ? null : JSON.stringify(down))
