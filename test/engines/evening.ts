import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFailed, test } from 'vitest'
import { Blog } from '../table/blog.ts'
import type { Browser } from './browsers/Tab.ts'
import { Company, DESKTOP, PHONE } from './people/Company.ts'
import { findsAsLeft } from './people/back.ts'
import { answersWithoutNetwork } from './people/line.ts'
import { dealsAtHome } from './people/phone.ts'
import { plays } from './people/playing.ts'
import { choose, deal, joinByCode, makeRoom, watch, windUp } from './people/room.ts'
import type { Visitor } from './people/Visitor.ts'
import { button, some, words } from './people/Visitor.ts'
import { opensReplay, stepsThrough, verifies } from './people/watching.ts'
import { TITLES } from './titles/index.ts'
import type { Title } from './titles/Title.ts'

/** Pages without a secret. A live line, as that of the list of tables, keeps a page from being put away. */
const FOR_ALL = ['/how-it-works', '/privacy', '/verify']

const wanted = process.env['TITLE'] ?? 'robot-revolution'

/**
 * One evening in one engine: a room, a match of one title, its replay, and the companion. `keepsPages`: Back finds whole
 * pages again, also where the browser is led by a driver.
 */
export function evening(open: () => Promise<Browser>, { keepsPages = false } = {}): void {
  let company: Company
  let mara: Visitor
  let ben: Visitor
  let ida: Visitor

  beforeAll(async () => {
    company = new Company(await open(), inject('port'))
    ;[mara, ben, ida] = await Promise.all([
      company.invite('Mara', DESKTOP),
      // Where no WebSocket comes through.
      company.invite('Ben', PHONE, 'refused'),
      company.invite('Ida', DESKTOP),
    ])
  })
  afterAll(() => company?.end())
  beforeEach(() => onTestFailed(() => company.pictures()))

  test('a sheet lies over the whole page, which stays where it was', async () => {
    // Her browser knows no name yet, so it is asked for.
    await ida.visit('/')
    const before = await ida.placeOf(some('main'))
    await ida.press(button(ida.words.home.makeRoom))
    await ida.sees(some('dialog'))
    expect(await ida.gutter(), 'unshaded at the edge, px').toBe(0)
    expect(await ida.placeOf(some('main'))).toEqual(before)
    await ida.key('Escape')
    await ida.seesNo(some('dialog'))
    expect(await ida.placeOf(some('main'))).toEqual(before)
  })

  describe.each(TITLES.filter(({ id }) => id === wanted))('$id', (title) => {
    let code = ''
    test('a room is made at home, and found by its code from a phone and by a watcher', async () => {
      code = await gathers(mara, ben, title)
      await watch(ida, code)
      expect(await ben.overhang(), 'nothing is wider than a phone').toBe(0)
      expect(company.complaints()).toEqual([])
    })

    test('a match is played to its end by pressing what is offered, also where upgrades are refused, and somebody loses the network', async () => {
      await deal(mara)
      await ida.sees(some('list', ida.words.room.players))
      await answersWithoutNetwork(ben, mara, title)
      const blog = await Blog.about(`${ida.origin}/embed/${code}?lang=en`)
      await readsIn(ida, blog, ida.words.embed.live)
      const answers = await Promise.all([plays(mara, title), plays(ben, title)])
      expect(Math.min(...answers), 'everybody has answered').toBeGreaterThan(1)
      expect(await ben.overhang(), 'nothing is wider than a phone').toBe(0)
      await ida.sees(words(ida.words.embed.over))
      ida.lookInto()
      await blog.close()
      expect(company.complaints()).toEqual([])
    })

    test('its replay is watched and verified', async () => {
      await opensReplay(mara)
      await verifies(mara)
      await stepsThrough(mara)
      expect(company.complaints()).toEqual([])
    })
  })

  test.runIf(keepsPages)('Back finds pages as they were left', async () => {
    for (const path of FOR_ALL) await findsAsLeft(ida, path)
    expect(company.complaints()).toEqual([])
  })

  test('a phone deals for a table of its own, also without a network', async () => {
    await dealsAtHome(ben)
    expect(await ben.overhang(), 'nothing is wider than a phone').toBe(0)
    expect(company.complaints()).toEqual([])
  })
}

async function gathers(host: Visitor, guest: Visitor, title: Title): Promise<string> {
  const code = await makeRoom(host, title.id)
  for (const [option, choice] of title.options) await choose(host, option, choice)
  await choose(host, host.words.lobby.pace, host.words.lobby.paces.off)
  await joinByCode(guest, code)
  await guest.sees(some('region', guest.words.line.streamed))
  for (const robot of title.bots) await windUp(host, robot)
  return code
}

/** The table is live inside somebody else's page. */
async function readsIn(reader: Visitor, blog: Blog, live: string): Promise<void> {
  await reader.goes(blog.at('localhost'))
  reader.lookInto('table')
  await reader.sees(words(live))
}
