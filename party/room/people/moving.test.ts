import { describe, expect, it } from 'vitest'
import { heldSeat } from '../state/seats.ts'
import { Evening } from '../testing/evening.ts'

const moves = (evening: Evening, device: string, chair: number) => evening.own({ do: 'move', chair }, device)
const names = (evening: Evening) =>
  evening.room.facts.chairs.slice(0, 6).map((chair) => (chair.kind === 'free' ? '' : chair.name))

function table(): Evening {
  const evening = new Evening()
  evening.joins('Tom')
  evening.joins('Ida')
  return evening
}

describe('somebody changes chairs in the lobby', () => {
  it('to a free one, on all their devices, which start over there', () => {
    const evening = table()
    evening.comes('tom', 'phone')
    const step = moves(evening, 'tom', 4)
    expect(names(evening)).toEqual(['Mara', '', 'Ida', '', 'Tom', ''])
    expect(step.closing).toContainEqual({ socket: 'phone', reason: 'seatChanged' })
    expect(evening.room.devices.find(({ hash }) => hash === 'tom')?.chair).toBe(4)
    expect(evening.woken().facts).toEqual(evening.room.facts)
  })

  it('to a tin robot’s, which takes theirs', () => {
    const evening = table()
    evening.manages({ do: 'seatBot', chair: 3 })
    const bot = names(evening)[3]
    moves(evening, 'tom', 3)
    expect(names(evening)).toEqual(['Mara', bot, 'Ida', 'Tom', '', ''])
  })

  it('as the host, and stays it', () => {
    const evening = table()
    moves(evening, 'mara', 5)
    evening.comes('mara')
    expect(evening.room.facts.host).toBe(5)
    expect(evening.manages({ do: 'deal' }).refused).toBeNull()
    expect(evening.room.head?.chairs).toEqual([1, 2, 5])
    expect(heldSeat(evening.room, 5)).toBe(2)
  })

  it('and takes along what was whispered to them; on the old chair nobody finds it', () => {
    const evening = table()
    evening.says('ida', { id: evening.id(), what: 'whisper', to: 1, text: 'psst' })
    moves(evening, 'tom', 4)
    expect(evening.room.whispers.map((box) => box.length)).toEqual([0, 0, 1, 0, 1, 0, 0, 0, 0])
    evening.joins('Eva')
    expect([names(evening)[1], evening.room.whispers[1]]).toEqual(['Eva', []])
    expect(evening.woken().whispers).toEqual(evening.room.whispers)
  })

  it('and takes along the tickets to their seat, but no invitation to that chair', () => {
    const evening = table()
    const [own, guest] = ['a'.repeat(64), 'b'.repeat(64)]
    evening.manages({ do: 'invite', chair: 4, ticket: guest })
    evening.own({ do: 'handOff', ticket: own, use: 'mirror' }, 'tom')
    moves(evening, 'tom', 5)
    expect(evening.room.tickets.map(({ use, chair }) => [use, chair])).toEqual([
      ['invite', 4],
      ['mirror', 5],
    ])
  })

  it('but not to a person’s, to one that the title hasn’t, or after the lobby', () => {
    const evening = table()
    expect(moves(evening, 'tom', 2).refused).toEqual({ code: 'chair_taken' })
    expect(moves(evening, 'tom', 8).refused).toEqual({ code: 'chair_taken' })
    const before = evening.room
    expect(moves(evening, 'tom', 1).refused).toBeNull()
    expect(evening.room.facts.chairs).toEqual(before.facts.chairs)
    evening.manages({ do: 'deal' })
    evening.manages({ do: 'stop' })
    expect(moves(evening, 'tom', 4).refused).toEqual({ code: 'wrong_stage' })
  })
})
