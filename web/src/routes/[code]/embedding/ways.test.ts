import { expect, test } from 'vitest'
import { snippet, type Embedded } from './ways.ts'

const TABLE: Embedded = {
  link: 'https://night.example/KRTBW',
  code: 'KRTBW',
  room: 'room-id',
  language: 'de',
  title: 'I’m "Not" <a> Robot',
}

test('each way names the room besides its code, and is sound HTML whatever the title', () => {
  const [element, frame] = [snippet('element', TABLE), snippet('frame', TABLE)]
  expect(snippet('link', TABLE)).toBe('https://night.example/KRTBW')
  expect(frame).toContain('src="https://night.example/embed/KRTBW?room=room-id&amp;lang=de"')
  expect(element).toContain('src="https://night.example/robot-night.js"')
  expect(element).toContain('<robot-night code="KRTBW" room="room-id" lang="de"')
  // WordPress deletes a frame and keeps what stands in it; a feed shows no element of ours.
  const link =
    /<a href="https:\/\/night.example\/KRTBW"><img src="[^"]+\/KRTBW\/picture.png\?lang=de&amp;room=room-id" alt="[^"]+"/
  for (const html of [element, frame]) expect(html).toMatch(link)
  // What reads HTML as a browser does takes a frame out with all that is in it.
  expect(frame.replace(/<iframe.*<\/iframe>/s, '')).toContain('<p><a href="https://night.example/KRTBW">')
  // Wider than its column is no theme's wish.
  expect(frame).not.toContain('max-width: 760px')
  // Where styles are stripped or forbidden, it's still as wide as its column.
  expect(frame).toMatch(/ width="100%" height="\d+" /)
  for (const html of [element, frame]) expect(html).toContain('title="I’m &quot;Not&quot; &lt;a&gt; Robot"')
})
