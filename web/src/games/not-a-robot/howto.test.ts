import { readFileSync } from 'node:fs'
import { notARobot, PICTURES, USUAL_OPTIONS } from '@robot-night/engine/games/not-a-robot'
import { scenario } from '@robot-night/engine/testing'
import { marked } from 'marked'
import { describe, expect, it } from 'vitest'
import { pictureOf, type Piece } from '#lib/reading/picture.ts'
import { parted } from '#lib/reading/parted.ts'
import { LANGUAGES } from '#lib/words/language.ts'
import { ANSWER, PICTURES as STORY } from './lesson/story.ts'

const textIn = (language: string) =>
  readFileSync(new URL(`../../lib/words/${language}/titles/not-a-robot/howto.md`, import.meta.url), 'utf8')
const SPRITE = readFileSync(new URL('pieces.svg', import.meta.url), 'utf8')

function piecesIn(language: string): Piece[] {
  const blocks = marked.lexer(textIn(language)).filter(({ type }) => type === 'code')
  return blocks.flatMap((each) =>
    pictureOf(String('text' in each && each.text)).panels.flatMap(({ rows }) => rows.flat()),
  )
}

describe.each(LANGUAGES)('how to play, in %s', (language) => {
  it('has a place for the story', () => expect(parted(textIn(language))).toHaveLength(2))

  it('shows only pictures of the deck, and those of the story in their order', () => {
    const grids = piecesIn(language).flatMap((piece) => (piece.kind === 'pictures' ? [piece.rows.flat()] : []))
    for (const { picture } of grids.flat()) expect(PICTURES).toContain(picture)
    expect(grids[0]?.map(({ picture }) => picture)).toEqual(STORY.map(({ card, side }) => `${card}${side}`))
    expect(grids[0]?.findIndex(({ isMarked }) => isMarked)).toBe(ANSWER - 1)
  })

  it('shows only what there is a drawing of', () => {
    const names = piecesIn(language).flatMap((piece) => (piece.kind === 'tile' ? [piece.name] : []))
    expect(names.length).toBeGreaterThan(3)
    for (const name of names) expect(SPRITE).toContain(`id="${name}"`)
  })

  it('names what every option changes', () => {
    const chapter = textIn(language).split('\n## ').at(-2) ?? ''
    expect(chapter.match(/^- /gm)).toHaveLength(Object.keys(USUAL_OPTIONS).length - 1)
  })

  it('has the points of every end of a round', () => {
    const rows = [...textIn(language).matchAll(/^\| [^|]+ \| (\S+) \| (.+) \|$/gm)].slice(1)
    const told = rows.map(([, robot, human]) => [robot, human].map((cell) => (cell?.match(/\d/g) ?? []).map(Number)))
    expect(told.slice(-4)).toEqual([ended('right'), ended('wrong'), voted(2), voted(0)])
  })
})

const [HUMAN, OTHER, ROBOT] = [0, 1, 2] as const

/** The Robot's points, and those of a Human who voted right. Where a guess ended it, all Humans have as many. */
type Told = [number[], number[]]

function dealt() {
  const state = notARobot.setup(3, { ...USUAL_OPTIONS, objections: false })
  Object.assign(state, {
    round: 1,
    deck: [...STORY],
    answer: 4,
    roles: ['human', 'human', 'robot'],
    serverRole: 'human',
    list: [HUMAN, OTHER, ROBOT].map((seat) => ({
      seat,
      word: `W${'abc'.charAt(seat)}`,
      reviewed: true,
      explanation: null,
    })),
    phase: { kind: 'call', asker: HUMAN, stayed: [] },
  })
  return scenario(notARobot, state)
}

function ended(guess: 'right' | 'wrong'): Told {
  const table = dealt()
  table.answer(ROBOT, 'call', { call: 'reveal' })
  table.answer(ROBOT, 'guess', { place: guess === 'right' ? 4 : 5 })
  const points = table.state.rounds[0]?.ending.points.map(({ total }) => total) ?? []
  return [[points[ROBOT] ?? -1], [points[HUMAN] ?? -1]]
}

/** `others`: how many besides one Human vote for the Robot. */
function voted(others: 0 | 2): Told {
  const table = dealt()
  table.close()
  for (const seat of [HUMAN, OTHER, ROBOT]) table.answer(seat, 'explain', { text: null })
  table.close()
  table.answer(HUMAN, 'vote', { entry: 3 })
  table.answer(OTHER, 'vote', { entry: others > 0 ? 3 : 1 })
  table.answer(ROBOT, 'vote', { entry: 1 })
  table.close()
  const points = table.state.rounds[0]?.ending.points ?? []
  const mine = points[HUMAN]
  return [[points[ROBOT]?.total ?? -1], [mine?.team ?? -1, mine?.own ?? -1].filter((each) => each > 0)]
}
