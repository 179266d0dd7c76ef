import {
  pictureId,
  SERVER,
  USUAL_OPTIONS,
  type Ending,
  type Language,
  type State,
} from '@robot-night/engine/games/not-a-robot'
import { SCENES } from '@robot-night/deck'
import type { Args } from '../args.ts'
import type { Report } from '../report.ts'
import { roundsAmongBots } from './social/rounds.ts'

const SEATS = [3, 4, 5, 6, 8]
const ONE_IN_GERMAN = 4
const ROUNDS = 20

/** Rounds of I’m Not a Robot among bots, to be read: the pictures, the words, who was the Robot, the votes. */
export function run(args: Args, report: Report): Promise<void> {
  const rounds = args.matches ?? ROUNDS
  for (let at = 0; at < rounds; at++) {
    const seats = args.seats ?? SEATS[at % SEATS.length] ?? 4
    const language: Language = at % ONE_IN_GERMAN === ONE_IN_GERMAN - 1 ? 'de' : 'en'
    const server = at % 5 !== 4
    const options = { ...USUAL_OPTIONS, rounds: 1, language, server }
    const seed = `${args.seed} ${at}`
    const state = roundsAmongBots({ seats, options, seed })
    report.progress(`\n  Round ${at + 1}: ${seats} seats, ${language}, ${server ? 'with' : 'without'} the Server`)
    for (const line of lines(state)) report.progress(line)
  }
  report.figure({ name: 'rounds told', title: 'not-a-robot', value: rounds, unit: 'rounds' })
  return Promise.resolve()
}

function lines(state: State): string[] {
  const ending = state.rounds.at(-1)?.ending
  if (!ending) throw new Error('the round has no end')
  return [
    ...grid(state),
    ...list(state, ending),
    `= ${outcome(ending)}: ${ending.winner === 'robot' ? 'the Robot wins' : 'the Humans win'}`,
  ]
}

function grid({ deck, answer, options }: State): string[] {
  return deck.slice(0, 9).map((picture, at) => {
    const alt = SCENES.find(({ id }) => id === pictureId(picture))?.alt[options.language] ?? ''
    return `${at + 1 === answer ? '>' : ' '} ${at + 1} ${alt}`
  })
}

function list({ list: entries }: State, { robot, count }: Ending): string[] {
  return entries.map(({ seat, word, explanation }, at) => {
    const who = seat === robot ? 'Robot' : 'Human'
    const vote = count?.votes[seat] ?? null
    const votes = vote === null ? '' : ` votes ${vote === SERVER ? 'Server' : vote}`
    const own = count?.tally.find(({ entry }) => entry === at + 1)?.votes ?? 0
    return `${at + 1}. ${who} ${word ?? '-'} (${own} votes)${votes}${explanation ? `: ${explanation}` : ''}`
  })
}

function outcome({ robot, guess, count }: Ending): string {
  const held = robot === 'server' ? 'the Server was the Robot' : `the Robot was seat ${robot + 1}`
  if (guess) return `${held}, guessed ${guess.place ?? 'nothing'} and was ${guess.right ? 'right' : 'wrong'}`
  const revealed = count?.revealed
  return `${held}, revealed was ${typeof revealed === 'number' ? `seat ${revealed + 1}` : 'the Server'}`
}
