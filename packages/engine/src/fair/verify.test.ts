import { describe, expect, it } from 'vitest'
import type { Game, Move } from '../core/game.ts'
import { start, submit } from '../core/match.ts'
import { keyStream, rngFrom } from '../core/rng.ts'
import { TITLES, titleOf } from '../games/index.ts'
import { announced, commitmentTo, type Throw } from './hashes.ts'
import { ownThrow } from './own.ts'
import { bytesFor, matchFile, sealed } from './testing.ts'
import { keyOf, verifyMatch } from './verify.ts'

const revolution = titleOf('robot-revolution')!
const file = matchFile({ game: revolution, seats: 2, throwing: [0, 1] })
const wrongIn = (record: unknown) =>
  verifyMatch(record, TITLES).checks.flatMap(({ name, state }) => (state === 'wrong' ? [name] : []))
type Changed = { -readonly [K in keyof typeof file]: (typeof file)[K] } & { fair: NonNullable<(typeof file)['fair']> }
/** As somebody would leave it who knows how the seal is made. */
function changed(change: (record: Changed) => void, from: object = file): object {
  const record = JSON.parse(JSON.stringify(from)) as Changed
  change(record)
  return sealed(record)
}

describe('a match as it was played', () => {
  it.each(TITLES.map((game) => [game.id, game] as const))('%s holds in every check', (_, game) => {
    const seats = game.seats.min
    const record = matchFile({ game, seats, throwing: [0, 1] })
    expect(verifyMatch(record, TITLES)).toMatchObject({ verdict: 'unvouched', thrown: [0, 1] })
  })

  it('tells how far it has been played again', () => {
    const told: number[] = []
    verifyMatch(file, TITLES, { onplayed: (moves) => told.push(moves) })
    expect(told).toEqual(file.moves!.map((_, at) => at + 1))
  })

  it('holds where nobody threw, and where somebody did not show what they had announced', () => {
    expect(verifyMatch(matchFile({ game: revolution, seats: 3, throwing: [] }), TITLES).verdict).toBe('unvouched')
    const without = matchFile({ game: revolution, seats: 3, throwing: [0, 2], silent: [1] })
    expect(verifyMatch(without, TITLES)).toMatchObject({ verdict: 'unvouched', thrown: [0, 2] })
  })

  it('holds by what an earlier release of the same rules showed, and by nothing else', () => {
    const classic = titleOf('evil-robots-classic')!
    const before = { ...classic, view: classic.viewBefore! }
    const shownBy = (game: Game, stoppedAfter: number) => matchFile({ game, seats: 3, stoppedAfter })
    const isOther = (moves: number) =>
      JSON.stringify(shownBy(before, moves).fair?.seen) !== JSON.stringify(shownBy(classic, moves).fair?.seen)
    const moves = Array.from({ length: 40 }, (_, at) => at + 1).find(isOther)
    const record = shownBy(before, moves!)
    expect(verifyMatch(record, TITLES).verdict).toBe('unvouched')
    expect(wrongIn(record)).toEqual([])
    const other = changed(({ fair }) => (fair.seen![3] = bytesFor('something else')), record)
    expect(wrongIn(other)).toEqual(['seen'])
  })

  it('holds with a word as it was kept, though as typed text it would no longer be taken', () => {
    const game = titleOf('not-a-robot')!
    const { associate } = game.decisions
    const before = {
      ...game,
      decisions: { ...game.decisions, associate: { ...associate!, refuse: associate!.refuseKept! } },
    }
    const saying = (word: string): Move => ({
      ...{ what: 'answer', beat: 1, seat: 0, kind: 'associate', by: 'player' },
      action: { word },
    })
    const stream = keyStream(new Uint8Array(32))
    const record = matchFile({ game: before, seats: 3, begins: [saying('\u3164')], stoppedAfter: 3 })
    expect(submit(game, start(game, 3, record.options, stream).position, saying('\u3164'), stream)).toEqual({
      refused: { code: 'word_empty' },
    })
    expect(verifyMatch(record, TITLES).verdict).toBe('unvouched')
    const forged = changed(({ moves }) => Object.assign(moves![0]!.move, { action: { word: 'two words' } }), record)
    expect(wrongIn(forged)).toContain('moves')
  })

  it('from before there were throws holds as far as it goes', () => {
    const { fair: _fair, seal: _seal, ...older } = file
    const verdict = verifyMatch({ ...older, moves: [], ended: 'stopped', seats: unplaced() }, TITLES)
    expect(verdict.verdict).toBe('partly')
    expect(verdict.checks.filter(({ state }) => state === 'ok').map(({ name }) => name)).toEqual([
      'form',
      'rules',
      'moves',
      'standings',
    ])
  })

  it('is neither right nor wrong if its rules aren’t available', () => {
    const { checks, verdict } = verifyMatch(file, [{ ...revolution, version: 99 }])
    expect(verdict).toBe('partly')
    expect(checks.find(({ name }) => name === 'rules')?.about).toEqual({
      kind: 'version',
      title: 'robot-revolution',
      played: revolution.version,
      known: 99,
    })
  })
})

it('what calls itself longer than any title is no record, and is not told back', () => {
  for (const named of [{ title: 'x'.repeat(300_000) }, { id: 'x'.repeat(300_000) }]) {
    const { verdict, checks } = verifyMatch({ ...file, ...named }, TITLES)
    expect(verdict).toBe('wrong')
    expect(checks).toEqual([{ name: 'form', state: 'wrong' }])
  }
})

const unplaced = () => file.seats.map((seat) => ({ ...seat, place: null, won: false, score: null }))

describe('an attack', () => {
  it('predicting: the commitment alone fits any cards, for it cannot be told which secret it hides', () => {
    const terms = { match: 'm', title: 'probe', version: 1, options: {}, chairs: [0, 1] }
    const secrets = Array.from({ length: 200 }, (_, at) => bytesFor(`secret ${at}`))
    const commitments = secrets.map((secret) => commitmentTo(terms, secret))
    expect(new Set(commitments).size).toBe(200)
    const cards = commitments.map((commitment, at) => {
      const key = keyOf({ secret: secrets[at]!, fair: { ...file.fair!, commitment, rounds: [[]] } })
      return rngFrom(keyStream(key)).int(2)
    })
    const guesses = commitments.map((commitment) => Number.parseInt(commitment.slice(0, 8), 16) % 2)
    const hits = cards.filter((card, at) => card === guesses[at]).length
    expect(hits).toBeGreaterThan(70)
    expect(hits).toBeLessThan(130)
  })

  it('choosing last: another throw than the announced one is found', () => {
    const other = changed(({ fair }) => (fair.rounds[0]![1]!.value = bytesFor('a better one')))
    expect(wrongIn(other)).toContain('throws')
  })

  it('taking over what another announced is worth nothing: it is bound to the seat, the round and the match', () => {
    const [first] = file.fair!.rounds[0]!
    const { commitment } = file.fair!
    expect(announced(commitment, { round: 1, seat: 1 }, first!.value!)).not.toBe(first!.commitment)
    expect(announced(commitment, { round: 2, seat: 0 }, first!.value!)).not.toBe(first!.commitment)
    expect(announced(bytesFor('another'), { round: 1, seat: 0 }, first!.value!)).not.toBe(first!.commitment)
  })

  it('missing: a throw that was left out of the record, or put in later, leads to other cards', () => {
    expect(wrongIn(changed(({ fair }) => fair.rounds[0]!.pop()))).not.toEqual([])
    const more = changed(({ fair, seats }) => {
      seats.push({ ...seats[0]! })
      const value = bytesFor('late')
      fair.rounds[0]!.push({ seat: 2, commitment: announced(fair.commitment, { round: 1, seat: 2 }, value), value })
    })
    expect(wrongIn(more)).not.toEqual([])
  })

  it('missing: a seat that doesn’t show what it announced is out of all later rounds', () => {
    const record = matchFile({ game: revolution, seats: 3, throwing: [0], silent: [1] })
    const back = changed(({ fair }) => {
      const value = bytesFor('again')
      fair.rounds[1]!.push({ seat: 1, commitment: announced(fair.commitment, { round: 2, seat: 1 }, value), value })
    }, record)
    expect(wrongIn(back)).toContain('throws')
    const hidden = changed(({ fair }) => fair.rounds.shift(), record)
    expect(wrongIn(hidden)).not.toEqual([])
  })

  it('a round given up without a reason is found', () => {
    const again = changed(({ fair }) => fair.rounds.unshift([]))
    expect(wrongIn(again)).toContain('throws')
  })

  it('a server that swaps its secret is found, also where it swaps what it announced', () => {
    const swapped = bytesFor('a better secret')
    expect(wrongIn(changed((record) => (record.secret = swapped)))).toContain('secret')
    const both = changed((record) => {
      record.secret = swapped
      const terms = { match: record.id, title: record.title, version: record.version, options: record.options }
      record.fair.commitment = commitmentTo({ ...terms, chairs: [0, 1] }, swapped)
    })
    expect(wrongIn(both)).toContain('throws')
    const note = {
      match: file.id,
      commitment: file.fair!.commitment,
      round: 1,
      seat: 0,
      value: file.fair!.rounds[0]![0]!.value!,
      isListed: true,
    }
    expect(ownThrow(file, note)).toBe('in')
    expect(ownThrow(both as typeof file, note)).toBe('betrayed')
  })

  it('a match of other terms than those announced is found: options, seats, title', () => {
    expect(wrongIn(changed((record) => (record.options = { ...record.options, sharedCodeMin: 3 })))).toContain('secret')
    expect(wrongIn(changed((record) => (record.seats[0]!.chair = 5)))).toContain('secret')
    expect(wrongIn(changed((record) => (record.id = 'another')))).toContain('secret')
  })

  it('a secret of a deal that was called off has to be the announced one', () => {
    const terms = { match: 'm', title: 'robot-revolution', version: 1, options: {}, chairs: [0, 1] }
    const secret = bytesFor('called off')
    const put = (commitment: string) => changed(({ fair }) => fair.calledOff.push({ terms, secret, commitment }))
    expect(wrongIn(put(commitmentTo(terms, secret)))).toEqual([])
    expect(wrongIn(put(bytesFor('something')))).toEqual(['calledOff'])
  })

  it('what was thrown into a deal that was called off has to be what was announced', () => {
    const terms = { match: 'm', title: 'robot-revolution', version: 1, options: {}, chairs: [0, 1] }
    const secret = bytesFor('called off')
    const commitment = commitmentTo(terms, secret)
    const [silent, shown] = [0, 1].map((seat) => {
      const value = bytesFor(`thrown ${seat}`)
      return { seat, commitment: announced(commitment, { round: 1, seat }, value), value }
    })
    const put = (rounds: Throw[][]) => changed(({ fair }) => fair.calledOff.push({ terms, secret, commitment, rounds }))
    expect(wrongIn(put([[{ ...silent!, value: null }, shown!]]))).toEqual([])
    expect(wrongIn(put([[{ ...silent!, value: bytesFor('better') }, shown!]]))).toEqual(['calledOff'])
    expect(wrongIn(put([[silent!, shown!], []]))).toEqual(['calledOff'])
    expect(wrongIn(put([[shown!, silent!]]))).toEqual(['calledOff'])
  })
})

describe('what was done with the record later', () => {
  it('a move that the rules do not allow is found, and where', () => {
    const record = changed(({ moves }) => moves!.splice(1, 1))
    expect(wrongIn(record)).not.toEqual([])
    const twice = changed(({ moves }) => moves!.splice(1, 0, moves![0]!))
    expect(verifyMatch(twice, TITLES).checks.find(({ name }) => name === 'moves')).toMatchObject({
      state: 'wrong',
      about: { kind: 'move', move: 2 },
    })
  })

  it('what a viewer was told or saw is compared, viewer by viewer', () => {
    const heard = changed(({ fair }) => (fair.heard[1] = { events: 1, chain: bytesFor('else') }))
    expect(verifyMatch(heard, TITLES).checks.find(({ name }) => name === 'heard')?.about).toEqual({
      kind: 'viewer',
      viewer: 1,
    })
    expect(wrongIn(changed(({ fair }) => (fair.seen![2] = bytesFor('else'))))).toEqual(['seen'])
    expect(wrongIn(changed(({ seats }) => (seats[0]!.won = !seats[0]!.won)))).toEqual(['standings'])
  })

  it('any one bit flipped, anywhere in the file, is found', () => {
    const short = matchFile({ game: revolution, seats: 2, throwing: [0, 1], stoppedAfter: 3 })
    expect(verifyMatch(short, TITLES).verdict).toBe('unvouched')
    const bytes = new TextEncoder().encode(JSON.stringify(short))
    const missed = [...bytes.keys()].filter((at) => {
      const flipped = bytes.with(at, bytes[at]! ^ (1 << (at % 7)))
      return !isRejected(new TextDecoder().decode(flipped))
    })
    expect(missed).toEqual([])
  })

  it('whatever else is put in, anywhere, is refused: nobody would have looked at it', () => {
    const odd = { winner: 'Tom' }
    const put: ((record: Changed) => object)[] = [
      (record) => record,
      ({ seats }) => seats[0]!,
      ({ moves }) => moves![0]!,
      ({ moves }) => moves![0]!.move,
      ({ fair }) => fair,
      ({ fair }) => fair.rounds[0]![0]!,
    ]
    for (const place of put) expect(wrongIn(changed((record) => Object.assign(place(record), odd)))).toEqual(['form'])
    expect(wrongIn(changed(({ options }) => Object.assign(options, odd)))).toContain('secret')
    expect(wrongIn(changed(({ moves }) => Object.assign(movedIn(moves![0]!), odd)))).toEqual(['moves'])
  })

  it.each(['__proto__', 'constructor', 'toString'])('a key called %s is refused wherever it stands', (key) => {
    const text = JSON.stringify(file)
    const places = ['{"form":1', '"seats":[{', '"action":{', '"options":{', '"fair":{', '"move":{']
    for (const place of places) {
      const put = text.replace(place, (found) => `${found}${found.endsWith('{') ? '' : ','}"${key}":{"won":true}`)
      const odd = put.replace(`{"won":true}"`, `{"won":true},"`)
      expect(wrongIn(JSON.parse(odd))).toEqual(['form'])
      expect(wrongIn(sealed(JSON.parse(odd)))).toEqual(['form'])
    }
  })

  it('says of a match that is right what none of it proves', () => {
    expect(verifyMatch(file, TITLES).unproven).toEqual(['names', 'guests', 'times', 'number', 'movers'])
    const stopped = matchFile({ game: revolution, seats: 2, stoppedAfter: 3 })
    expect(verifyMatch(stopped, TITLES).unproven).toContain('ending')
    const renamed = changed((record) => {
      record.seats[0]!.name = 'Tom'
      record.seats[0]!.guest = 7
      record.endedAt += 60_000
      record.number = 12
    })
    expect(wrongIn(renamed)).toEqual([])
  })

  it('nothing that is no record is taken for one', () => {
    for (const each of [null, 7, 'x', [], {}, { form: 2 }, { ...file, seats: 'all' }])
      expect(verifyMatch(each, TITLES).verdict).toBe('wrong')
  })
})

function movedIn({ move }: NonNullable<(typeof file)['moves']>[number]): object {
  return move.what === 'close' ? move : move.action
}

function isRejected(text: string): boolean {
  const [record] = parsed(text)
  return record === undefined || verifyMatch(record, TITLES).verdict === 'wrong'
}

function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text)]
  } catch {
    return []
  }
}
