import { LIMITS } from '@robot-night/protocol'
import type { Attack, Site } from './attack.ts'
import { evening } from './evening.ts'
import { Person, type Said } from './Person.ts'
import { ROOMS_PER_HOUR, WATCHERS_IN_ROOM } from './site.ts'

const AT_ONCE = 10

/** Done again and again, some at a time, until it is refused or has been done so often. */
async function again(most: number, deed: (at: number) => Promise<Said>): Promise<{ done: number; last: Said | null }> {
  let done = 0
  let last: Said | null = null
  while (done < most) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => deed(done + at)))
    done += answers.filter(({ status }) => status < 300).length
    last = answers.find(({ status }) => status >= 300) ?? null
    if (last) break
  }
  return { done, last }
}

const watches = (who: Person, code: string): Promise<Said> => who.post(`/api/rooms/${code}/watchers`, { name: 'Ghost' })

async function named(site: Site, code: string, name: string): Promise<Person> {
  const watcher = new Person(site, name)
  await watcher.post(`/api/rooms/${code}/watchers`, { name })
  await watcher.comes(code)
  return watcher
}

export const CROWDS: readonly Attack[] = [
  {
    name: 'One address names hundreds of watchers, so that those who were there are forgotten',
    tries: async (trial, site) => {
      const { code } = await evening(site)
      const [here, gone] = [await named(site, code, 'Otto'), await named(site, code, 'Wim')]
      gone.leaves()
      trial.control('both have a name before', here.me?.watcher === 'Otto' && gone.me?.watcher === 'Wim')
      const { address } = new Person(site, 'One of many')
      const { done, last } = await again(2 * LIMITS.watchersNamed, () =>
        watches(new Person(site, 'Ghost', address), code),
      )
      trial.control('some are named', done > 0)
      trial.attempt('names as many as a room remembers', done >= LIMITS.watchersNamed, last)
      trial.attempt('without being asked to wait', last?.code !== 'too_many_comers', last)
      for (const each of [here, gone]) {
        await each.comes(code)
        trial.attempt(`${each.name} is forgotten`, each.me?.watcher !== each.name, each.me)
      }
    },
  },
  {
    name: 'A few addresses name hundreds of watchers, so that those who were there are forgotten',
    isLong: true,
    tries: async (trial, site) => {
      const { code } = await evening(site)
      const [here, gone] = [await named(site, code, 'Otto'), await named(site, code, 'Wim')]
      gone.leaves()
      const first = new Person(site, 'Ghost')
      const few = [first.address, ...Array.from({ length: 4 }, () => new Person(site, 'Ghost').address)]
      await watches(first, code)
      const ghost = (at: number) => new Person(site, 'Ghost', few[at % few.length])
      const { done } = await again(1.2 * LIMITS.watchersNamed, (at) => watches(ghost(at), code))
      trial.control('more are named than a room remembers', done >= LIMITS.watchersNamed, done)
      await first.comes(code)
      trial.control('the first of them is forgotten', first.me?.watcher === undefined, first.me)
      for (const each of [here, gone]) {
        await each.comes(code)
        trial.attempt(`${each.name} is forgotten`, each.me?.watcher !== each.name, each.me)
      }
    },
  },
  {
    name: 'One address makes rooms and tables of phones by the hundred, to use up the codes',
    tries: async (trial, site) => {
      const one = new Person(site, 'Uli')
      const makes = (at: number) =>
        at % 2 === 0
          ? one.post('/api/companion', { name: 'Uli' })
          : one.post('/api/rooms', { name: 'Uli', title: 'robot-revolution' })
      const { done, last } = await again(2 * ROOMS_PER_HOUR, makes)
      trial.control('some are made', done > ROOMS_PER_HOUR / 2, done)
      trial.attempt('more than an hour allows', done > ROOMS_PER_HOUR, done)
      trial.attempt('without a word', last?.code !== 'too_many_rooms', last)
      trial.attempt('it is not told how long', Number(last?.headers.get('retry-after') ?? 0) <= 0)
      const other = await new Person(site, 'Eva').post('/api/rooms', { name: 'Eva', title: 'robot-revolution' })
      trial.control('another address makes one', other.status === 201, other)
    },
  },
  {
    name: 'One address fills a room with watchers, so that nobody else may watch',
    tries: async (trial, site) => {
      const { code } = await evening(site)
      const { address } = new Person(site, 'One of many')
      const lines = []
      for (let at = 0; at < LIMITS.watchersPerAddress + 3 * WATCHERS_IN_ROOM; at++) {
        const each = new Person(site, 'Ghost', address)
        lines.push(await each.comes(code, { as: 'watcher' }))
      }
      const stayed = lines.filter(({ closed, frames }) => closed === null && frames.length > 0).length
      trial.control('some watch', stayed > 0)
      // In the room, and in the gallery where others watch.
      const most = WATCHERS_IN_ROOM + LIMITS.watchersPerAddress
      trial.attempt('more than may from one address', stayed > most, stayed)
      const other = new Person(site, 'Otto')
      await other.comes(code, { as: 'watcher' })
      trial.control('somebody from elsewhere watches', other.me !== null)
      for (const line of lines) line.close()
    },
  },
]
