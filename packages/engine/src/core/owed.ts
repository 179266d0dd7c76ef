import type { Game, Seat, Shapes } from './game.ts'

/** A question as it lies before one seat. */
export interface Asked {
  kind: string
  prompt: object
}

/** A question as put to one seat: answered if the prompt is null. */
export interface Put {
  kind: string
  seat: Seat
  prompt: object | null
}

/** Somebody the table waits for, as far as the table may see. `done` is null where answers are not shown. */
export interface Awaited {
  seat: Seat
  kind: string
  done: boolean | null
}

type State = Readonly<Shapes['State']>

/** All that the table asks now, in the title's order. */
export function questions(game: Game, state: State): Put[] {
  const all: Put[] = []
  for (const kind in game.decisions) {
    for (const { seat, prompt } of game.decisions[kind]?.asked(state) ?? []) all.push({ kind, seat, prompt })
  }
  return all
}

/** All that seats may do besides. */
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

/** Whom the table waits for, by what each question shows of itself. The same for every viewer. */
export function awaited(game: Game, put: readonly Put[]): Awaited[] {
  const all: Awaited[] = []
  for (const { kind, seat, prompt } of put) {
    const shows = game.decisions[kind]?.shows ?? 'nothing'
    if (shows !== 'nothing') all.push({ seat, kind, done: shows === 'answered' ? !prompt : null })
  }
  return all
}

/** Every seat that still owes an answer, for the room that must wait for them; not for any viewer. */
export function owing(game: Game, state: State): (Asked & { seat: Seat })[] {
  const all: (Asked & { seat: Seat })[] = []
  for (const { kind, seat, prompt } of questions(game, state)) if (prompt) all.push({ seat, kind, prompt })
  return all
}
