import { readFileSync } from 'node:fs'
import {
  boardOf,
  DIRECTIONS,
  orderOf,
  runStep,
  squareAt,
  type Board,
  type BoardName,
  type Direction,
  type Placement,
  type Rank,
} from '@robot-night/engine/games/cardbot-derby'
import { marked } from 'marked'
import { describe, expect, it } from 'vitest'
import { pictureOf, type Panel, type PictureSquare } from '#lib/reading/picture.ts'

const TEXT = readFileSync(new URL('../../lib/words/en/titles/cardbot-derby/howto.md', import.meta.url), 'utf8')
const SPRITE = readFileSync(new URL('board.svg', import.meta.url), 'utf8')
const pictures = marked
  .lexer(TEXT)
  .flatMap((token) => (token.type === 'code' && token['lang'] !== undefined ? [pictureOf(String(token['text']))] : []))
const scenes = pictures.filter(({ panels }) => panels.some((panel) => boardsIn(panel).length > 0))

/** Where on which of our boards the pictures of squares lie, in the order of the text, and what is played there. */
const STORIES: readonly { board: BoardName; corners: readonly [number, number][]; cards: Rank[]; side?: Direction }[] =
  [
    { board: 'workshop', corners: [[0, 6]], cards: ['K'] },
    { board: 'workshop', corners: [[1, 2]], cards: ['K', '4'] },
    { board: 'workshop', corners: [[1, 4]], cards: ['K', '4', '8'], side: 'S' },
    { board: 'workshop', corners: [[1, 4]], cards: ['K', '4', '8', '4', '8'] },
    { board: 'carousel', corners: [[1, 1]], cards: ['8', '4'] },
    { board: 'funhouse', corners: [[1, 3]], cards: ['7'] },
    { board: 'funhouse', corners: [[2, 2]], cards: ['K'] },
    {
      board: 'funhouse',
      corners: [
        [2, 1],
        [2, 5],
      ],
      cards: ['K'],
    },
    { board: 'roundhouse', corners: [[2, 1]], cards: ['K'] },
  ]

describe('the pictures of how to play', () => {
  it('show only what there is a drawing of', () => {
    for (const { layers } of scenes
      .flatMap(({ panels }) => panels)
      .flatMap(boardsIn)
      .flat(2))
      for (const name of layers) expect(SPRITE).toContain(`id="tile-${name}"`)
  })

  it('are all known here', () => expect(scenes).toHaveLength(STORIES.length))

  it.each(STORIES.map((story, at) => ({ ...story, told: scenes[at]?.alt, panels: scenes[at]?.panels ?? [] })))(
    'go by the rules: $told',
    ({ board: name, corners, cards, side, panels }) => {
      const board = boardOf(name)
      const [before = [], , after = []] = panels.map((panel) => robotsIn(panel, corners))
      for (const { at, layers } of panels.flatMap((panel) => squaresIn(panel, corners)))
        expect(layers.join('+').replace('gear', 'plain'), `${name} ${at}`).toBe(lookOf(board, at))
      const robots: Placement[] = before.map(({ at, facing }) => ({ at, facing, entry: null, next: 'K' }))
      const order = orderOf(
        0,
        cards.map((card) => [card]),
        0,
      )
      const course = { board, finishOnTarget: false, robots }
      runStep(course, { step: 0, order, commands: cards }, { tell: null, choose: () => side ?? null })
      expect(course.robots.map(({ at, facing }) => ({ at, facing }))).toEqual(after)
    },
  )
})

function boardsIn({ rows }: Panel): (readonly (readonly PictureSquare[])[])[] {
  return rows.flatMap((row) => row.flatMap((piece) => (piece.kind === 'board' ? [piece.rows] : [])))
}

/** A panel may show several parts of a board, each with its upper left corner. */
function squaresIn(panel: Panel, corners: readonly [number, number][]) {
  return boardsIn(panel).flatMap((rows, part) => {
    const [left, top] = corners[part] ?? [0, 0]
    return rows.flatMap((row, y) => row.map((square, x) => ({ ...square, at: squareAt(left + x, top + y) })))
  })
}

function robotsIn(panel: Panel, corners: readonly [number, number][]) {
  const standing = squaresIn(panel, corners).flatMap(({ at, robot }) => (robot ? [{ at, ...robot }] : []))
  return standing
    .toSorted((one, other) => one.robot - other.robot)
    .map(({ at, turn }) => ({ at, facing: DIRECTIONS[turn] }))
    .flatMap(({ at, facing }) => (facing ? [{ at, facing }] : []))
}

const LOOKS = { plain: 'plain', teleport: 'portal', sticky: 'tar', slippery: 'ice', belt: 'belt+chevrons' } as const

function lookOf({ features }: Board, at: number): string {
  const feature = features[at]
  if (!feature) throw new Error(`no square ${at}`)
  if (feature.kind === 'turntable') return feature.quarter === 1 ? 'turn-right' : 'turn-left'
  return feature.kind === 'target' ? `target-${feature.target}` : LOOKS[feature.kind]
}
