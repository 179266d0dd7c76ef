import { describe, expect, it } from 'vitest'
import { escaped } from '#lib/words/escaped.ts'
import { answerTo, asXml, type Place } from './answer.ts'
import { wishOf, type NotAnswered, type Wish } from './wish.ts'

const HOMES = ['night.example', '192.168.1.7:8787']
const asking = (said: Record<string, string>): Wish | NotAnswered => wishOf(new URLSearchParams(said), HOMES)
const PLACE: Place = {
  origin: 'https://night.example',
  title: 'I’m "Not" a <Robot> & co',
  picture: '/KRTBW/picture.png',
}
function answered(said: Record<string, string>) {
  const wish = asking({ url: 'https://night.example/KRTBW', ...said })
  if (typeof wish === 'number') throw new Error(`${wish}`)
  return answerTo(wish, PLACE, wish.about.kind === 'table' ? { code: 'KRTBW', room: 'room-id' } : null)
}

describe('what is asked for', () => {
  it('is a table by its address, as it was pasted', () => {
    expect(asking({ url: 'https://night.example/krtbw?tv&lang=de&theme=light' })).toMatchObject({
      about: { kind: 'table', code: 'KRTBW' },
      language: 'de',
      theme: 'light',
      format: 'json',
    })
    expect(asking({ url: 'http://192.168.1.7:8787/KRTBW/night' })).toMatchObject({
      about: { kind: 'night', code: 'KRTBW' },
    })
    expect(asking({ url: 'https://night.example/krtbwx' })).toMatchObject({ about: { kind: 'table', code: 'KRTBWX' } })
    expect(asking({ url: 'https://night.example/embed/krtbw?room=x' })).toMatchObject({
      about: { kind: 'table', code: 'KRTBW' },
    })
    const id = '7yf9gXzMLRmlqnJaOf8NKw'
    expect(asking({ url: `https://night.example/replay/${id}` })).toMatchObject({ about: { kind: 'match', id } })
  })
  it('is any other page by its path, and of a table of phones only what it is for', () => {
    expect(asking({ url: 'https://night.example/credits' })).toMatchObject({
      about: { kind: 'page', path: '/credits' },
    })
    expect(asking({ url: 'https://night.example/' })).toMatchObject({ about: { kind: 'page', path: '/' } })
    expect(asking({ url: 'https://night.example/companion/KRTBW' })).toMatchObject({
      about: { kind: 'page', path: '/companion' },
    })
  })
  it.each([
    [400, {}],
    [400, { url: 'https://night.example/KRTBW', maxwidth: '-3' }],
    [400, { url: 'https://night.example/KRTBW', maxheight: 'wide' }],
    [404, { url: 'no address' }],
    [404, { url: 'https://other.example/KRTBW' }],
    [404, { url: 'https://night.example.evil.example/KRTBW' }],
    [404, { url: 'https://night.example/api/status' }],
    [404, { url: 'https://night.example/wp-login.php' }],
    [404, { url: 'https://night.example//2130706433/admin' }],
    [404, { url: 'https://night.example///router/status' }],
    [404, { url: 'https://night.example/KRTBW/handoff' }],
    [501, { url: 'https://night.example/KRTBW', format: 'yaml' }],
  ] as const)('is refused with %s: %j', (status, said) => {
    expect(asking(said)).toBe(status)
  })
})

describe('the answer', () => {
  it('is a frame as wide as may be, with whole numbers, and a link for those without one', () => {
    const { type, version, width, height, html } = answered({ maxwidth: '500' })
    expect([type, version, width, height]).toEqual(['rich', '1.0', 500, 560])
    expect(html).toMatch(/^<blockquote><a href="https:\/\/night.example\/KRTBW">/)
    expect(html).toContain('src="https://night.example/embed/KRTBW?room=room-id"')
    // As wide as the column, whatever the most that was said for it.
    expect(html).toContain('width="100%" height="560"')
    expect(answered({}).width).toBe(640)
    expect(answered({ maxheight: '300' }).height).toBe(300)
  })
  it('takes over language and look, and shows a picture only where there is room for it', () => {
    const { html } = answered({ url: 'https://night.example/KRTBW?lang=de&theme=dark' })
    expect(html).toContain('?room=room-id&amp;lang=de&amp;theme=dark"')
    expect(answered({})['thumbnail_url']).toBe('https://night.example/KRTBW/picture.png')
    expect(answered({ maxwidth: '600' })['thumbnail_url']).toBeUndefined()
  })
  it('has no way out of its marks', () => {
    expect(escaped(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;')
    expect(String(answered({}).html).match(/<[a-z]+/g)).toEqual(['<blockquote', '<a', '<img', '<br', '<iframe'])
    const xml = asXml({ title: PLACE.title, width: 640 })
    expect(xml).toContain('<title>I’m &quot;Not&quot; a &lt;Robot&gt; &amp; co</title>')
    expect(xml).toContain('<width>640</width>')
  })
  it('to a night is a link', () => {
    const answer = answered({ url: 'https://night.example/KRTBW/night' })
    expect(answer.type).toBe('link')
    expect(answer.html).toBeUndefined()
  })
  it('to a match that has ended is a link with its picture', () => {
    const answer = answered({ url: 'https://night.example/replay/7yf9gXzMLRmlqnJaOf8NKw' })
    expect(answer).toMatchObject({ type: 'link', title: PLACE.title, thumbnail_width: 1200 })
    expect(answer.html).toBeUndefined()
  })
})
