import { expect } from '@playwright/test'
import { playersOf } from '../../web/src/lib/net/players.ts'
import type { Reader } from '../../web/src/lib/table/title.ts'
import type { Guest } from './Guest.ts'
import type { Listener, Said } from './Listener.ts'
import { nothingKnown, told, type Known } from './reading.ts'

/** What a title says of events aloud, and whether secrets lie covered at its table. */
export interface Aloud {
  aloudOf(events: readonly never[], reader: Reader & { view: never }): string
  isCovered: boolean
}

const REPEAT = 5000

/** What the bar asks was said aloud, as soon as it asks. */
export async function hearsQuestion(voice: Listener, { page }: Guest): Promise<void> {
  const title = () => page.locator('section.bar').last().getAttribute('aria-label')
  await expect
    .poll(async () => voice.heardOf((await title()) ?? ''), { message: 'the question is said', timeout: 30_000 })
    .toBe(true)
}

/**
 * All that the room has told of this match was said aloud, once: as its title has it, from the deal with the own hand to
 * the end.
 */
export async function hearsAll(voice: Listener, guest: Guest, title: Aloud): Promise<void> {
  const frames = await framesOf(guest, title)
  expect(frames[0]).toMatch(/You were dealt|(lies?|is|are) (covered|face down)|Your cards: /)
  await expect.poll(() => frames.filter((frame) => !voice.heardOf(frame)), 'told, and never said').toEqual([])
  expect(saidTwice(voice.heard), 'said twice').toEqual([])
}

/** In words, frame by frame, what this page was told. */
async function framesOf({ ear, language }: Guest, { aloudOf, isCovered }: Aloud): Promise<string[]> {
  const match = ear.known.table?.match
  const frames: string[] = []
  let known = nothingKnown
  for (const telling of await ear.all()) {
    const before = known.table?.match === match ? (known.table?.log.length ?? 0) : 0
    known = told(known, telling)
    const { table } = known
    if (table?.match !== match || !table || table.log.length === before) continue
    frames.push(aloudOf(table.log.slice(before) as never, { ...readerOf(known), language, isCovered }))
  }
  return frames.filter((frame) => frame !== '')
}

function readerOf({ room, table, me }: Known): Omit<Reader, 'language'> & { view: never } {
  if (!room || !table) throw new Error('nobody plays yet')
  const seat = room.match?.chairs.indexOf(me.chair ?? -1) ?? -1
  return { players: playersOf(room), me: seat < 0 ? null : seat, view: table.scene.view as never }
}

/** Nothing is, so soon, unless it was broken off. */
function saidTwice(heard: readonly Said[]): string[] {
  return heard.flatMap(({ text, at }, index) => {
    if (text === '') return []
    const before = heard.slice(0, index).findLastIndex((said) => said.text === text)
    const since = heard.slice(before + 1, index)
    const isSoon = before >= 0 && at - (heard[before]?.at ?? 0) < REPEAT
    return isSoon && !since.some(({ how }) => how !== 'polite') ? [text] : []
  })
}
