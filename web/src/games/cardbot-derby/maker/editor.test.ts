import { boardOf, squareAt } from '@robot-night/engine/games/cardbot-derby'
import { describe, expect, it } from 'vitest'
import { checked } from './check.ts'
import { BARE, facingOf, missingStarts, signAt } from './draft.ts'
import { Editor } from './editor.svelte.ts'
import { pictureOf } from './picture.ts'

/** With the start slots 0 and 1 at (2, 0) and (4, 0), the Jack at (3, 3). */
const editing = () => new Editor(BARE)

describe('who draws a board', () => {
  it('sees a stroke while it is drawn, and keeps it when it ends', () => {
    const editor = editing()
    editor.begin(squareAt(0, 1))
    editor.over(squareAt(0, 2))
    expect(signAt(editor.draft, squareAt(0, 1))).toBe('s')
    expect(editor.kept).toBe(BARE)
    editor.end()
    expect(signAt(editor.kept, squareAt(0, 2))).toBe('s')
    editor.undo()
    expect(editor.kept).toBe(BARE)
  })

  it('draws nothing by going over squares with no finger down, nor once it is cancelled', () => {
    const editor = editing()
    editor.over(squareAt(0, 1))
    editor.begin(squareAt(0, 1))
    editor.over(squareAt(0, 2))
    editor.cancel()
    editor.end()
    expect([editor.kept, editor.mayUndo]).toEqual([BARE, false])
  })

  it('takes the piece in hand that is touched, and turns it with the next tap', () => {
    const editor = editing()
    editor.choose('start')
    editor.tap(squareAt(4, 0))
    expect([editor.sign, editor.kept]).toEqual(['1', BARE])
    editor.tap(squareAt(4, 0))
    expect(facingOf(editor.kept, '1')).toBe('W')
  })

  it('is handed the start slots that are missing, one after another', () => {
    const editor = editing()
    editor.clear(squareAt(2, 0))
    editor.clear(squareAt(4, 0))
    editor.choose('start')
    editor.tap(squareAt(0, 0))
    expect(editor.sign).toBe('1')
    editor.tap(squareAt(1, 0))
    expect(missingStarts(editor.kept)).toEqual([])
  })

  it('finds a belt as it was laid last', () => {
    const editor = editing()
    editor.take('w')
    editor.choose('q')
    editor.choose('belt')
    expect([editor.tool, editor.sign]).toEqual(['belt', 'w'])
  })
})

describe('what is said of a draft', () => {
  it('is how fair it is, or what is to be mended and where', () => {
    expect(checked(boardOf('workshop').text)).toMatchObject({ faults: [], squares: [], fairness: { verdict: 'even' } })
    const editor = editing()
    editor.take('j')
    editor.tap(squareAt(5, 4))
    const { faults, squares, fairness } = checked(editor.kept)
    expect(faults.map(({ code }) => code)).toEqual(['not_two_teleports'])
    expect([squares, fairness]).toEqual([[squareAt(5, 4)], null])
  })

  it('has a picture that differs with the board', () => {
    expect(pictureOf(BARE)).toMatch(/^data:image\/svg\+xml,/)
    expect(pictureOf(BARE)).not.toBe(pictureOf(boardOf('workshop').text))
  })
})
