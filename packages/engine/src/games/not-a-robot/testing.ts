import type { Seat, Stream } from '../../index.ts'
import { scenario, type Scenario } from '../../testing/index.ts'
import { notARobot } from './index.ts'
import { USUAL_OPTIONS } from './material.ts'
import { CARDS, type Picture } from './pictures.ts'
import { setup } from './setup.ts'
import type {
  Ending,
  Entry,
  EntryNumber,
  Event,
  Holder,
  NotARobot,
  Options,
  Phase,
  Place,
  Points,
  Round,
  State,
} from './shapes.ts'

/** A table in the middle of a round. What is not said is as usual: four seats, seat 0 has the Robot card, the answer is 5. */
export interface Given {
  seats?: number
  robot?: Holder
  answer?: Place
  options?: Partial<Options>
  round?: number
  /** `'s1 Yellow, s0 Clothes, s2 -'`: in list order; `-` is a blank. */
  list?: string
  /** Entries that came through a review. */
  reviewed?: EntryNumber[]
  struck?: string
  /** Words of earlier rounds. */
  used?: string[]
  phase?: Phase['kind']
  /** The points of each seat in the rounds that are over. */
  points?: number[][]
}
export type NarScenario = Scenario<NotARobot>

export const given = (told: Given = {}, stream?: Stream): NarScenario => scenario(notARobot, stateOf(told), stream)

export function stateOf(told: Given = {}): State {
  const { seats = 4, robot = 0, answer = 5 } = told
  const options = { ...USUAL_OPTIONS, ...told.options }
  const struck = wordsIn(told.struck ?? '').map(({ seat, word }) => ({ seat, word: word ?? '' }))
  const list = wordsIn(told.list ?? '').map(({ seat, word }, at): Entry => ({
    ...{ seat, word, explanation: null },
    reviewed: told.reviewed?.includes(at + 1) ?? false,
  }))
  const used = [...(told.used ?? []), ...struck.map(({ word }) => word), ...list.flatMap(({ word }) => word ?? [])]
  const state: State = {
    ...setup(seats, options),
    ...{ list, struck, used, answer },
    round: told.round ?? (told.points?.[0]?.length ?? 0) + 1,
    deck: CARDS.map((card): Picture => ({ card, side: 'a' })),
    roles: Array.from({ length: seats }, (_, seat) => (seat === robot ? 'robot' : 'human')),
    serverRole: options.server ? (robot === 'server' ? 'robot' : 'human') : null,
    rounds: roundsOf(told.points ?? []),
  }
  return { ...state, phase: phaseOf(told.phase ?? 'associate', state) }
}

function wordsIn(text: string): { seat: Seat; word: string | null }[] {
  if (text === '') return []
  return text.split(', ').map((each) => {
    const found = /^s(\d) (.+)$/.exec(each)
    if (!found) throw new Error(`no seat and word in ${each}`)
    return { seat: Number(found[1]), word: found[2] === '-' ? null : (found[2] ?? null) }
  })
}

function phaseOf(kind: Phase['kind'], { seats, list, struck, roles }: State): Phase {
  const missing = [...Array(seats).keys()].filter((seat) => !list.some((each) => each.seat === seat))
  switch (kind) {
    case 'associate':
      return struck.length > 0
        ? { kind, asked: missing, again: true }
        : { kind, asked: [...Array(seats).keys()], again: false }
    case 'review':
      return { kind, answers: [] }
    case 'call':
      return { kind, asker: list[0]?.seat ?? 0, stayed: [] }
    case 'guess':
      return { kind, seat: roles.indexOf('robot') }
    case 'explain':
      return { kind, entry: 1 }
    case 'debate':
      return { kind, ready: [] }
    case 'vote':
      return { kind, votes: [] }
    case 'result':
      return { kind, continued: [] }
    case 'over':
      return { kind }
  }
}

/** Rounds that are over, of which only the points matter. */
function roundsOf(points: readonly (readonly number[])[]): Round[] {
  return (points[0] ?? []).map((_, at): Round => {
    const ending: Ending = {
      ...{ robot: 'server', guess: null, count: null, winner: 'humans' },
      points: points.map((own): Points => ({ team: own[at] ?? 0, own: 0, robot: 0, total: own[at] ?? 0 })),
    }
    return { answer: 1, picture: { card: 'c01', side: 'a' }, ending }
  })
}

/** Words in the order of the text; `-` says nothing. */
export function give(table: NarScenario, text: string): void {
  for (const { seat, word } of wordsIn(text)) if (word !== null) table.answer(seat, 'associate', { word })
}

/** From the call to the vote, all silent and without a written word. */
export function discuss(table: NarScenario): void {
  table.close()
  while (table.state.phase.kind === 'explain') {
    const { entry } = table.state.phase
    table.answer(table.state.list[entry - 1]!.seat, 'explain', { text: null })
  }
  table.close()
}

/** By seat; null: no vote. Then all are shown. */
export function vote(table: NarScenario, entries: readonly (EntryNumber | null)[]): void {
  entries.forEach((entry, seat) => {
    if (entry !== null) table.answer(seat, 'vote', { entry })
  })
  table.close()
}

/** By seat, the points of the round just scored. */
export const pointsOf = ({ state }: NarScenario): number[] =>
  state.rounds.at(-1)!.ending.points.map(({ total }) => total)
export const endingOf = ({ state }: NarScenario): Ending => state.rounds.at(-1)!.ending
/** `['s1 Yellow', 's0 -']` */
export const listOf = ({ state }: NarScenario): string[] =>
  state.list.map(({ seat, word }) => `s${seat} ${word ?? '-'}`)
export const kindsOf = (events: readonly { kind: string }[]): string[] => events.map(({ kind }) => kind)

/** The last move's events of one kind, as told to those who may know most. */
export function toldOf<K extends Event['kind']>(table: NarScenario, kind: K): Extract<Event, { kind: K }>[] {
  const is = (event: Event): event is Extract<Event, { kind: K }> => event.kind === kind
  return table.told.map(({ event }) => event).filter(is)
}
