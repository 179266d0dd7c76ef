import { describe, expect, it } from 'vitest'
import { Projector, type Ticking } from './projector.svelte.ts'
import { hashOf, placeIn } from './place.ts'
import { filmOf, goldensOf } from './testing.ts'

const settled = () => new Promise((done) => setImmediate(done))

class Hands implements Ticking {
  due: { ms: number; then: () => void } | null = null
  after(ms: number, then: () => void): () => void {
    const due = { ms, then }
    this.due = due
    return () => (this.due = this.due === due ? null : this.due)
  }
  async pass(): Promise<void> {
    const { due } = this
    this.due = null
    due?.then()
    await settled()
  }
}

async function projector(moment = 0) {
  const hands = new Hands()
  const film = await filmOf(goldensOf('robot-revolution')[0]!)
  const shows = new Projector(film, { moment, eye: 'watcher' }, hands)
  await settled()
  return { shows, film, hands }
}

describe('a projector', () => {
  it('steps on with what this eye heard, and cuts to anywhere else', async () => {
    const { shows, film } = await projector()
    expect(shows.frame).toMatchObject({ moment: 0, news: { n: 0, events: [] } })
    shows.step(1)
    await settled()
    const at = film.next(0, 'watcher', 1)!
    expect(shows.frame).toMatchObject({ moment: at, news: { n: 1, isLeap: false } })
    expect(shows.frame!.news.events).toEqual(film.heard(at, 'watcher'))
    shows.step(-1)
    await settled()
    expect(shows.frame).toMatchObject({ moment: 0, news: { n: 2, events: [], isLeap: true } })
    shows.go(20)
    await settled()
    expect(shows.frame).toMatchObject({ moment: 20, news: { n: 3, events: [], isLeap: true } })
  })

  it('another eye sees its own view of the same moment', async () => {
    const { shows, film } = await projector(5)
    shows.see(1)
    await settled()
    expect(shows.frame?.scene).toEqual((await film.look(5)).seats[1])
    shows.see('open')
    await settled()
    expect(shows.frame?.scene).toEqual((await film.look(5)).watcher)
  })

  it('plays on its own, waits for what is shown, and stops at the end', async () => {
    const { shows, film, hands } = await projector(film0 - 3)
    shows.run(2)
    shows.play()
    expect(hands.due?.ms).toBe(750)
    await hands.pass()
    shows.showing(true)
    expect(hands.due).toBeNull()
    shows.showing(false)
    for (let at = 0; at < 5; at++) await hands.pass()
    expect(shows).toMatchObject({ moment: film.last, isPlaying: false })
    shows.play()
    await settled()
    expect(shows).toMatchObject({ moment: 0, isPlaying: true })
    shows.pause()
    expect(hands.due).toBeNull()
  })

  it('very fast there is nothing in motion', async () => {
    const { shows, hands } = await projector()
    shows.run(4)
    shows.play()
    await hands.pass()
    expect(shows.frame).toMatchObject({ news: { n: 1, events: [] } })
  })

  it('the latest wish is shown', async () => {
    const { shows } = await projector()
    for (const moment of [3, 9, 4]) shows.go(moment)
    await settled()
    expect(shows.frame?.moment).toBe(4)
    shows.go(100_000)
    await settled()
    expect(shows.frame?.moment).toBe(shows.film.last)
  })
})

const film0 = goldensOf('robot-revolution')[0]!.moves.length

describe('the end of an address', () => {
  it('says the moment and the eye', () => {
    expect(placeIn('#m=42&as=2', 3)).toEqual({ moment: 42, eye: 1 })
    expect(placeIn('#m=42', 3)).toEqual({ moment: 42, eye: 'watcher' })
    expect(placeIn('#m=0&as=open', 3)).toEqual({ moment: 0, eye: 'open' })
    for (const eye of ['watcher', 'open', 2] as const)
      expect(placeIn(hashOf({ moment: 7, eye }), 3)).toEqual({ moment: 7, eye })
  })
  it('may say anything', () => {
    expect(placeIn('', 3)).toBeNull()
    expect(placeIn('#m=x', 3)).toBeNull()
    expect(placeIn('#m=-1', 3)).toBeNull()
    expect(placeIn('#m=1&as=9', 3)).toEqual({ moment: 1, eye: 'watcher' })
  })
})
