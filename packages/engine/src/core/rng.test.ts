import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyOf, keyStream, rngFrom, rngOf, type Stream } from './rng.ts'

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
const zeros = '00'.repeat(32)

/** One block of a key stream, as the bytes it stands for. */
function block(key: string, counter: number): string {
  const stream = keyStream(bytes(key))
  const view = new DataView(new ArrayBuffer(64))
  for (let word = 0; word < 16; word++) view.setUint32(word * 4, stream.word(counter * 16 + word), true)
  return Array.from(new Uint8Array(view.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Exactly these words, then an error. */
const words = (...list: number[]): Stream => ({
  word: (index) => list[index] ?? expect.unreachable(`read word ${index} of ${list.length}`),
})

describe('the key stream is ChaCha20', () => {
  // https://www.rfc-editor.org/rfc/rfc8439#appendix-A.1, those with nonce 0
  it.each([
    [
      zeros,
      0,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      zeros,
      1,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      `${'00'.repeat(31)}01`,
      1,
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      `00ff${'00'.repeat(30)}`,
      2,
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
  ])('RFC 8439 A.1: key %s, block %i', (key, counter, stream) => expect(block(key, counter)).toBe(stream))

  it('can be read from any place in any order', () => {
    const places = [0, 1, 127, 128, 5000, 129, 16, 0]
    const stream = keyStream(keyOf('here and there'))
    expect(places.map(stream.word)).toEqual(places.map((place) => keyStream(keyOf('here and there')).word(place)))
  })
})

const ALL = 2 ** 32
const below = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: ALL }))

describe('int', () => {
  it('gives each number for equally many of the words it takes', () => {
    fc.assert(
      fc.property(below, fc.nat(), (count, nth) => {
        const taken = Math.floor(ALL / count)
        const number = nth % count
        // The words that give this number: number, number + count, ... up to the last that is taken.
        const last = number + count * (taken - 1)
        expect(rngFrom(words(number)).int(count)).toBe(number)
        expect(rngFrom(words(last)).int(count)).toBe(number)
        if (last + count < ALL) expect(rngFrom(words(last + count, 0)).int(count)).toBe(0)
      }),
    )
  })

  it('passes over the words that would favour the small numbers', () => {
    const rng = rngFrom(words(ALL - 1, ALL - 4, ALL - 5))
    expect(rng.int(6)).toBe((ALL - 5) % 6)
    expect(rng.drawn).toBe(3)
  })

  it.each([0, -1, 0.5, ALL + 1, Number.NaN])('throws below %d', (count) => {
    expect(() => rngOf('any').int(count)).toThrow('int below 1..2^32')
  })
})

describe('a stream', () => {
  it('read on from where it was left gives the same as read through', () => {
    fc.assert(
      fc.property(fc.array(below, { minLength: 1 }), fc.nat(), (bounds, cut) => {
        const stream = keyStream(keyOf('on and on'))
        const through = rngFrom(stream)
        const all = bounds.map((bound) => through.int(bound))
        const before = rngFrom(stream)
        const at = cut % bounds.length
        const first = bounds.slice(0, at).map((bound) => before.int(bound))
        const after = rngFrom(stream, before.drawn)
        expect([...first, ...bounds.slice(at).map((bound) => after.int(bound))]).toEqual(all)
        expect(after.drawn).toBe(through.drawn)
      }),
    )
  })
})

describe('shuffle', () => {
  it('keeps all that was there', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (list, seed) => {
        const shuffled = [...list]
        rngOf(seed).shuffle(shuffled)
        expect(shuffled.toSorted((one, other) => one - other)).toEqual(list.toSorted((one, other) => one - other))
      }),
    )
  })

  it('reaches each order by exactly one row of draws', () => {
    const orders = new Set<string>()
    for (const last of [0, 1, 2, 3]) {
      for (const third of [0, 1, 2]) {
        for (const second of [0, 1]) {
          const list = ['a', 'b', 'c', 'd']
          rngFrom(words(last, third, second)).shuffle(list)
          orders.add(list.join(''))
        }
      }
    }
    expect(orders.size).toBe(24)
  })

  it('draws one word fewer than there are things, whatever they are', () => {
    const rng = rngOf('any')
    rng.shuffle(['same', 'same', 'same', 'same'])
    expect(rng.drawn).toBe(3)
  })
})

describe('what was once drawn is drawn for ever', () => {
  it('by recorded results', () => {
    const rng = rngFrom(keyStream(bytes(zeros)))
    const list = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    rng.shuffle(list)
    expect({
      list,
      ints: [2, 6, 52, 1000, ALL].map((below) => rng.int(below)),
      pick: rng.pick(['a', 'b', 'c']),
      drawn: rng.drawn,
    }).toEqual({
      list: [6, 8, 2, 7, 9, 5, 1, 0, 3, 4],
      ints: [1, 1, 0, 586, 480319509],
      pick: 'c',
      drawn: 15,
    })
  })

  it('pick throws on an empty list', () => expect(() => rngOf('any').pick([])).toThrow())
})
