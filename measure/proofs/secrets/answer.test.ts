import { describe, expect, it } from 'vitest'
import { hashOf, textOf, type Answer } from './answer.ts'

const [ONE, OTHER] = ['wfRk0/sGkBju/LbeSapDqA==', 'ss6qtfZamNxDsmR9w8KwNA==']

function page(nonce: string, changed: { body?: string; etag?: string; status?: number; cookie?: string } = {}): Answer {
  const body = changed.body ?? `<script nonce="${nonce}">deal()</script>`
  return {
    status: changed.status ?? 200,
    headers: [
      ['Content-Security-Policy', `script-src 'self' 'nonce-${nonce}'`],
      ['ETag', `"${changed.etag ?? hashOf(body)}"`],
      ['Set-Cookie', changed.cookie ?? 'none'],
    ],
    body,
  }
}

describe('two pages that differ only in what is random for each', () => {
  it('are the same', () => {
    expect(textOf(page(ONE))).toBe(textOf(page(OTHER)))
  })

  it.each([
    ['another status', page(OTHER, { status: 404 })],
    ['another header', page(OTHER, { cookie: 'card=AS' })],
    ['another word in the page', page(OTHER, { body: `<script nonce="${OTHER}">deal(1)</script>` })],
    ['an ETag that is not of the page', page(OTHER, { etag: 'secret' })],
    ['a nonce in another place', page(OTHER, { body: `<script nonce="${OTHER}">deal()</script>${OTHER}` })],
    ['a nonce of another form', page('AS')],
    ['another nonce than was said', page(OTHER, { body: `<script nonce="${ONE}">deal()</script>` })],
  ])('but not with %s', (_, other) => {
    expect(textOf(other)).not.toBe(textOf(page(ONE)))
  })

  it('have nothing taken from them where no nonce is said', () => {
    const plain: Answer = { status: 200, headers: [['ETag', `"${hashOf('hand')}"`]], body: 'hand' }
    expect(textOf(plain)).toBe(`200\nETag: "${hashOf('hand')}"\n\nhand`)
  })
})
