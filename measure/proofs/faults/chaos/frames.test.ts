import { describe, expect, it } from 'vitest'
import { FrameReader } from './frames.ts'

const greeting = Buffer.from('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n')
const short = Buffer.concat([Buffer.from([0x81, 2]), Buffer.from('hi')])
const masked = Buffer.concat([Buffer.from([0x81, 0x82, 1, 2, 3, 4]), Buffer.from('xy')])
const long = Buffer.concat([Buffer.from([0x81, 126, 1, 0]), Buffer.alloc(256, 'a')])
const huge = Buffer.concat([Buffer.from([0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]), Buffer.alloc(65_536, 'b')])
const close = Buffer.from([0x88, 0])
const all = [greeting, short, masked, long, huge, close]

describe('a connection in pieces', () => {
  it('is cut where its frames end', () => {
    const pieces = new FrameReader().read(Buffer.concat(all))
    expect(pieces.map(({ kind }) => kind)).toEqual(['greeting', 'message', 'message', 'message', 'message', 'control'])
    expect(pieces.map(({ bytes }) => bytes)).toEqual(all)
  })

  it('is cut alike when it comes byte by byte', () => {
    const reader = new FrameReader()
    const pieces = [...Buffer.concat([greeting, short, masked, long])].flatMap((byte) =>
      reader.read(Buffer.from([byte])),
    )
    expect(pieces.map(({ bytes }) => bytes)).toEqual([greeting, short, masked, long])
  })
})
