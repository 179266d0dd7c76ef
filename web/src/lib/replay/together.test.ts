import { CLOSE, type ScreeningDown, type ScreeningPeople, type Shown } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { TestEnvironment } from '../net/testing.ts'
import { Projector } from './projector.svelte.ts'
import { filmOf, goldensOf } from './testing.ts'
import { Together } from './together.svelte.ts'

const settled = () => new Promise((done) => setImmediate(done))
const START: Shown = { moment: 4, eye: 'watcher', speed: 1, isPlaying: false }
const [me, mara, ida] = [
  { id: 'me', name: 'Ben' },
  { id: 'mara', name: 'Mara' },
  { id: 'ida', name: 'Ida' },
]
const ledBy = (who: typeof me, state: 'here' | 'away' | 'gone' = 'here'): ScreeningPeople => ({
  leader: { ...who, state },
  count: 2,
  here: [mara, me],
})

/** A page that watches along, its line in the hands of the test; nothing steps by itself. */
async function watching() {
  const outside = new TestEnvironment()
  const film = await filmOf(goldensOf('robot-revolution')[0]!)
  let due: (() => void) | null = null
  const ticking = { after: (_: number, then: () => void) => ((due = then), () => (due = null)) }
  const projector = new Projector(film, { moment: 0, eye: 'watcher' }, ticking)
  const about = { match: 'match', code: 'code', key: 'key', name: 'Ben', origin: 'ws://here' }
  const together = new Together({ ...about, projector, outside })
  const hears = async (down: ScreeningDown) => {
    outside.socket.hear(down)
    await settled()
  }
  const show = () => {
    const { moment, eye, speed, isPlaying } = projector
    together.show({ moment, eye, speed, isPlaying })
  }
  const said = () => outside.socket.said.filter((text) => text !== 'ping').map((text) => JSON.parse(text) as object)
  await settled()
  await outside.pass(0)
  outside.socket.greet({ shown: START, people: ledBy(mara) })
  await hears({ me: { id: 'me' } })
  return { outside, projector, together, hears, show, said, isDue: () => due !== null }
}

describe('a page that watches along', () => {
  it('says who it is, and is at once where the leader is', async () => {
    const { outside, projector, together, said } = await watching()
    expect(outside.socket.url).toBe('ws://here/api/matches/match/screenings/code/socket?v=2')
    expect(said()).toEqual([{ what: 'come', key: 'key', name: 'Ben' }])
    expect([together.manner, projector.moment, projector.frame?.moment]).toEqual(['led', 4, 4])
  })

  it('steps as the leader does, in motion where they step on, and never by itself', async () => {
    const { projector, hears, isDue, together, show, said } = await watching()
    const next = projector.film.next(4, 'watcher', 1)!
    const before = projector.frame!
    await hears({ shown: { ...START, moment: next, speed: 2, isPlaying: true } })
    expect(projector.frame).toMatchObject({ moment: next, news: { n: before.news.n + 1, isLeap: false } })
    expect(projector).toMatchObject({ speed: 2, isPlaying: true, isLed: true })
    expect(isDue()).toBe(false)
    show()
    expect(said(), 'and tells nobody of it').toHaveLength(1)
    expect(together.manner).toBe('led')
  })

  it('looks about on its own once something is pressed, until it goes back', async () => {
    const { projector, hears, together } = await watching()
    projector.step(-1)
    expect(together.manner).toBe('alone')
    const at = projector.moment
    await hears({ shown: { ...START, moment: 20, eye: 1 } })
    expect([projector.moment, together.shown?.moment]).toEqual([at, 20])
    together.backToLeader()
    expect([together.manner, projector.moment, projector.eye]).toEqual(['led', 20, 1])
    projector.see('open')
    expect(together.manner).toBe('alone')
  })

  it('is given the lead: goes on from where the film is, and tells every step, seldom enough', async () => {
    const { outside, projector, hears, together, show, said, isDue } = await watching()
    await hears({ shown: { ...START, moment: 8, isPlaying: true } })
    projector.step(-1)
    await hears({ people: ledBy(me) })
    expect([together.manner, projector.moment, projector.isPlaying]).toEqual(['leading', 8, true])
    expect(isDue(), 'it plays by itself now').toBe(true)
    projector.pause()
    for (const moment of [9, 10, 11, 12]) {
      projector.go(moment)
      show()
    }
    const shown = () => said().filter((each) => 'shown' in each)
    expect(shown()).toEqual([{ what: 'show', shown: { ...START, moment: 9 } }])
    await outside.pass(150)
    expect(shown().at(-1)).toEqual({ what: 'show', shown: { ...START, moment: 12 } })
    await outside.pass(1000)
    expect(shown(), 'and no more than that').toHaveLength(2)
    await hears({ people: ledBy(mara) })
    expect([together.manner, projector.moment]).toEqual(['led', 12])
  })

  it('takes the lead, and loses no step made before it has come', async () => {
    const { projector, hears, together, show, said } = await watching()
    await hears({ people: ledBy(mara, 'gone') })
    projector.step(-1)
    together.take()
    expect(projector.moment, 'it goes on from where the film is').toBe(4)
    projector.go(12)
    show()
    await hears({ people: ledBy(mara, 'gone') })
    await hears({ people: ledBy(me) })
    expect([together.manner, projector.moment]).toEqual(['leading', 12])
    expect(said().slice(1)).toEqual([{ what: 'take' }, { what: 'show', shown: { ...START, moment: 12 } }])
  })

  it('that asked for the lead after somebody else took it stays where it has gone', async () => {
    const { projector, hears, together } = await watching()
    await hears({ people: ledBy(mara, 'gone') })
    together.take()
    projector.go(12)
    await hears({ people: ledBy(ida) })
    expect([together.manner, projector.moment]).toEqual(['alone', 12])
    await hears({ people: ledBy(me) })
    expect([together.manner, projector.moment], 'passed on later, it goes on from where the film is').toEqual([
      'leading',
      4,
    ])
  })

  it('whose line has dropped while it led says where it is by now', async () => {
    const { outside, projector, hears, show, said, together } = await watching()
    await hears({ people: ledBy(me) })
    projector.go(15)
    outside.socket.drop(1006)
    show()
    await outside.pass(2000)
    outside.socket.greet({ shown: START, people: ledBy(me, 'away') })
    expect(projector.moment, 'it is not led back').toBe(15)
    expect(said()).toEqual([
      { what: 'come', key: 'key', name: 'Ben' },
      { what: 'show', shown: { ...START, moment: 15 } },
    ])
    expect(together.manner).toBe('leading')
  })

  it('whose line has dropped meanwhile, and somebody else leads, goes after them', async () => {
    const { outside, projector, hears, together } = await watching()
    await hears({ people: ledBy(me) })
    projector.go(15)
    outside.socket.drop(1006)
    await outside.pass(2000)
    outside.socket.greet({ shown: { ...START, moment: 6 }, people: ledBy(mara) })
    expect([together.manner, projector.moment]).toEqual(['led', 6])
  })

  it('goes on alone where nobody watches together any more, or when it leaves', async () => {
    const over = await watching()
    await over.hears({ shown: { ...START, isPlaying: true } })
    over.outside.socket.drop(CLOSE.gone)
    expect(over.together.status).toEqual({ kind: 'closed', why: 'gone' })
    expect(over.isDue()).toBe(true)
    const left = await watching()
    left.together.leave()
    expect([left.said().at(-1), left.outside.socket.isUp, left.projector.isLed]).toEqual([
      { what: 'leave' },
      false,
      false,
    ])
  })
})
