import { expect, it } from 'vitest'
import type { PublicFrame } from '../galleries/GalleryFanout.ts'
import { firstSight, known, changesFor } from './frames.ts'
import { roomFacts } from './roomFacts.ts'
import { knownToAll, PublicText } from './PublicText.ts'
import type { Room } from '../state/room.ts'
import { Evening } from '../testing/evening.ts'

/** A match has just been dealt: what it is dealt from is the only thing that differs from seed to seed. */
function dealt(seed: string): { evening: Evening; before: Room } {
  const evening = new Evening({ seed })
  evening.joins('Tom')
  const before = evening.room
  evening.manages({ do: 'deal' })
  return { evening, before }
}
const facts = ({ evening }: { evening: Evening }, room: Room) => roomFacts(room, evening.moment())
/** Ids are drawn from the same seed as the cards, and a commitment is a hash of it. */
const withoutIds = (text: string) =>
  text.replaceAll(/"(id|match)":"[\w-]{22}"/g, '"id"').replaceAll(/"commitment":"\w{64}"/g, '"commitment"')

const PUBLIC = (world: ReturnType<typeof dealt>) => {
  const { evening, before } = world
  const had = knownToAll(before, facts(world, before))
  const since = { had, facts: facts(world, evening.room) }
  return withoutIds(`${PublicText.news(evening.room, since)} ${PublicText.sight(evening.room, evening.moment())}`)
}
/** What would be told if somebody had taken a seat's view for it. */
const LEAKING = (world: ReturnType<typeof dealt>) => {
  const { evening, before } = world
  const had = known(before, 0, facts(world, before))
  const told = changesFor(evening.room, 0, { had, facts: facts(world, evening.room) })
  return withoutIds(JSON.stringify([told, firstSight(evening.room, 'mara', evening.moment())]))
}

it('is the same in two worlds that differ in what only seats may know', () => {
  const worlds = Array.from({ length: 12 }, (_, at) => dealt(`world ${at}`))
  const kinds = (told: (world: ReturnType<typeof dealt>) => string) => new Set(worlds.map(told)).size
  expect(kinds(PUBLIC)).toBe(1)
  expect(kinds(LEAKING)).toBe(worlds.length)
})

it('says nothing of a whisper, and nothing where there is nothing to say', () => {
  const world = dealt('one')
  const { evening } = world
  const had = knownToAll(evening.room, facts(world, evening.room))
  evening.says('mara', { id: evening.id(), what: 'whisper', to: 1, text: 'psst' })
  expect(PublicText.news(evening.room, { had, facts: facts(world, evening.room) })).toBeNull()
  expect(`${PublicText.sight(evening.room, evening.moment())}`).not.toContain('psst')
})

it('is the only thing that a gallery can be fed', () => {
  const world = dealt('one')
  const has = knownToAll(world.evening.room, facts(world, world.evening.room))
  // @ts-expect-error: whatever else is made to look like one
  const forged: PublicFrame = { had: has, has, text: { toString: () => LEAKING(world) } }
  // @ts-expect-error: nor can one be made elsewhere
  const made = () => new PublicText(LEAKING(world))
  expect([forged, made]).toHaveLength(2)
})
