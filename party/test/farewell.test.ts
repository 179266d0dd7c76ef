import { expect, it } from 'vitest'
import { Caller, KINDS, PLACES } from './places.ts'

it.each(KINDS)('a client that leaves hears that it was heard, with a code or without: %s', async (kind) => {
  const { call } = await PLACES[kind]!()
  for (let time = 0; time < 8; time++) {
    const [speaking, wordless] = [new Caller(await call()), new Caller(await call())]
    speaking.socket.close(4999, 'enough')
    wordless.socket.close()
    expect(await Promise.all([speaking.ended, wordless.ended])).toEqual([4999, 1000])
  }
})
