import { describe, expect, it } from 'vitest'
import { HandOffTable, playing } from '../testing/HandOffTable.ts'

describe('the devices of a seat', () => {
  it('are told what they are and whether they are here', () => {
    const table = new HandOffTable()
    table.takes({ kind: 'connected', socket: { id: 's', device: 'tom', from: null }, on: 'phone' })
    table.now += 1
    const hash = table.makes('tom', 'mirror')
    table.takes({ kind: 'ticket', device: 'tablet', hash, wish: { take: true, kind: 'tablet' } })
    table.letsIn('tom', hash)
    expect(table.ownOf('tom')!.devices).toEqual([
      { id: 'tom', kind: 'phone', isHere: true, isThis: true },
      { id: 'tablet', kind: 'tablet', isHere: false, isThis: false },
    ])
    expect(table.ownOf('tablet')!.devices.map(({ isThis }) => isThis)).toEqual([false, true])
  })

  it('can sign each other out, but not the last of them', () => {
    const table = playing()
    expect(table.own({ do: 'signOut', device: 'tom' }, 'tom').refused).toEqual({ code: 'last_device' })
    table.handsOff('tom', 'tablet', 'mirror')
    table.comes('tablet')
    expect(table.own({ do: 'signOut', device: 'mara' }, 'tom').refused).toEqual({ code: 'no_such_device' })
    const step = table.own({ do: 'signOut', device: 'tablet' }, 'tom')
    expect(step.closing).toEqual([{ socket: "tablet's phone", reason: 'signedOut' }])
    expect(table.chairOf('tablet')).toBeNull()
  })
})
