import { describe, expect, it } from 'vitest'
import { HttpReader } from './events.ts'

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
const GET = 'GET /stream HTTP/1.1\r\nHost: here\r\n\r\n'
const POST = 'POST /stream HTTP/1.1\r\nContent-Length: 4\r\n\r\nping'
const TAKEN = 'HTTP/1.1 204 No Content\r\n\r\n'
const HEAD = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n'
const EVENTS = ['event: stream\ndata: {}\n\n', 'data: {"n":1}\n\n', ':\n\n', 'data: {"n":2}\n\n']
const END = '0\r\n\r\n'

const piecesOf = (texts: readonly string[]) => {
  const reader = new HttpReader()
  return texts.flatMap((text) => reader.read(Buffer.from(text)))
}
const told = (texts: readonly string[]) => piecesOf(texts).map(({ kind, bytes }) => [kind, String(bytes)])

describe('a connection without an upgrade, in pieces', () => {
  it('is cut into what is asked, and what is said', () => {
    expect(told([GET + POST + POST])).toEqual([
      ['greeting', GET],
      ['message', POST],
      ['message', POST],
    ])
    expect(told([TAKEN])).toEqual([['message', TAKEN]])
  })

  const events = EVENTS.map((event) => [event.startsWith('data') ? 'message' : 'control', chunk(event)])
  it.each([
    ['one at a time', [HEAD, ...EVENTS.map(chunk), END]],
    ['all together', [HEAD + chunk(EVENTS.join('')) + END]],
    ['byte by byte', [...(HEAD + EVENTS.map(chunk).join('') + END)]],
    ['torn apart', [HEAD, chunk(EVENTS.join('').slice(0, 30)), chunk(EVENTS.join('').slice(30)), END]],
  ])('is cut where its events end, which come %s', (_, texts) => {
    expect(told(texts)).toEqual([['greeting', HEAD], ...events, ['control', END]])
  })
})
