import type { TableView } from '@robot-night/companion'
import { Caller } from '../fuzz/Caller.ts'
import { cookieOf } from '../../wire/Line.ts'
import type { Attack, Site } from './attack.ts'
import { Person } from './Person.ts'
import { soon } from './soon.ts'

/** A phone at a table of phones, which has joined it and is connected. */
interface Phone {
  who: Person
  line: Caller
}

const viewOf = ({ line }: Phone): TableView | null => {
  const frame = line.texts.findLast((text) => text.includes('"view"'))
  if (frame === undefined) return null
  const { view }: { view: TableView } = JSON.parse(frame)
  return view
}

async function connected(site: Site, code: string, who: Person): Promise<Phone> {
  const line = new Caller(`${site.url}/api/companion/${code}/socket?as=player`, { cookie: cookieOf(who.device) })
  await line.greeting()
  return { who, line }
}

async function tableOf(site: Site, names: readonly string[]): Promise<{ code: string; phones: Phone[] }> {
  const people = names.map((name) => new Person(site, name))
  const [host, ...others] = people
  if (!host) throw new Error('nobody makes the table')
  const { code }: { code: string } = JSON.parse((await host.post('/api/companion', { name: host.name })).text)
  for (const each of others) await each.post(`/api/companion/${code}/phones`, { name: each.name })
  const phones: Phone[] = []
  for (const who of people) phones.push(await connected(site, code, who))
  return { code, phones }
}

/** Everybody has cards. */
async function shuffles(phones: readonly Phone[]): Promise<void> {
  phones[0]?.line.send(JSON.stringify({ what: 'shuffle', round: 0 }))
  if (!(await soon(() => Promise.resolve(phones.every((phone) => viewOf(phone)?.hand)))))
    throw new Error('no cards were dealt')
}

const isCalled = (robot: string | undefined, texts: readonly string[]): boolean =>
  robot !== undefined && texts.some((text) => text.includes(`"${robot}"`))

export const PHONES: readonly Attack[] = [
  {
    name: 'Somebody leaves a table of phones for good and joins again, so that new cards lie open',
    tries: async (trial, site) => {
      const { code, phones } = await tableOf(site, ['Mara', 'Tom', 'Ida'])
      await shuffles(phones)
      const [, tom] = phones
      if (!tom) throw new Error('Tom has no phone')
      const before = viewOf(tom)
      const again = await connected(site, code, tom.who)
      // A phone opens what it had opened of the same hand: by its number, and by nothing else.
      trial.control(
        'a phone that comes back has its hand, and its number',
        viewOf(again)?.deal === before?.deal,
        before,
      )
      tom.line.send(JSON.stringify({ what: 'leave' }))
      await soon(() => Promise.resolve(viewOf(tom)?.hand === null))
      await tom.who.post(`/api/companion/${code}/phones`, { name: 'Tom' })
      const fresh = viewOf(await connected(site, code, tom.who))
      trial.control('it is dealt to again', fresh?.hand !== null && fresh?.round === before?.round, fresh)
      trial.attempt('the new hand passes for the old one', fresh?.deal === before?.deal, fresh)
    },
  },
  {
    name: 'A phone and a watcher look for the cards of others, and shuffle for everybody',
    tries: async (trial, site) => {
      const { code, phones } = await tableOf(site, ['Mara', 'Tom', 'Ida'])
      const watcher = new Caller(`${site.url}/api/companion/${code}/socket?as=watcher`, {})
      await watcher.greeting()
      await shuffles(phones)
      const [mara, tom] = phones
      for (const [at, phone] of phones.entries()) {
        const robot = viewOf(phone)?.hand?.robot
        trial.control('a phone gets its own', isCalled(robot, phone.line.texts), robot)
        const others = phones.filter((_, other) => other !== at)
        for (const { line, who } of others) trial.attempt(`${who.name} gets them`, isCalled(robot, line.texts), robot)
        trial.attempt('the watcher gets them', isCalled(robot, watcher.texts), robot)
      }
      tom?.line.send(JSON.stringify({ what: 'shuffle', round: 1 }))
      await soon(() => Promise.resolve(tom?.line.texts.some((text) => text.includes('"no"')) ?? false))
      trial.attempt('shuffles for everybody', mara === undefined || viewOf(mara)?.round !== 1, mara && viewOf(mara))
      mara?.line.send(JSON.stringify({ what: 'shuffle', round: 1 }))
      const isShuffled = await soon(() => Promise.resolve(tom !== undefined && viewOf(tom)?.round === 2))
      trial.control('the host may', isShuffled)
    },
  },
]
