import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyStream, titleOf, TITLES } from '@robot-night/engine'
import { keyOf } from '@robot-night/engine/fair'
import { SITE_KEYS } from '@robot-night/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../../scripts/processes.mjs'
import { inRoot } from '../../scripts/root.mjs'
import { freePort, serve } from '../../scripts/server/serve.mjs'
import { ReplayedMatch } from '../../web/src/lib/replay/replayedMatch.ts'
import { checked } from '../../web/src/lib/verify/checked.ts'
import { isSigned } from '../../web/src/lib/verify/ed25519.ts'
import type { KeptEvening, KeptPerson } from '../stored/evening.ts'
import { archived } from '../stored/night.ts'
import { Phone } from '../stored/phones.ts'
import { MURMURED, SAID, WHISPERED } from '../stored/running.ts'
import { restore } from '../stored/tables.ts'
import { Aide, playOut } from '../table/Aide.ts'

const STORED = join(import.meta.dirname, '..', 'stored')
/** Of some builds only what their pages have left in browsers. */
const BUILDS = readdirSync(STORED, { withFileTypes: true }).filter(({ name }) =>
  existsSync(join(STORED, name, 'evening.json')),
)
/** In this one a deal was called off, and the next was shuffled by both. */
const SHUFFLED = 'robot-revolution'

describe.each(BUILDS.map(({ name }) => name))('what build %s has stored', (build) => {
  const evening: KeptEvening = JSON.parse(readFileSync(join(STORED, build, 'evening.json'), 'utf8'))
  const data = mkdtempSync(join(tmpdir(), 'robot-night-'))
  let server: Awaited<ReturnType<typeof serve>> | null = null
  let url = ''

  beforeAll(async () => {
    restore(join(STORED, build), data, Date.now() - evening.made)
    const port = await freePort()
    server = await serve({ host: '127.0.0.1', port, data, vars: { PACE_DIVISOR: '20' } })
    url = `http://127.0.0.1:${port}`
  }, 180_000)
  afterAll(async () => {
    await server?.stop()
    rmSync(data, { recursive: true, force: true })
  })

  const comeBack = (people: readonly KeptPerson[]) => Promise.all(people.map((person) => Aide.returns(url, person)))
  const keysOf = async (): Promise<{ keys: [] }> => (await fetch(url + SITE_KEYS)).json()

  /** As the page that verifies does it. */
  async function findings(id: string) {
    const file = await archived(url, id)
    const { keys } = await keysOf()
    const game = titleOf(file.title) ?? null
    const given = { game, isSigned, onplayed: () => undefined }
    const { verdict, checks, calledOff, thrown } = await checked(
      { file, match: id, note: null, witness: null, keys },
      given,
    )
    return { verdict, wrong: checks.filter(({ state }) => state === 'wrong'), calledOff, thrown }
  }

  /** As `npm run verify` does it. */
  async function verified(id: string) {
    const [record, keys] = [join(data, `${id}.json`), join(data, `${id}.keys.json`)]
    writeFileSync(record, JSON.stringify(await archived(url, id)))
    writeFileSync(keys, JSON.stringify(await keysOf()))
    const { code, output } = await run([inRoot('scripts', 'verifyFile.mjs'), record, '--key', keys])
    return { code, wrong: String(output).match(/.*WRONG.*/g) }
  }

  it('has a match in the middle, and one that has ended, of each title', async () => {
    const titles = TITLES.map(({ id }) => id).toSorted()
    expect(Object.keys(evening.running).toSorted()).toEqual(titles)
    expect([...new Set(evening.matches.map(({ title }) => title))].toSorted()).toEqual(titles)
  })

  it.concurrent.each(Object.keys(evening.running))(
    '%s goes on where it was, and is played to its end',
    async (title) => {
      const people = evening.running[title] ?? []
      const everybody = await comeBack(people)
      for (const [at, { match, chair, scene }] of people.entries()) {
        const { me, table } = everybody[at]!.known
        expect({ match: table?.match, chair: me.chair, scene: table?.scene }).toEqual({ match, chair, scene })
      }
      const players = everybody.filter(({ known }) => known.me.chair !== null)
      const watchers = everybody.filter(({ known }) => known.me.chair === null)
      for (const { heard } of players) expect(heard).toContain(SAID[title] ?? '')
      if (title === SHUFFLED) for (const { heard } of players) expect(heard).toContain(WHISPERED)
      for (const { name, known, heard } of watchers)
        expect([known.me.watcher, heard]).toEqual([name, expect.stringContaining(MURMURED)])
      expect(players.some(({ asked }) => asked !== null)).toBe(true)

      const [host] = players
      if (host?.known.room?.pause === 'paused') await host.manages({ do: 'pause', on: false })
      await playOut(players)
      const id = people[0]?.match ?? ''
      expect(host?.known.room?.match).toMatchObject({ id, ended: null })
      const shuffle = title === SHUFFLED ? { calledOff: 1, thrown: [0, 1] } : { calledOff: 0, thrown: [] }
      expect(await findings(id)).toEqual({ verdict: 'ok', wrong: [], ...shuffle })
      for (const aide of everybody) aide.leave()
    },
  )

  it.concurrent.each(evening.matches)('$title $id, which had ended, is shown and verifies', async ({ id, title }) => {
    const record = await archived(url, id)
    // The first builds had no key to sign with.
    const [verdict, code] = record.signature ? ['ok', 0] : ['unvouched', 2]
    expect(await findings(id)).toEqual({ verdict, wrong: [], calledOff: 0, thrown: [] })
    expect(await verified(id)).toEqual({ code, wrong: null })
    const moves = record.moves?.map(({ move }) => move) ?? []
    const replayed = new ReplayedMatch(
      titleOf(title)!,
      { ...record, seats: record.seats.length, moves },
      keyStream(keyOf(record)),
    )
    expect(moves.length).toBeGreaterThan(0)
    expect([...replayed.wind()]).toHaveLength(moves.length + 1)
    const page = await fetch(`${url}/replay/${id}`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Mara')])
    expect((await fetch(`${url}/replay/${id}/picture.svg`)).status).toBe(200)
  })

  it('between matches the night stands as it did, and the next one is dealt', async () => {
    const aides = await comeBack(evening.night)
    const [mara] = aides
    expect(mara?.known.room?.stage).toBe('over')
    expect(mara?.known.table?.scene).toEqual(evening.night[0]?.scene)
    const page = await (await fetch(`${url}/${mara?.code}/night`)).text()
    for (const { id } of evening.matches) expect(page).toContain(id)
    await mara?.deals()
    for (const aide of aides) aide.leave()
  })

  it('in the lobby everybody has their seat, and a match is dealt and played', async () => {
    const aides = await comeBack(evening.lobby)
    const [mara, ben] = aides
    expect(aides.map(({ known }) => known.me.chair)).toEqual(evening.lobby.map(({ chair }) => chair))
    expect(mara?.known.room).toMatchObject({ stage: 'lobby', locked: true, public: true, delay: 15 })
    expect(ben?.heard).toContain('Just a minute.')
    await mara?.manages({ do: 'setPace', pace: 'fast' })
    await mara?.deals()
    await playOut(aides)
    for (const aide of aides) aide.leave()
  })

  it('phones have the cards that they had, and are dealt others', async () => {
    const { code, people } = evening.phones
    const phones = people.map((person) => new Phone(url, code, person))
    await Promise.all(phones.map((phone) => phone.sees((view) => view.phones.every(({ isHere }) => isHere))))
    for (const [at, { view }] of people.entries()) expect(phones[at]?.view).toMatchObject({ ...view })
    phones[0]?.shuffles()
    const next = (people[0]?.view?.round ?? 0) + 1
    await Promise.all(phones.map((phone) => phone.sees(({ round }) => round === next)))
    for (const phone of phones) phone.leave()
  })
})
