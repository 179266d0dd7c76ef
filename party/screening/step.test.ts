import { LIMITS, ScreeningUp, type Shown } from '@robot-night/protocol'
import fc from 'fast-check'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  dueOf,
  EXPIRES,
  GRACE,
  idOf,
  isOver,
  nameAmong,
  opened,
  othersThan,
  peopleOf,
  step,
  type Guest,
  type Input,
  type Screening,
} from './step.ts'

const guest = (name: string): Guest => ({ who: Buffer.from(name).toString('hex').padEnd(64, '0'), name })
const [mara, ben, ida] = ['Mara', 'Ben', 'Ida'].map(guest) as [Guest, Guest, Guest]
const START: Shown = { moment: 3, eye: 'watcher', speed: 1, isPlaying: true }
const NIGHT = 4_000_000_000_000

/** Some people who watch together, and a clock that a test sets. */
class Evening {
  screening: Screening = opened({ last: 40, seats: 3, shown: START, leader: mara.who }, NIGHT)
  here: readonly Guest[] = []
  now = NIGHT

  comes(...here: Guest[]): this {
    this.here = here
    this.#take({ kind: 'moved', here })
    return this
  }
  says(by: Guest | null, up: Extract<Input, { kind: 'said' }>['up']): string | null {
    return this.#take({ kind: 'said', by: by?.who ?? null, up, here: this.here })
  }
  get people() {
    return peopleOf(this.screening, this.here, this.now)
  }

  #take(input: Input): string | null {
    const before = JSON.stringify(this.screening)
    const done = step(this.screening, input, this.now)
    expect(JSON.stringify(this.screening), 'what was there is left alone').toBe(before)
    if ('refusal' in done) return done.refusal
    this.screening = done.screening
    return null
  }
}

describe('watching together', () => {
  it('the one who made it leads, under the name they come with', () => {
    const evening = new Evening()
    expect(evening.people.leader).toMatchObject({ state: 'away' })
    evening.comes(ben, mara)
    expect(evening.people).toEqual({
      leader: { id: idOf(mara.who), name: 'Mara', state: 'here' },
      count: 2,
      here: [
        { id: idOf(ben.who), name: 'Ben' },
        { id: idOf(mara.who), name: 'Mara' },
      ],
    })
  })

  it('the leader alone steps, and within the film', () => {
    const evening = new Evening().comes(mara, ben)
    const shown: Shown = { moment: 4, eye: 2, speed: 4, isPlaying: false }
    expect(evening.says(ben, { what: 'show', shown })).toBe('not_leading')
    expect(evening.says(null, { what: 'show', shown })).toBe('not_here')
    expect(evening.says(mara, { what: 'show', shown: { ...shown, moment: 41 } })).toBe('malformed')
    expect(evening.says(mara, { what: 'show', shown: { ...shown, eye: 3 } })).toBe('malformed')
    expect(evening.screening.shown).toEqual(START)
    expect(evening.says(mara, { what: 'show', shown })).toBeNull()
    expect(evening.screening.shown).toEqual(shown)
  })

  it('passes the lead on to one who is here', () => {
    const evening = new Evening().comes(mara, ben)
    expect(evening.says(ben, { what: 'pass', to: idOf(ben.who) })).toBe('not_leading')
    expect(evening.says(mara, { what: 'pass', to: idOf(ida.who) })).toBe('no_such_watcher')
    expect(evening.says(mara, { what: 'pass', to: idOf(ben.who) })).toBeNull()
    expect(evening.people.leader).toMatchObject({ name: 'Ben', state: 'here' })
    expect(evening.says(mara, { what: 'show', shown: START })).toBe('not_leading')
  })

  it('the film stands while the leader is away, and they come back to the lead', () => {
    const evening = new Evening().comes(mara, ben).comes(ben)
    expect(evening.screening.shown).toEqual({ ...START, isPlaying: false })
    expect(evening.people.leader?.state).toBe('away')
    evening.now += GRACE - 1
    expect(evening.says(ben, { what: 'take' })).toBe('led')
    evening.comes(ben, mara)
    evening.now += GRACE
    expect(evening.people.leader).toMatchObject({ name: 'Mara', state: 'here' })
    expect(evening.says(ben, { what: 'take' })).toBe('led')
  })

  it('anybody takes the lead once the leader has gone for a while, or at once when they said so', () => {
    const away = new Evening().comes(mara, ben, ida).comes(ben, ida)
    expect(dueOf(away.screening, away.now)).toBe(away.now + GRACE)
    away.now += GRACE
    expect(away.people.leader?.state).toBe('gone')
    expect(dueOf(away.screening, away.now), 'nothing more is to come of itself').toBe(Infinity)
    expect(away.says(ida, { what: 'take' })).toBeNull()
    expect(away.says(ben, { what: 'take' }), 'who comes second').toBe('led')
    expect(away.comes(ben, ida, mara).people.leader).toMatchObject({ name: 'Ida', state: 'here' })

    const left = new Evening().comes(mara, ben)
    expect(left.says(ben, { what: 'leave' })).toBeNull()
    expect(left.people.leader?.name, 'who only watches leaves no lead behind').toBe('Mara')
    expect(left.says(mara, { what: 'leave' })).toBeNull()
    expect([left.people.leader, left.screening.shown.isPlaying]).toEqual([null, false])
    expect(left.comes(ben).says(ben, { what: 'take' })).toBeNull()
  })

  it('is forgotten some hours after the last one has gone', () => {
    const evening = new Evening().comes(mara)
    evening.now += 2 * EXPIRES
    expect(isOver(evening.screening, evening.now)).toBe(false)
    evening.comes()
    evening.now += EXPIRES - 1
    expect(isOver(evening.screening, evening.now)).toBe(false)
    evening.comes(mara).comes()
    expect(isOver(evening.screening, evening.now + EXPIRES - 1)).toBe(false)
    expect(isOver(evening.screening, evening.now + EXPIRES)).toBe(true)
  })

  it('tells of many the first by name', () => {
    const crowd = Array.from({ length: LIMITS.screeningNames + 5 }, (_, at) => guest(`Guest ${at}`))
    const { count, here } = new Evening().comes(...crowd).people
    expect([count, here.length]).toEqual([LIMITS.screeningNames + 5, LIMITS.screeningNames])
  })
})

describe('a name there', () => {
  it('is unlike all others, clean, and masked', () => {
    expect(nameAmong(' Mara\u202e ', [mara, ben])).toBe('Mara 2')
    expect(nameAmong('\u200b', [])).toBeNull()
    expect(nameAmong('x'.repeat(25), [])).toBeNull()
    expect(nameAmong(`x${'\u0301'.repeat(300)}`, []), 'as much as a socket keeps').toBe('x\u0301\u0301')
    expect(nameAmong('М\u0430r\u0430', [mara]), 'in Cyrillic').toBe('М\u0430r\u0430 2')
    const coarse = nameAmong('Shithead', [])
    expect(coarse).toContain('*')
    expect(nameAmong('Shithead', [{ who: '', name: coarse }])).toBe(`${coarse} 2`)
  })

  it('of a leader who is away is nobody else’s', () => {
    const evening = new Evening().comes(mara, ben).comes(ben)
    const named = ({ who }: Guest) => nameAmong('М\u0430r\u0430', othersThan(who, evening.screening, evening.here))
    expect([named(ida), named(mara)]).toEqual(['М\u0430r\u0430 2', 'М\u0430r\u0430'])
  })
})

describe('rubbish and nearly right messages', () => {
  const NEARLY = [
    { what: 'show', shown: { ...START, moment: -1 } },
    { what: 'show', shown: { ...START, moment: 1.5 } },
    { what: 'show', shown: { ...START, eye: 'everybody' } },
    { what: 'show', shown: { ...START, speed: 3 } },
    { what: 'show', shown: { ...START, more: true } },
    { what: 'show', shown: START, by: 'me' },
    { what: 'pass', to: 'Ben' },
    { what: 'come', key: 'short', name: null },
    { what: 'come', key: 'k'.repeat(22), name: 7 },
    { what: 'rob' },
  ]
  it.each(NEARLY)('%o is not taken', (message) => {
    expect(safeParse(ScreeningUp, message).success).toBe(false)
  })

  it('break nothing, whatever they are', () => {
    const shown = fc.record({
      moment: fc.nat(60),
      eye: fc.oneof(fc.nat(5), fc.constantFrom('watcher', 'open')),
      speed: fc.constantFrom(0.5, 1, 2, 4, 8),
      isPlaying: fc.boolean(),
    })
    const message = fc.oneof(
      fc.anything(),
      fc.record({ what: fc.constant('show'), shown }),
      fc.record({ what: fc.constantFrom('pass', 'take', 'leave'), to: fc.constantFrom(idOf(ben.who), idOf(ida.who)) }),
      fc.record({ what: fc.constantFrom('take', 'leave') }),
    )
    const said = fc.tuple(message, fc.constantFrom(mara, ben, ida, null), fc.nat(30_000))
    fc.assert(
      fc.property(fc.array(said, { maxLength: 30 }), (all) => {
        const evening = new Evening().comes(mara, ben)
        for (const [message, by, ms] of all) {
          const parsed = safeParse(ScreeningUp, message)
          evening.now += ms
          if (!parsed.success || parsed.output.what === 'come') continue
          evening.says(by, parsed.output)
          const { moment, eye } = evening.screening.shown
          expect(moment).toBeLessThanOrEqual(40)
          expect(typeof eye === 'number' ? eye : 0).toBeLessThan(3)
          if (evening.screening.leader === null) expect(evening.screening.shown.isPlaying).toBe(false)
        }
      }),
    )
  })
})
