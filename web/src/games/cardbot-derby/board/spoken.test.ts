import { boardOf, squareAt } from '@robot-night/engine/games/cardbot-derby'
import { describe, expect, it } from 'vitest'
import { WORDS } from '../words/words.ts'
import { robotLines, squareLines } from './spoken.ts'

describe('the board for who hears it', async () => {
  await WORDS.fetch('en')
  const { board: words } = WORDS.in('en')
  const board = boardOf('funhouse')

  it('says where each robot stands, which way it faces and what lies under it', () => {
    const mira = { robot: 0, face: 0, plate: null, name: 'Mira', isMine: false }
    const [line] = robotLines({ board, words, tokens: [{ ...mira, at: squareAt(3, 2), facing: 'W' }] })
    expect(line).toContain(words.square(4, 3))
    expect(line).toContain(words.robot({ name: 'Mira', facing: 'W', isMine: false }))
    expect(line).toContain(words.feature.ice)
  })

  it('says every square on which something lies', () => {
    const lines = squareLines({ board, words })
    expect(lines.length).toBe(board.features.filter(({ kind }) => kind !== 'plain').length)
    expect(lines.find((line) => line.includes(words.square(1, 2)))).toContain(words.feature.belt('S'))
  })
})
