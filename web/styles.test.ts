import { describe, expect, it } from 'vitest'
import { marksOf } from './styles.ts'

const GAMES = '/web/src/games'

describe('the name of a style sheet', () => {
  it('says whose it is, and what of a title is seen at the end', () => {
    expect(marksOf('table.css', `${GAMES}/one/Screen.svelte`)).toBe('~one')
    expect(marksOf('Over.css', `${GAMES}/one/parts/Over.svelte`)).toBe('~one-over')
    expect(marksOf('table~one.css', `${GAMES}/one/Screen.svelte`)).toBe('')
  })

  it('says with which stages of a room it is drawn, unless with all', () => {
    expect(marksOf('Paused.css', '/web/src/routes/[code]/Paused.svelte')).toBe('~paused')
    expect(marksOf('punched.css', '/web/src/lib/ui/punched.css')).toBe('~night')
    expect(marksOf('Tv.css', '/web/src/routes/[code]/tv/Tv.svelte')).toBe('~tv')
    expect(marksOf('room.css', '/web/src/routes/[code]/+page.svelte')).toBe('')
    expect(marksOf('righteous.woff2', '')).toBe('')
  })
})
