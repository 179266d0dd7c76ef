import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { witnessAt, keepWitness } from '../net/witnessStore.ts'
import { halfTypedName, keepHalfTypedName, keepMyName, myName } from '../net/myName.ts'
import { noted, noteOf } from '../net/shuffleStore.ts'
import { wayInTab } from '../net/TransportChoice.ts'
import { inTab } from '../net/unsentStore.ts'
import { keepTicket, ticketFor } from '../replay/ticket.ts'
import { Draft } from '../table/draft.svelte.ts'
import { Drawer } from '../table/drawer.ts'
import { keepMutes, keepShowsReactions, keptMutes, showsReactions } from '../talk/keptMutes.ts'
import { keepMarked, markedIn } from '../../games/not-a-robot/talk/marking.ts'
import { isWished, wish } from '../../routes/[code]/notifications/wished.ts'
import { keepCovers, coversOf } from '../../routes/companion/[code]/covering.ts'
import { keep, kept } from '../../routes/companion/keeping.ts'
import { choose, chosen } from './cookies.ts'
import { browserStore, tabStore } from './store.ts'

/** All that a build has left in somebody's browser, by name. */
interface Leftovers {
  cookies: Record<string, string>
  browser: Record<string, string>
  tab: Record<string, string>
}
type Part = keyof Leftovers

const STORED = join(import.meta.dirname, '../../../../test/stored')
const FILES = readdirSync(STORED).filter((each) => existsSync(join(STORED, each, 'browser.json')))
const leftBy = (build: string): Leftovers => JSON.parse(readFileSync(join(STORED, build, 'browser.json'), 'utf8'))

/** A browser in which this is left. */
function aBrowser(left: Leftovers): Leftovers {
  const storage = (part: Part): object => ({
    getItem: (name: string) => left[part][name] ?? null,
    setItem: (name: string, text: string) => void (left[part][name] = text),
    removeItem: (name: string) => Reflect.deleteProperty(left[part], name),
  })
  vi.stubGlobal('localStorage', storage('browser'))
  vi.stubGlobal('sessionStorage', storage('tab'))
  // Of another test, where a browser kept nothing, the page may still remember some.
  const { browser, tab } = structuredClone(left)
  for (const name of Object.keys(browser)) browserStore.write(name, null)
  for (const name of Object.keys(tab)) tabStore.write(name, null)
  Object.assign(left.browser, browser)
  Object.assign(left.tab, tab)
  vi.stubGlobal('document', {
    get cookie() {
      return Object.entries(left.cookies)
        .map((pair) => pair.join('='))
        .join('; ')
    },
    set cookie(written: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(written) ?? []
      left.cookies[name] = value
    },
  })
  return left
}
afterEach(() => vi.unstubAllGlobals())

const ROOM = 'r7Qk2aXw'
const MATCH = 'NSKOo4B5fJ4B4KATpICXeg'
const commitment = 'c0ffee'.repeat(10)
const note = { match: MATCH, commitment, round: 1, seat: 0, value: 'ab'.repeat(32), isListed: true }
const phone = {
  robot: 'BadBot',
  power: 7,
  allegiance: 'G',
  covered: { robot: true, power: false, allegiance: true },
} as const
const unsent = { as: 'player KRTBW', text: '{"id":"aBcDeFgHiJkLmNoPqRsTuV","what":"say","text":"wait"}' }
const pictures = [
  { card: 1, side: 'a' },
  { card: 2, side: 'b' },
] as const
const witness = {
  form: 1,
  ...{ match: MATCH, viewer: 0, from: 0, told: 0, chain: '0'.repeat(64), marks: '' },
  ...{ seen: null, strayed: null },
} as const
const drawer = () =>
  new Drawer(
    () => `${MATCH} 0`,
    () => false,
  )

describe.each(FILES)('what build %s has left in a browser', (build) => {
  beforeEach(() => void aBrowser(leftBy(build)))

  it('is in use: language, light, sound, and a name', () => {
    expect(['lang', 'theme', 'sound'].map(chosen)).toEqual(['de', 'light', 'on'])
    expect(myName()).toBe('Mara')
  })
  it('is in use: who is muted, whether reactions show, and whether somebody is woken', () => {
    expect(keptMutes(ROOM)).toEqual([{ name: 'Ben', guest: 3 }])
    expect(showsReactions()).toBe(false)
    expect([isWished(ROOM), isWished('other')]).toEqual([true, false])
  })
  it('is in use: what was thrown into a shuffle, and the cards of a phone', () => {
    expect(noteOf(MATCH, browserStore)).toEqual(note)
    expect(kept()).toEqual(phone)
  })
  it('is in use: what a watcher marked, what was half made and half said, what has no answer, and a replay together', () => {
    expect(markedIn({ pictures } as never)).toEqual({ place: 4, robot: 2 })
    expect(drawer().slot('word', 'open')?.read()).toEqual({ question: 'round 3', value: 'lantern' })
    const draft = new Draft()
    draft.keptIn(ROOM)
    expect(draft.text).toBe('I have power')
    expect(inTab.read()).toEqual([unsent])
    expect(ticketFor('AVlK4PkLAzx_')).toEqual({ key: 'aBcDeFgHiJkLmNoPqRsTuV', name: 'Mara' })
  })
  it('is replaced in the same place', () => {
    const left = aBrowser(leftBy(build))
    const before = {
      browser: Object.keys(left.browser),
      tab: Object.keys(left.tab),
      cookies: Object.keys(left.cookies),
    }
    writeAll()
    for (const part of ['browser', 'tab', 'cookies'] as const)
      expect(Object.keys(left[part])).toEqual(expect.arrayContaining(before[part]))
  })
})

function writeAll(): void {
  for (const [name, value] of Object.entries({ lang: 'de', theme: 'light', sound: 'on' })) choose(name, value)
  keepMyName('Mara')
  keepHalfTypedName('Mar')
  keepMutes(ROOM, [{ name: 'Ben', guest: 3 }])
  keepShowsReactions(false)
  wish(ROOM, true)
  noted(note, browserStore)
  keepWitness(witness, browserStore)
  keep(phone)
  keepCovers('BCDFG', 2, phone.covered)
  keepMarked({ pictures } as never, { place: 4, robot: 2 })
  drawer().slot('word', 'open')?.write({ question: 'round 3', value: 'lantern' })
  const draft = new Draft()
  draft.keptIn(ROOM)
  draft.text = 'I have power'
  inTab.write([unsent])
  keepTicket('AVlK4PkLAzx_', { key: 'aBcDeFgHiJkLmNoPqRsTuV', name: 'Mara' })
  wayInTab.write('stream')
}

it('what this build leaves is kept among them: test/stored/README.md says how', () => {
  const left = aBrowser({ cookies: {}, browser: {}, tab: {} })
  writeAll()
  expect(witnessAt({ match: MATCH, viewer: 0 }, browserStore)).toEqual(witness)
  expect(coversOf('BCDFG', 2)).toEqual(phone.covered)
  expect(halfTypedName()).toBe('Mar')
  expect(wayInTab.read()).toBe('stream')
  const build = process.env['LEFT_BY']
  if (build) writeFileSync(join(STORED, build, 'browser.json'), `${JSON.stringify(left, null, 1)}\n`)
  expect([...FILES, ...(build ? [build] : [])].map(leftBy)).toContainEqual(left)
})
