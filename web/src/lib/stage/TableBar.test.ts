import { createRawSnippet, type ComponentProps } from 'svelte'
import { render } from 'svelte/server'
import { beforeAll, describe, expect, it } from 'vitest'
import TableBar from './TableBar.svelte'
import { roomContext } from './testing.ts'

let context: Awaited<ReturnType<typeof roomContext>>
beforeAll(async () => {
  context = await roomContext('en')
})

const shown = (text: string) => createRawSnippet(() => ({ render: () => `<i>${text}</i>` }))
const playback = (isOn: boolean) => ({ isBlocking: isOn, isSkippable: isOn, skip: () => undefined })
const OFFLINE = 'You’re offline.'

function bar(given: Partial<ComponentProps<typeof TableBar>>): string {
  const said = { title: 'Jonas plays', detail: 'You watch.' }
  const props = {
    said,
    isAsked: false,
    isOffline: false,
    playback: playback(false),
    clock: null,
    now: () => 0,
    robot: null,
    ...given,
  }
  return render(TableBar, { props: { ...props, children: shown('my buttons') }, context }).body
}

describe('the bar below a table', () => {
  it('says what the title says, with my buttons', () => {
    expect(bar({})).toContain('You watch.')
    expect(bar({})).toContain('my buttons')
    expect(bar({})).not.toContain('Skip')
  })

  it('has the clock at its head, unless something is shown; else a picture or a robot', () => {
    const clock = { name: 'turn', seat: null, deadlineAt: 9000, length: 9000 }
    const picture = shown('a drone')
    expect(bar({ clock, picture })).not.toContain('a drone')
    expect(bar({ picture })).toContain('a drone')
    expect(bar({ clock, picture, playback: playback(true) })).toContain('a drone')
    expect(bar({ robot: 3 })).toContain('<svg')
    expect(bar({})).not.toContain('<svg')
  })

  it('says why an answer wasn’t taken', () => {
    expect(bar({ isAsked: true, note: 'Not that card.' })).toContain('Not that card.')
  })

  it('tells those who are asked, and nobody else, that there is no connection', () => {
    expect(bar({ isAsked: true, isOffline: true, note: 'Not that card.' })).toContain(OFFLINE)
    expect(bar({ isOffline: true })).not.toContain(OFFLINE)
  })

  it('offers to skip what is shown, unless a question stands before it', () => {
    expect(bar({ playback: playback(true) })).toContain('Skip')
    expect(bar({ playback: playback(true) })).not.toContain('my buttons')
    expect(bar({ playback: playback(true), skip: 'Back to now' })).toContain('Back to now')
    expect(bar({ playback: playback(true), isAsked: true })).toContain('my buttons')
  })
})
