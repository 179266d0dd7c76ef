import { describe, expect, it } from 'vitest'
import type { TitlePieces } from '../lib/stage/titlePieces.ts'
import type { Language } from '../lib/words/language.ts'
import derby from './cardbot-derby/pieces.ts'
import classic from './evil-robots-classic/pieces.ts'
import influence from './evil-robots-influence/pieces.ts'
import captcha from './not-a-robot/pieces.ts'
import revolution from './robot-revolution/pieces.ts'

const players = [{ name: 'Ada' }, { name: 'Bob' }, { name: 'Cleo' }]

interface Asked {
  pieces: TitlePieces
  line: string
  view: object
}
/** What a line of a result says when it is asked for its reason. */
async function saidIn(language: Language, { pieces, line, view }: Asked): Promise<string | null> {
  await pieces.fetchWords(language)
  const found = pieces.said(line, { language, view, players })
  return found && `${found.name}: ${found.text}`
}
const why = (pieces: TitlePieces, line: string, view: object) => saidIn('en', { pieces, line, view })
const whyInGerman = (pieces: TitlePieces, line: string, view: object) => saidIn('de', { pieces, line, view })

describe('a line of Evil Robots says why it scored', () => {
  const seat = { robot: 'PushBot', power: 7, level: 7, allegiance: 'E', win: 2, card: 0 }
  const loser = { robot: 'MiseryBot', power: 4, level: 4, allegiance: 'G', win: 0, card: 2 }
  const view = {
    npc: null,
    options: { target: 10 },
    seats: [{ score: 10 }, { score: 4 }, { score: 8 }],
    phase: {
      kind: 'nextRound',
      ready: [],
      result: { winner: 'E', by: 'size', seats: [seat, loser, { ...seat, level: 3 }] },
    },
  }

  it('with both teams, and the points', async () => {
    expect(await why(classic, 'line:0', view)).toBe(
      'Ada: Ended the round Evil, with power 7. Counting robots, Good had 1 and Evil 2, so Evil won: 2 points.',
    )
    expect(await whyInGerman(classic, 'line:0', view)).toBe(
      'Ada: Am Ende der Runde böse, mit Stärke 7. Gut hatte 1, Böse 2 Roboter, also gewann Böse: 2 Punkte.',
    )
  })
  it('and what the own robot has brought', async () => {
    expect(await why(classic, 'line:1', view)).toContain('0 points. And 2 points for MiseryBot.')
    expect(await whyInGerman(classic, 'line:1', view)).toContain('0 Punkte. MiseryBot bringt noch 2 Punkte dazu.')
  })
  it('where nobody won too', async () => {
    const result = { winner: null, by: 'allTheSame', seats: [{ ...seat, win: 0 }, seat, seat] }
    const same = { ...view, phase: { ...view.phase, result } }
    expect(await why(classic, 'line:0', same)).toContain(
      'It was a tie, or everyone was on the same side, so nobody won: 0 points.',
    )
  })
  it('of the whole match', async () => {
    expect(await why(classic, 'place:0', view)).toContain('10 points over all rounds.')
    expect(await why(classic, 'place:1', view)).toContain(
      'It takes 10, and more than anyone else, to win before the last round.',
    )
  })
  it('and nothing where no result lies on the table', async () => {
    await expect(why(classic, 'line:0', { ...view, phase: { kind: 'turn' } })).resolves.toContain(
      'Everyone on the winning team',
    )
  })
})

describe('a line of Influence says why it won or didn’t', () => {
  const team = (members: number[], total: number) => ({ members, total })
  const count = {
    teams: { good: team([0, 1], 8), evil: team([], 0), neutral: team([2], 3) },
    ...{ levels: [5, 3, 3], idle: null, competing: ['good'], winning: ['good'], winners: [0, 1] },
  }
  const bonuses = [{ seat: 0, card: 'R17', amount: 1 }]
  const split = {
    how: 'agreed',
    shares: [
      { seat: 0, gems: 2 },
      { seat: 1, gems: 2 },
    ],
  }
  const view = { seats: [{ influence: 7 }], result: { round: 3, pot: 4, count, split, bonuses, endgame: [] } }

  it('with totals, its share of the pot, and what cards have brought', async () => {
    expect(await why(influence, 'line:0', view)).toBe(
      'Ada: Good, with power 5. Good has 8 in all, Evil 0: Good wins. Share of the pot: 2 of 4. From Robot Cards: 1.',
    )
    expect(await why(influence, 'line:2', view)).toContain('Neutral, with power 3.')
    expect(await whyInGerman(influence, 'line:2', view)).toContain('Kein Anteil am Topf.')
  })
  it('with the Universal Worker', async () => {
    const along = { ...view, result: { ...view.result, count: { ...count, winners: [0, 1, 2] } } }
    expect(await why(influence, 'line:2', along)).toContain('Neutral, but wins too, thanks to the Universal Worker')
  })
  it('of the whole match', async () => {
    expect(await why(influence, 'place:0', view)).toContain('7 Influence')
  })
})

describe('a line of I’m Not a Robot says why it scored', () => {
  const points = [
    { team: 0, own: 0, robot: 2, total: 2 },
    { team: 0, own: 1, robot: 0, total: 1 },
    { team: 0, own: 0, robot: 0, total: 0 },
  ]
  const ending = { robot: 0, guess: null, count: null, winner: 'robot', points }
  const view = { rounds: [{ answer: 5, picture: 'c1a', ending }] }

  it('of the Robot', async () => {
    expect(await why(captcha, 'line:0', view)).toBe(
      'Ada: The Robot got away, because another card was revealed: 2 points.',
    )
  })
  it('of a Human', async () => {
    expect(await why(captcha, 'line:1', view)).toBe(
      'Bob: Human. The Robot card was Ada’s; it wasn’t found: 0 points for the team. 1 point for the vote.',
    )
    expect(await whyInGerman(captcha, 'line:1', view)).toContain('Die Roboterkarte hatte Ada')
  })
  it.each([
    [{ seat: 0, place: 5, right: true }, 'The Robot guessed picture 5, which was right'],
    [{ seat: 0, place: 2, right: false }, 'The Robot guessed picture 2, which was wrong'],
    [{ seat: 0, place: null, right: false }, 'made no guess in time'],
  ])('of a guess', async (guess, said) => {
    const guessed = { rounds: [{ ...view.rounds[0], ending: { ...ending, guess } }] }
    expect(await why(captcha, 'line:0', guessed)).toContain(said)
  })
  it('of the whole match', async () => {
    expect(await why(captcha, 'place:1', { rounds: [...view.rounds, ...view.rounds] })).toContain(
      '1 + 1, 2 points in all',
    )
  })
})

describe('a line of Cardbot Derby says what was touched, and what is missing', () => {
  const reached = (...targets: string[]) => targets.map((target, at) => ({ target, round: at + 2 }))
  const robots = [
    { seat: 0, reached: reached('J', 'Q', 'K') },
    { seat: 1, reached: reached('J') },
    { seat: null, reached: [] },
  ]
  const view = { robots, phase: { kind: 'over', result: 'win', winners: [0], places: [[0], [1]] } }

  it('by rounds', async () => {
    expect(await why(derby, 'lap:0', view)).toBe(
      'Ada: Jack in round 2, Queen in round 3, King in round 4: all three, and so it won.',
    )
    expect(await why(derby, 'lap:1', view)).toBe('Bob: Jack in round 2. It still had to touch the Queen.')
    expect(await whyInGerman(derby, 'lap:1', view)).toBe('Bob: Bube in Runde 2. Es fehlte noch die Dame.')
    expect(await why(derby, 'lap:2', view)).toBe('Drone: No target. It still had to touch the Jack.')
  })
})

describe('a place in Robot Revolution says how it came about', () => {
  const seats = [
    { breakthroughs: 5, generalsLeft: 2, fellIn: null },
    { breakthroughs: 1, generalsLeft: 0, fellIn: 9 },
  ]
  it('who stands, and who fell when', async () => {
    expect(await why(revolution, 'place:0', { seats })).toBe(
      'Ada: The last one standing, with 2 generals left; broke through 5 times.',
    )
    expect(await why(revolution, 'place:1', { seats })).toContain('fell in round 9; broke through once.')
    expect(await whyInGerman(revolution, 'place:1', { seats })).toContain(
      'fiel deshalb in Runde 9; einmal durchgebrochen.',
    )
  })
})
