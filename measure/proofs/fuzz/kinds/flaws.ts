import { verifyMatch } from '@robot-night/engine/fair'
import { isFaulty, readBoard } from '@robot-night/engine/games/cardbot-derby'
import { grant } from '@robot-night/companion'
import { step } from '@robot-night/party/screening/step.ts'
import type { Tally } from '../Tally.ts'
import { boards, BOARD_CODES } from './boards.ts'
import { PHONE_CODES, phones } from './phones.ts'
import { RECORD_CODES, records } from './records.ts'
import { SCREENING_CODES, screenings } from './screenings.ts'
import { trySubject } from './subject.ts'

/** One of the smaller things with something wrong in it, and what its inputs find of that. */
export interface Flaw {
  name: string
  tried(about: { inputs: number; seed: string }): Tally
}

const until = 'wrong'

export const FLAWS: readonly Flaw[] = [
  {
    name: 'anybody shows the others the replay',
    tried: (about) => trySubject(screenings(ledByAll), { ...about, codes: SCREENING_CODES, until }),
  },
  {
    name: 'a refusal counts as a step of the replay',
    tried: (about) => trySubject(screenings(scribbling), { ...about, codes: SCREENING_CODES, until }),
  },
  {
    name: 'phones shuffle twice what was asked for once',
    tried: (about) => trySubject(phones(ofAnyRound), { ...about, codes: PHONE_CODES, until }),
  },
  {
    name: 'the seal of a record is not looked at',
    tried: (about) => trySubject(records(unsealed), { ...about, codes: RECORD_CODES, until }),
  },
  {
    name: 'a board has faults, and nobody says which',
    tried: (about) => trySubject(boards(silent), { ...about, codes: BOARD_CODES, until }),
  },
]

const ledByAll: typeof step = (before, input, now) => {
  const leader = before.leader?.who ?? null
  return input.kind === 'said' && input.by !== null && leader !== null && input.here.some(({ who }) => who === leader)
    ? step(before, { ...input, by: leader }, now)
    : step(before, input, now)
}

const scribbling: typeof step = (before, input, now) => {
  const done = step(before, input, now)
  if ('refusal' in done) Reflect.set(before, 'last', before.last + 1)
  return done
}

const ofAnyRound: typeof grant = (table, asked, rng) =>
  asked.wish.what === 'shuffle'
    ? grant(table, { ...asked, wish: { ...asked.wish, round: table.round } }, rng)
    : grant(table, asked, rng)

const unsealed: typeof verifyMatch = (file, titles, onplayed) => {
  const found = verifyMatch(file, titles, onplayed)
  const checks = found.checks.filter(({ name }) => name !== 'seal')
  const isWrong = checks.some(({ state }) => state === 'wrong')
  return { ...found, checks, verdict: isWrong ? 'wrong' : 'partly' }
}

const silent: typeof readBoard = (text) => {
  const read = readBoard(text)
  return isFaulty(read) ? { ...read, faults: [] } : read
}
