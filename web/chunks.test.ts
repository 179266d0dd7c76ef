import { describe, expect, it } from 'vitest'
import { sharing } from './chunks.ts'

const SITE: Readonly<Record<string, readonly string[]>> = {
  '/web/src/routes/+layout.svelte': ['/lib/Gear.svelte'],
  '/web/src/routes/+page.svelte': ['/lib/Button.svelte'],
  '/web/src/routes/[code]/+page.svelte': ['/lib/Button.svelte', '/lib/link.ts', '/lib/robots.ts'],
  '/web/src/routes/[code]/Play.svelte': ['/lib/Stage.svelte'],
  '/web/src/routes/[code]/Lobby.svelte': ['/lib/Chair.svelte', '/lib/Field.svelte', '/lib/Bar.svelte'],
  '/web/src/routes/replay/[id]/+page.svelte': ['/lib/robots.ts', '/lib/Bust.svelte'],
  '/web/src/routes/how-to/+page.svelte': ['/lib/Field.svelte', '/web/src/games/one/printed.ts'],
  '/web/src/routes/embed/[code]/+page.svelte': ['/lib/link.ts', '/lib/Stage.svelte'],
  ...table('one', ['/lib/Ring.svelte', '/web/src/games/one/printed.ts']),
  ...table('two', ['/lib/Ring.svelte']),
  ...table('three', ['/lib/Bust.svelte']),
  ...table('four', []),
}

function table(title: string, imports: readonly string[]): Record<string, readonly string[]> {
  const at = `/web/src/games/${title}`
  return {
    [`${at}/pieces.ts`]: [],
    [`${at}/Screen.svelte`]: [`${at}/Hand.svelte`, '/lib/Dial.svelte', '/lib/Bar.svelte', ...imports],
    [`${at}/Over.svelte`]: [`${at}/Podium.svelte`, '/lib/Laurel.svelte'],
    [`${at}/Reveal.svelte`]: [`${at}/Podium.svelte`, '/lib/Laurel.svelte'],
    [`${at}/words/en.ts`]: [`${at}/words/en/log.ts`, `${at}/words/telling.ts`],
    [`${at}/words/de.ts`]: [`${at}/words/telling.ts`],
  }
}

const named = sharing({
  all: [...new Set([...Object.keys(SITE), ...Object.values(SITE).flat()])],
  imports: (id) => SITE[id] ?? [],
  fetches: (id) =>
    id.endsWith('/pieces.ts')
      ? ['Screen.svelte', 'Over.svelte', 'Reveal.svelte'].map((file) => id.replace('pieces.ts', file))
      : [],
})

describe('what lies in a file with what', () => {
  it('is needed by every page, or by home and rooms', () => {
    expect(named('/lib/Gear.svelte')).toBe('site')
    expect(named('/lib/Button.svelte')).toBe('site')
  })

  it('fetches a part, and lies alone, for an embed fetches one too', () => {
    expect(named('\0vite/preload-helper.js')).toBe('fetching')
  })

  it('is needed by every room, whatever an embed takes of it', () => {
    expect(named('/lib/link.ts')).toBe('room')
    expect(named('/lib/Stage.svelte')).toBe('room')
    expect(named('/lib/Bar.svelte')).toBe('room')
  })

  it('is no more for another page than what that shares with rooms', () => {
    expect(named('/lib/robots.ts')).toBe('room-too')
    expect(named('/lib/Bust.svelte')).toBe('room-too')
    expect(named('/lib/Field.svelte')).toBe('form~lobby')
    expect(named('/lib/Chair.svelte')).toBe('lobby~lobby')
  })

  it('is what a table begins with, in its own title or in several', () => {
    expect(named('/web/src/games/two/Hand.svelte')).toBe('table~two')
    expect(named('/lib/Dial.svelte')).toBe('shared-most~table')
    expect(named('/lib/Ring.svelte')).toBe('shared-2~one~two')
  })

  it('keeps what other pages tell of a title apart from its table', () => {
    expect(named('/web/src/games/one/printed.ts')).toMatch(/^told-\d+~one$/)
  })

  it('is all that a title says in one language, and nothing of the other', () => {
    expect(named('/web/src/games/two/words/en/log.ts')).toBe('words~two~en')
    expect(named('/web/src/games/two/words/de.ts')).toBe('words~two~de')
    expect(named('/web/src/games/two/words/telling.ts')).toBe('table~two')
  })

  it('is what comes later, where several parts need it', () => {
    expect(named('/web/src/games/two/Podium.svelte')).toBe('later~two')
    expect(named('/lib/Laurel.svelte')).toBe('shared-later')
  })
})
