import {
  boardOf,
  orderOf,
  RANKS,
  runStep,
  SIZE,
  solo,
  squareAt,
  type Board,
  type Choice,
  type Direction,
  type Placement,
  type RaceEvent,
  type Rank,
  type Target,
} from '@robot-night/engine/games/cardbot-derby'
import type { Ghost, Token } from '../../games/cardbot-derby/board/shapes.ts'
import { motionOf } from '../../games/cardbot-derby/playback/keyframes.ts'
import { storyboard } from '../../games/cardbot-derby/playback/storyboard.ts'
import { ghostOf } from '../../games/cardbot-derby/board/ghost.ts'
import type { AnimatedShot } from '../../games/cardbot-derby/playback/timeline.ts'

/** A board with robots on it and, if they have cards, what comes of them. */
interface Scene {
  board: string
  /** `3,2E K 4 9`: column and row from 0, facing, cards by step; a drone with `*` before it. */
  robots: readonly string[]
  next?: Target
  withStarts?: boolean
  /** Shows where the first robots would come, and moves nobody. */
  ghosts?: number
  /** Sides taken where there is a choice; none left: it waits. */
  sides?: readonly Direction[]
}

export const SCENES = {
  workshop: { board: 'workshop', robots: [], withStarts: true },
  paternoster: { board: 'paternoster', robots: [], withStarts: true },
  carousel: { board: 'carousel', robots: [], withStarts: true },
  funhouse: { board: 'funhouse', robots: [], withStarts: true },
  two: { board: 'workshop', robots: ['2,0S', '4,0S'] },
  four: { board: 'funhouse', robots: ['4,3E', '2,5W', '2,2E', '5,4N'] },
  eight: { board: 'carousel', robots: ['0,2E', '6,2W', '6,4W', '0,4E', '3,0S', '3,6N', '*0,0E', '*6,6W'] },
  ghost: { board: 'funhouse', robots: ['4,3E K 10 8 Q 3', '2,5W', '2,2E', '5,4N'], next: 'Q', ghosts: 1 },
  ghosts: { board: 'carousel', robots: ['0,2W K 9 Q A 5', '6,4W', '3,3N K Q J A 10', '5,5S'], ghosts: 3 },
  move: { board: 'workshop', robots: ['3,2E A'] },
  turns: { board: 'workshop', robots: ['3,2E 9', '1,2N 8', '5,4S 7', '2,4W 6'] },
  shove: { board: 'funhouse', robots: ['1,2E Q', '2,2N 4', '5,4N 8', '1,5W 6'] },
  ontoBelt: { board: 'paternoster', robots: ['4,3E Q', '5,3N 4', '6,4S 8'] },
  ping: { board: 'funhouse', robots: ['3,3E A 9', '4,3S 4 5', '5,3N 8 4', '1,4S 6 2'], sides: ['S'] },
  asked: { board: 'funhouse', robots: ['3,3E A', '4,3S 4', '5,3N 8', '1,4S 6'] },
  jam: { board: 'workshop', robots: ['2,3E A', '3,3N 4', '4,3N 8', '3,2S 6', '3,4N 2'] },
  edge: { board: 'workshop', robots: ['3,0N A', '2,6S K'] },
  seam: { board: 'workshop', robots: ['6,3E A 10', '0,4W K 9', '0,2E 2 2'] },
  seamShove: { board: 'workshop', robots: ['5,3E A', '6,3N 4'] },
  slide: { board: 'funhouse', robots: ['2,2E K', '3,5N A'] },
  portal: { board: 'carousel', robots: ['5,0N 2 6', '1,6E 3 7'] },
  tar: { board: 'funhouse', robots: ['1,3E 3 K'] },
  touch: { board: 'funhouse', robots: ['2,3E K', '3,2S Q'], next: 'J' },
  loop: { board: 'carousel', robots: ['0,1E 2', '1,1E 4', '3,1N 2', '6,1W 6', '6,5W 3', '0,5N 4'] },
  round: {
    board: 'funhouse',
    robots: ['2,0S A 10 7 K 4', '4,0S K 9 Q 5 J', '4,6N Q J 3 A 8', '2,6N 10 K 9 6 A'],
    sides: ['E', 'S', 'W', 'N', 'E', 'S'],
  },
  crowd: {
    board: 'carousel',
    robots: [
      '0,2E A 10 7 K 4',
      '6,2W K 9 Q 5 J',
      '6,4W Q J 3 A 8',
      '0,4E 10 K 9 6 A',
      '3,0S J A 5 10 2',
      '3,6N A K 4 Q 3',
      '*0,0E 9 A K 2 Q',
      '*6,6W K 10 J 7 9',
    ],
    sides: ['E', 'S', 'W', 'N', 'E', 'S', 'W', 'N'],
  },
} satisfies Readonly<Record<string, Scene>>
export type SceneName = keyof typeof SCENES

/** What the board shows in a scene, and the shots that it runs through. */
export interface Staged {
  board: Board
  start: readonly Placement[]
  tokens: readonly Omit<Token, 'at' | 'facing'>[]
  withStarts: boolean
  ghosts: readonly Ghost[]
  shots: readonly AnimatedShot[]
  waiting: Choice | null
}

export function staged(name: SceneName): Staged {
  const scene: Scene = SCENES[name]
  const board = boardOf(scene.board)
  const cast = scene.robots.map((told) => robotFrom(told, scene.next ?? null))
  const start = cast.map(({ placement }) => placement)
  const { steps, waiting } = scene.ghosts ? { steps: [], waiting: null } : run(board, cast, scene)
  const drawn = storyboard(start, steps, { isBelt: (square) => board.features[square]?.kind === 'belt', paid: [] })
  return {
    ...{ board, start, waiting },
    tokens: cast.map(({ face, plate }, robot) => ({ robot, face, plate, name: `Robot ${robot}`, isMine: robot === 0 })),
    withStarts: scene.withStarts ?? false,
    ghosts: cast.slice(0, scene.ghosts ?? 0).map((own, robot) => ghost(board, own, robot)),
    shots: drawn.map((shot) => ({ shot, motion: motionOf(shot) })),
  }
}

interface Cast {
  placement: Placement
  cards: Rank[]
  face: number | null
  plate: number | null
}
const FORM = /^(\*?)(\d),(\d)([NESW])(.*)$/
let drones = 0

function robotFrom(told: string, next: Target | null): Cast {
  const [, star, x, y, dir, cards = ''] = FORM.exec(told) ?? []
  const facing = (['N', 'E', 'S', 'W'] as const).find((each) => each === dir) ?? 'N'
  const at = squareAt(Number(x) % SIZE, Number(y))
  const ranks = cards.split(' ').flatMap((card) => RANKS.find((rank) => rank === card) ?? [])
  const isDrone = star === '*'
  return {
    placement: { at, facing, entry: null, next: next ?? 'J' },
    cards: ranks,
    face: isDrone ? null : Number(x) + Number(y),
    plate: isDrone ? (drones++ % 2) + 1 : null,
  }
}

function run(board: Board, cast: readonly Cast[], { sides = [] }: Scene) {
  const course = { board, finishOnTarget: false, robots: cast.map(({ placement }) => ({ ...placement })) }
  const programs = cast.map(({ cards }) => cards)
  const left = [...sides]
  const steps: { step: number; events: RaceEvent[] }[] = []
  for (let step = 0; step < (programs[0]?.length ?? 0); step++) {
    const events: RaceEvent[] = []
    const order = orderOf(step, programs, 0)
    const commands = programs.map((cards) => cards[step] ?? '8')
    const hooks = { tell: (event: RaceEvent) => void events.push(event), choose: () => left.shift() ?? null }
    const waits = runStep(course, { step, order, commands }, hooks)
    steps.push({ step, events })
    if (waits) return { steps, waiting: waits.choice }
  }
  return { steps, waiting: null }
}

function ghost(board: Board, { placement, cards, face }: Cast, robot: number): Ghost {
  const course = { board, finishOnTarget: false, robots: [{ ...placement }] }
  return ghostOf({ robot, face, isFaint: robot > 0 }, placement, solo(course, cards))
}
