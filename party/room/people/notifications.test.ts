import { describe, expect, it } from 'vitest'
import { Evening } from '../testing/evening.ts'
import { kindOf, newNotifications } from './notifications.ts'

const push = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/tom',
  p256dh: 'p'.repeat(87),
  auth: 'a'.repeat(22),
  language: 'de',
} as const

/** A match of days at which Mara leads, and Tom's phone is to be woken. */
function table(): Evening {
  const evening = new Evening({ pace: 'day' })
  evening.joins('Tom')
  evening.manages({ do: 'deal' })
  evening.own({ do: 'wake', push }, 'tom')
  return evening
}
/** Tom is asked to follow. */
function leads(evening: Evening): void {
  const [card] = (evening.scene('mara').asks!.prompt as { hand: string[] }).hand
  evening.answers('mara', { card, claim: 'ruby' })
}
/** Time goes on by so many seconds; what is sent meanwhile, by when. */
function sent(evening: Evening, seconds: number): number[] {
  const from = evening.now
  const when: number[] = []
  while (evening.now < from + seconds * 1000) {
    evening.now += 1000
    const before = evening.room
    evening.takes({ kind: 'alarm', bots: 'think' })
    for (const message of newNotifications(before, evening.room)) {
      expect(message).toEqual({
        device: 'tom',
        push,
        question: `${evening.room.head?.id} ${evening.scene('tom').beat}`,
      })
      when.push((evening.now - from) / 1000)
    }
  }
  return when
}
const sentAway = (evening: Evening, isClean = true) =>
  evening.takes({ kind: 'disconnected', socket: "tom's phone", isClean })
const comesTo = (evening: Evening, result: 'sent' | 'gone' | 'failed') =>
  evening.takes({ kind: 'pushed', device: 'tom', question: questionOf(evening), result })
const questionOf = (evening: Evening) =>
  evening.room.devices.find(({ hash }) => hash === 'tom')?.wake?.last?.question ?? ''
const wakeOf = (evening: Evening) => evening.room.devices.find(({ hash }) => hash === 'tom')?.wake

describe('a browser is woken', () => {
  it('when its person is asked while nobody of theirs is here, once for each question', () => {
    const evening = table()
    sentAway(evening)
    expect(sent(evening, 100)).toEqual([])
    leads(evening)
    expect(sent(evening, 50)).toEqual([30])
    comesTo(evening, 'sent')
    expect(sent(evening, 3000)).toEqual([])
  })

  it('not while somebody of that chair is here, nor for a question that was seen', () => {
    const evening = table()
    leads(evening)
    expect(sent(evening, 1000)).toEqual([])
    sentAway(evening)
    expect(sent(evening, 1000)).toEqual([])
  })

  it('when it fell silent with a question open, unless it is back at once', () => {
    const evening = table()
    leads(evening)
    sentAway(evening, false)
    expect(sent(evening, 29)).toEqual([])
    evening.comes('tom')
    expect(sent(evening, 100)).toEqual([])
    sentAway(evening, false)
    expect(sent(evening, 50)).toEqual([30])
  })

  it('not twice within ten minutes', () => {
    const evening = table()
    sentAway(evening)
    leads(evening)
    expect(sent(evening, 40)).toEqual([30])
    comesTo(evening, 'sent')
    const { devices } = evening.room
    const beforeThis = devices.map((device) =>
      device.wake?.last
        ? { ...device, wake: { ...device.wake, last: { ...device.wake.last, question: 'before' } } }
        : device,
    )
    evening.room = { ...evening.room, devices: beforeThis }
    expect(sent(evening, 600)).toEqual([590])
  })

  it('again when it failed, twice, and never once the subscription is gone', () => {
    const evening = table()
    sentAway(evening)
    leads(evening)
    sent(evening, 30)
    comesTo(evening, 'failed')
    expect(sent(evening, 1000)).toEqual([60, 360])
    comesTo(evening, 'gone')
    expect(wakeOf(evening)).toBeNull()
  })

  it('also when the room forgot that it was just about to send', () => {
    const evening = table()
    sentAway(evening)
    leads(evening)
    sent(evening, 30)
    evening.room = evening.woken()
    expect(sent(evening, 100)).toEqual([60])
  })

  it('not while a bot moves for its person, and not after the match', () => {
    const evening = table()
    sentAway(evening)
    evening.manages({ do: 'setBot', chair: 1, on: true })
    leads(evening)
    expect(sent(evening, 1)).toEqual([])
    evening.manages({ do: 'stop' })
    expect(sent(evening, 1000)).toEqual([])
  })

  it('not while the table rests', () => {
    const evening = table()
    sentAway(evening)
    leads(evening)
    evening.manages({ do: 'pause', on: true })
    expect(sent(evening, 1000)).toEqual([])
    evening.manages({ do: 'pause', on: false })
    expect(sent(evening, 10)).toEqual([1])
  })
})

describe('how a browser is woken', () => {
  it('is kept with the device, and with nobody who has left', () => {
    const evening = table()
    expect(evening.woken().devices).toEqual(evening.room.devices)
    expect(wakeOf(evening)?.push).toEqual(push)
    evening.manages({ do: 'stop' })
    evening.own({ do: 'leave' }, 'tom')
    expect(wakeOf(evening)).toBeNull()
    expect(JSON.stringify([...evening.rows.devices])).not.toContain('mozilla')
  })

  it('is taken back on wish', () => {
    const evening = table()
    evening.own({ do: 'wake', push: null }, 'tom')
    expect(wakeOf(evening)).toBeNull()
  })

  it('is with the services of the browsers’ makers only', () => {
    const evening = table()
    const elsewhere = { ...push, endpoint: 'https://example.org/' }
    expect(evening.own({ do: 'wake', push: elsewhere }, 'tom').refused).toEqual({ code: 'bad_push' })
    expect(wakeOf(evening)?.push).toEqual(push)
  })
})

describe('somebody who waits at a public table', () => {
  function waiting(): Evening {
    const evening = new Evening()
    evening.joins('Tom')
    evening.manages({ do: 'setPublic', on: true })
    evening.own({ do: 'wake', push }, 'tom')
    return evening
  }
  const toldIn = (evening: Evening, seconds: number) => {
    const questions: string[] = []
    for (let second = 0; second < seconds; second++) {
      evening.now += 1000
      const before = evening.room
      evening.takes({ kind: 'alarm', bots: 'think' })
      questions.push(...newNotifications(before, evening.room).map(({ question }) => kindOf(question)))
    }
    return questions
  }

  it('gets one notification that somebody has joined since they closed the page', () => {
    const evening = waiting()
    sentAway(evening)
    expect(toldIn(evening, 60)).toEqual([])
    evening.joins('Ida')
    expect(toldIn(evening, 28)).toEqual([])
    expect(toldIn(evening, 4)).toEqual(['joined'])
    comesTo(evening, 'sent')
    evening.joins('Kim')
    expect(toldIn(evening, 900)).toEqual([])
  })

  it('gets none for one more device of somebody who sits there already', () => {
    const evening = waiting()
    evening.joins('Ida')
    sentAway(evening)
    evening.now += 1000
    const ticket = 'a'.repeat(64)
    for (const use of ['mirror', 'move'] as const) {
      const hash = ticket.replace('a', use === 'move' ? 'b' : 'c')
      evening.own({ do: 'handOff', ticket: hash, use }, 'ida')
      evening.takes({ kind: 'ticket', device: use, hash, wish: { take: true } })
      expect(evening.own({ do: 'letIn', ticket: hash.slice(0, 16), yes: true }, 'ida').refused).toBeNull()
    }
    expect(toldIn(evening, 60)).toEqual([])
    evening.joins('Kim')
    expect(toldIn(evening, 60)).toEqual(['joined'])
  })

  it('hears of their turn, however short a while ago somebody joined', () => {
    const evening = waiting()
    sentAway(evening)
    evening.now += 1000
    evening.joins('Ida')
    expect(toldIn(evening, 60)).toEqual(['joined'])
    comesTo(evening, 'sent')
    evening.manages({ do: 'setPace', pace: 'day' })
    evening.manages({ do: 'deal' })
    leads(evening)
    expect(toldIn(evening, 60)).toEqual(['turn'])
  })

  it('is not told of it while they are here, nor at a table of friends', () => {
    const evening = waiting()
    evening.joins('Ida')
    expect(toldIn(evening, 60)).toEqual([])
    evening.manages({ do: 'setPublic', on: false })
    sentAway(evening)
    evening.joins('Kim')
    expect(toldIn(evening, 60)).toEqual([])
  })
})
