import type { Chair, Down, RoomFacts } from '@robot-night/protocol'
import type { Sight } from './galleries/galleryLink.ts'
import type { Fanout } from './galleries/GalleryFanout.ts'
import type { RoomConnection } from './RoomConnection.ts'
import { showsAt } from './delay/delay.ts'
import { behind, shownToAll } from './state/shown.ts'
import { greeting, known, changesFor, type Known } from './frames/frames.ts'
import { isSameFacts, roomFacts } from './frames/roomFacts.ts'
import { chairOf, heldSeat, watchersOf } from './state/seats.ts'
import { lastWatcherLine, watcherChatAfter, newWatcherChatForChairs, watcherOf } from './talk/watcherTalk.ts'
import { lastReaction } from './talk/reactions.ts'
import type { Moment } from './state/moment.ts'
import type { Room } from './state/room.ts'
import { countOf } from './state/match.ts'
import { newAsking, newSelfFacts } from './state/tickets.ts'
import { knownToAll, PublicText } from './frames/PublicText.ts'
import { Throttle } from '../shell/Throttle.ts'
import { newWhispers } from './talk/whispers.ts'

/** Whose command something came of. */
export interface Acting {
  line: RoomConnection
  id: string
}

/** So much longer than there is something to show later, ms: the alarm that shows it may be late. */
const VIGIL = 1000

/** Everybody who listens: who has a chair at once, the watchers a little later and together. */
export class Broadcaster {
  readonly #lines = new Map<string, RoomConnection>()
  readonly #watchers: Throttle
  readonly #fanout: Fanout
  readonly #moment: () => Moment
  #state: Room | undefined
  /** What became of the room last, where only the one who did it has heard of it. */
  #untold: { change: Change; told: RoomConnection | null } | null = null
  #facts: RoomFacts | undefined
  /** What the watchers heard last. */
  #watched: Known | undefined
  /** They start over: the clock that they go by is another, or nobody knows what they have heard. */
  #isAnew = false
  /** A room that remembers how it was stays awake: asleep it would forget. */
  #vigil: ReturnType<typeof setTimeout> | null = null

  constructor(from: { moment(): Moment; watchersEvery(): number; attempt(deed: () => void): void; fanout: Fanout }) {
    this.#fanout = from.fanout
    this.#moment = () => from.moment()
    const tell = () => from.attempt(() => this.#tellWatchers())
    this.#watchers = new Throttle(tell, () => from.watchersEvery())
  }

  line(id: string): RoomConnection | undefined {
    return this.#lines.get(id)
  }

  join(line: RoomConnection): void {
    if (!this.#lines.has(line.id)) this.#lines.set(line.id, line)
  }

  leave(id: string): void {
    this.#lines.delete(id)
  }

  closeAll(): void {
    for (const line of this.#lines.values()) line.close('gone')
    this.#lines.clear()
    if (this.#state) this.#fanout.end(this.#state, 'gone')
  }

  /** After waking: what they have heard is how things stand. After stumbling, the watchers may still have to hear some of it. */
  haveHeard(state: Room): void {
    this.#state = state
    this.#facts = roomFacts(state, this.#moment())
    const shown = this.#shown(state, this.#facts)
    this.#watched ??= knownToAll(shown.room, shown.facts)
    this.#isAnew = state.past.length > 0
    this.#fanout.remind(state, this.#watched)
    this.#stir(state)
    this.#watch(state)
  }

  /** Something became of the room. The one who did it hears of it first; then `tellOthers` tells the others. */
  tell(after: Room, acting: Acting | null): void {
    this.tellOthers()
    const before = this.#state ?? after
    const hadFacts = this.#facts ?? roomFacts(before, this.#moment())
    const facts = isSameFacts(before, after) ? hadFacts : asBefore(hadFacts, roomFacts(after, this.#moment()))
    this.#state = after
    this.#facts = facts
    const change = { before, after, hadFacts, facts, now: this.#moment().now }
    this.#untold = { change, told: acting?.line ?? null }
    if (acting) tellOne(acting.line, change, { ok: { ok: acting.id }, downs: new Map() })
    else this.tellOthers()
  }

  /** The seats at once, the watchers a little later. */
  tellOthers(): void {
    if (!this.#untold) return
    const { change, told } = this.#untold
    const { before, after } = change
    this.#untold = null
    if (after.facts.settings.isShut && before.galleries.length > 0) this.#fanout.end(before, 'shut')
    const [patches, wholes]: [Downs, Downs] = [new Map(), new Map()]
    for (const line of this.#lines.values()) {
      if (line !== told) tellOne(line, change, { ok: {}, downs: line.isWhole ? wholes : patches })
    }
    this.#isAnew ||= before.facts.settings.delay !== after.facts.settings.delay
    this.#stir(after)
    this.#watch(after)
  }

  /**
   * With nobody to tell, the timer alone would cost as much as a small move. And it would show in when the next frame
   * comes, and with what in it, that there was something that watchers do not hear.
   */
  #stir(state: Room): void {
    if (watchersOf(state) + state.galleries.length === 0) this.#isAnew = false
    else if (this.#hasNews(state)) this.#watchers.stir()
  }

  #watch(state: Room): void {
    clearTimeout(this.#vigil)
    const at = this.#moment()
    const until = showsAt(state, at)
    if (until !== null) this.#vigil = setTimeout(() => undefined, Math.max(0, until - at.now) + VIGIL)
  }

  /**
   * Somebody new, whose first frame has the whole table. Watchers get first what was still held back for them, the
   * newcomer's coming included: later, it would reach the newcomer after a table that has it already. One more device of
   * a seat doesn't bring the watchers' frames forward: by that, others would know of it.
   */
  admit(line: RoomConnection): void {
    if (this.#state && chairOf(this.#state, line.device) !== null) this.tellOthers()
    else this.catchUp()
    this.join(line)
  }

  /** Who watches hears now what was still held back. */
  catchUp(): void {
    this.tellOthers()
    if (this.#state && this.#facts && this.#hasToCatchUp(this.#state, this.#facts)) this.#tellWatchers()
  }

  /** With what those begin who watch from elsewhere. */
  sight(): Sight {
    this.catchUp()
    if (!this.#state || !this.#watched) throw new Error('the room is not awake')
    const at = this.#moment()
    const now = at.now - behind(this.#state, at)
    return { mark: this.#fanout.markOf(this.#watched), now, text: `${PublicText.sight(this.#state, at)}` }
  }

  /** The room as the watchers may see it now, and its facts. */
  #shown(state: Room, live: RoomFacts): { room: Room; facts: RoomFacts } {
    const room = shownToAll(state, this.#moment())
    if (room === state) return { room, facts: live }
    const facts = roomFacts(room, this.#moment())
    return { room, facts: this.#watched ? asBefore(this.#watched.facts, facts) : facts }
  }

  /** Is there anything that the watchers may know and have not heard? */
  #hasNews(state: Room): boolean {
    const had = this.#watched
    if (!had || !this.#facts) return true
    return this.#hasToCatchUp(state, this.#facts) || this.#shown(state, this.#facts).facts !== had.facts
  }

  /** The same but for the facts: they are told whole, and so may be told twice. */
  #hasToCatchUp(state: Room, live: RoomFacts): boolean {
    const had = this.#watched
    if (!had || this.#isAnew) return true
    const { room } = this.#shown(state, live)
    const { match, talk, night } = room
    if ((night.at(-1)?.number ?? 0) !== had.night) return true
    if (lastWatcherLine(room) !== had.watcherLine || lastReaction(room) !== had.reaction) return true
    return (match !== null && countOf(match, 'spectator') !== had.n) || (talk.at(-1)?.number ?? 0) !== had.line
  }

  #tellWatchers(): void {
    const state = this.#state
    if (!state || !this.#facts) return
    const { room, facts } = this.#shown(state, this.#facts)
    const had = this.#watched ?? knownToAll(room, facts)
    const has = knownToAll(room, facts)
    this.#watched = has
    if (this.#isAnew) return this.#beginAnew(state, has)
    // Made once, however many listen.
    const text = PublicText.news(room, { had, facts })
    const fuller = withWatcherChat(text, watcherChatAfter(state, had.watcherLine))
    this.#fanout.tell(state, { had, has, text })
    for (const line of this.#watching(state)) {
      const own = watcherOf(state, line.device) === null ? text : fuller
      if (own !== null) line.tell(line.isWhole ? own.whole : `${own}`)
    }
  }

  #beginAnew(state: Room, has: Known): void {
    this.#isAnew = false
    this.#fanout.tell(state, { had: null, has, text: null })
    const anew = { kept: null, at: this.#moment() }
    for (const line of this.#watching(state)) line.tell(greeting(state, line.device, anew))
  }

  #watching(state: Room): RoomConnection[] {
    return [...this.#lines.values()].filter(({ device }) => chairOf(state, device) === null)
  }
}

interface Change {
  before: Room
  after: Room
  hadFacts: RoomFacts
  facts: RoomFacts
  now: number
}

type Downs = Map<Chair, Down>
function tellOne(line: RoomConnection, change: Change, { ok, downs }: { ok: Down; downs: Downs }): void {
  const { before, after } = change
  const chair = chairOf(after, line.device)
  const isSame = before.devices === after.devices || chair === chairOf(before, line.device)
  // Else it is about to be closed, and will hear everything again.
  if (!isSame) return line.tellIfAny(ok)
  const down = chair === null ? newAsking(line.device, change) : (downs.get(chair) ?? newsFor(line, chair, change))
  if (chair !== null) downs.set(chair, down)
  line.tellIfAny({ ...ok, ...down, ...(chair === null ? {} : newSelfFacts(line.device, change)) })
}

function newsFor({ isWhole }: RoomConnection, chair: Chair, { before, after, hadFacts, facts }: Change): Down {
  const had = known(before, heldSeat(before, chair) ?? 'spectator', hadFacts)
  const told = changesFor(after, heldSeat(after, chair) ?? 'spectator', { had, facts, isWhole })
  return { ...told, ...newWhispers(chair, { before, after }), ...newWatcherChatForChairs(before, after) }
}

/** The same object where nothing differs: most of those who come and go in a crowd change nothing that is told. */
const asBefore = (had: RoomFacts, facts: RoomFacts): RoomFacts =>
  JSON.stringify(facts) === JSON.stringify(had) ? had : facts

/** The same, for those who may read what watchers say. */
function withWatcherChat(text: PublicText | null, watcherChat: Down): Pick<PublicText, 'whole' | 'toString'> | null {
  if (Object.keys(watcherChat).length === 0) return text
  const more = JSON.stringify(watcherChat)
  const after = (words: string | undefined) => (words === undefined ? more : `${words.slice(0, -1)},${more.slice(1)}`)
  return { whole: after(text?.whole), toString: () => after(text?.toString()) }
}
