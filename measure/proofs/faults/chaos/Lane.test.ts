import { expect, it } from 'vitest'
import { Lane } from './Lane.ts'
import { noTally, type Weather } from './weather.ts'

const CLEAR: Weather = { delay: 0, double: 0, swap: 0, lose: 0, tear: 0, mute: 0 }

function laneIn(weather: Weather) {
  const tally = noTally()
  const out: string[] = []
  let finished = () => {}
  const end = new Promise<void>((done) => (finished = done))
  const ends = {
    write: (bytes: Buffer) => void out.push(String(bytes)),
    cut: () => void out.push('cut'),
    mute: () => lane.mute(),
    end: finished,
  }
  const lane = new Lane(ends, { weather, tally, seed: 'lane' })
  const say = (text: string) => lane.take({ kind: 'message', bytes: Buffer.from(text) })
  const finish = () => {
    lane.finish()
    return end
  }
  return { lane, tally, out, say, finish }
}

it('a clear lane passes everything in order', async () => {
  const { out, say, finish } = laneIn(CLEAR)
  for (const text of ['one', 'two']) say(text)
  await finish()
  expect(out).toEqual(['one', 'two'])
})

it('a message is swapped with the next, and goes alone where nothing follows', async () => {
  const { out, say, finish, tally } = laneIn({ ...CLEAR, swap: 100 })
  for (const text of ['one', 'two', 'three']) say(text)
  await finish()
  expect(out).toEqual(['two', 'one', 'three'])
  expect(tally.swapped).toBe(1)
})

it.each(['{"since":0,}', '{"table":null}', '{"room":{}}'])(
  'whole tables keep their place, and empty ones: %s',
  async (whole) => {
    const { out, say, finish } = laneIn({ ...CLEAR, swap: 100 })
    for (const text of [whole, 'two']) say(text)
    await finish()
    expect(out).toEqual([whole, 'two'])
  },
)

it('a doubled message comes twice at once', async () => {
  const { out, say, finish } = laneIn({ ...CLEAR, double: 100 })
  say('one')
  await finish()
  expect(out).toEqual(['oneone'])
})

it('half of a torn message is all that comes before the cut', async () => {
  const { out, say, finish } = laneIn({ ...CLEAR, tear: 100 })
  say('four')
  await finish()
  expect(out).toEqual(['fo', 'cut'])
})

it('a calm lane is honest, and breaks if it has lost something', async () => {
  const { lane, out, say, finish, tally } = laneIn({ ...CLEAR, lose: 100 })
  say('gone')
  lane.calm()
  say('here')
  await finish()
  expect(out).toEqual(['cut', 'here'])
  expect(tally.dropped).toBe(1)
})

it('a lane that fell silent passes nothing, stays open, and breaks when all is calm', async () => {
  const { lane, out, say, finish } = laneIn({ ...CLEAR, mute: 100 })
  for (const text of ['one', 'two']) say(text)
  lane.take({ kind: 'control', bytes: Buffer.from('ping') })
  expect(out).toEqual([])
  lane.calm()
  await finish()
  expect(out).toEqual(['cut'])
})
