import type { Game, Seat, Shapes } from './game.ts'

/** A question as one seat sees it. */
export interface Asked {
  kind: string
  prompt: object
}

/** A question to one seat; answered if the prompt is null. */
export interface Put {
  kind: string
  seat: Seat
  prompt: object | null
}

/** A seat that the table is waiting for, as far as everyone may see. `done` is null if answers aren't shown. */
export interface Awaited {
  seat: Seat
  kind: string
  done: boolean | null
}

type State = Readonly<Shapes['State']>

/** Everything that's being asked, in the title's order. */
export function questions(game: Game, state: State): Put[] {
  const all: Put[] = []
  for (const kind in game.decisions) {
    for (const { seat, prompt } of game.decisions[kind]?.asked(state) ?? []) all.push({ kind, seat, prompt })
  }
  return all
}

/** Every open offer. */
export function openOffers(game: Game, state: State): (Asked & { seat: Seat })[] {
  const all: (Asked & { seat: Seat })[] = []
  for (const kind in game.offers) {
    for (const { seat, prompt } of game.offers[kind]?.open(state) ?? []) all.push({ kind, seat, prompt })
  }
  return all
}

/** The one question that a seat owes an answer to, or null. */
export const owed = (game: Game, state: State, seat: Seat): Asked | null => owedBy(seat, questions(game, state))

export function owedBy(seat: Seat, put: readonly Put[]): Asked | null {
  for (const each of put) {
    if (each.seat === seat && each.prompt) return { kind: each.kind, prompt: each.prompt }
  }
  return null
}

/** Whom the table is waiting for, as far as each question shows it. The same for every viewer. */
export function awaited(game: Game, put: readonly Put[]): Awaited[] {
  const all: Awaited[] = []
  for (const { kind, seat, prompt } of put) {
    const shows = game.decisions[kind]?.shows ?? 'nothing'
    if (shows !== 'nothing') all.push({ seat, kind, done: shows === 'answered' ? !prompt : null })
  }
  return all
}

/** Every seat that still owes an answer: for the room, which has to wait for them, never for a viewer. */
export function owing(game: Game, state: State): (Asked & { seat: Seat })[] {
  const all: (Asked & { seat: Seat })[] = []
  for (const { kind, seat, prompt } of questions(game, state)) if (prompt) all.push({ seat, kind, prompt })
  return all
}
