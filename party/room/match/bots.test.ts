import { probe } from '@robot-night/engine/testing'
import { describe, expect, it } from 'vitest'
import { Evening } from '../testing/evening.ts'

function withBot(given: ConstructorParameters<typeof Evening>[0] = {}): Evening {
  const evening = new Evening(given)
  evening.manages({ do: 'seatBot', chair: 1 })
  evening.manages({ do: 'deal' })
  const { hand } = evening.scene('mara').asks!.prompt as { hand: string[] }
  evening.answers('mara', { card: hand[0], claim: 'ruby' })
  return evening
}

describe('a tin robot', () => {
  it('waits as the title says, then answers the same way as anybody', () => {
    const evening = withBot()
    const from = evening.now
    evening.waits()
    expect(evening.now - from).toBeGreaterThanOrEqual(1000)
    expect(evening.now - from).toBeLessThanOrEqual(4000)
    expect(evening.room.match?.log.at(-1)?.move).toMatchObject({ what: 'answer', kind: 'follow', seat: 1, by: 'bot' })
  })

  it('waits the same, whatever it holds, and after a waking too', () => {
    const one = withBot()
    const other = withBot()
    other.room = other.woken()
    one.waits()
    other.waits()
    expect(other.now).toBe(one.now)
    expect(other.room.match?.position).toEqual(one.room.match?.position)
  })

  it('that stumbles plays something legal instead, so that nobody hangs', () => {
    const stumbles = () => {
      throw new Error('a wheel came off')
    }
    const evening = withBot({ titles: [{ ...probe, bot: { ...probe.bot, follow: stumbles } }] })
    expect(() => evening.waits()).toThrow('a wheel came off')
    evening.takes({ kind: 'alarm', bots: 'any' })
    expect(evening.room.match?.log.at(-1)?.move).toMatchObject({ what: 'answer', kind: 'follow', by: 'bot' })
  })

  it('that answers illegally is found out', () => {
    const cheats = () => ({ card: 'ruby-99' })
    const evening = withBot({ titles: [{ ...probe, bot: { ...probe.bot, follow: cheats } }] })
    expect(() => evening.waits()).toThrow('not_in_hand')
  })

  it('that has nothing to say, with nobody else to wait for, does not stop the evening', () => {
    const silent = () => null
    const evening = withBot({ titles: [{ ...probe, bot: { ...probe.bot, follow: silent, order: silent } }] })
    while (evening.scene('mara').beat === 1) expect(evening.waits()).toBe(true)
    expect(evening.room.match?.log.at(-1)?.move).toMatchObject({ what: 'close' })
  })
})

describe('a bot in somebody’s place', () => {
  function absent(): Evening {
    const evening = new Evening()
    evening.joins('Tom')
    evening.manages({ do: 'setAbsence', absence: 'wait' })
    evening.manages({ do: 'deal' })
    const { hand } = evening.scene('mara').asks!.prompt as { hand: string[] }
    evening.answers('mara', { card: hand[0], claim: 'ruby' })
    evening.goes('tom')
    return evening
  }

  it('moves for somebody absent when the host says so', () => {
    const evening = absent()
    expect(evening.waits()).toBe(false)
    evening.manages({ do: 'setBot', chair: 1, on: true })
    expect(evening.chair(1)).toMatchObject({ kind: 'person', presence: 'away', botPlays: true })
    evening.waits()
    expect(evening.room.match?.log.at(-1)?.move).toMatchObject({ seat: 1, by: 'bot' })
  })

  it('ends by coming back', () => {
    const evening = absent()
    evening.manages({ do: 'setBot', chair: 1, on: true })
    evening.comes('tom')
    expect(evening.chair(1)).toMatchObject({ presence: 'here', botPlays: false })
    expect(evening.room.talk.at(-1)).toMatchObject({ note: 'returned', name: 'Tom' })
    expect(evening.waits()).toBe(false)
  })

  it('ends when the host takes it back', () => {
    const evening = absent()
    evening.manages({ do: 'setBot', chair: 1, on: true })
    evening.manages({ do: 'setBot', chair: 1, on: false })
    expect(evening.waits()).toBe(false)
  })
})
