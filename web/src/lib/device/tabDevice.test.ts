import { beforeEach, describe, expect, it } from 'vitest'
import { DEVICE_MARK } from './deviceMark.ts'
import { TabDevice } from './tabDevice.svelte.ts'

const SECRET = 'aBcDeFgHiJkLmNoPqRsTuV'
const SEATS = '/api/rooms/BRTZB/seats'
const line = (code: string, as = 'player') => `ws://play.example/api/rooms/${code}/socket?as=${as}&v=2`
const NOWHERE = { pathname: '/', hash: '' }
const BACK = { pathname: '/BRTZB/robot-revolution', hash: DEVICE_MARK + SECRET }

describe('a tab whose browser keeps no cookies', () => {
  let tab: TabDevice
  beforeEach(() => {
    tab = new TabDevice(NOWHERE)
  })

  it('says nothing of itself before somebody has agreed to play in it', async () => {
    expect(tab.headersFor(SEATS)).toEqual({})
    expect(tab.protocolsFor(line('BRTZB'))).toEqual([])
    const asked = tab.mayBegin()
    expect(tab.isAsked).toBe(true)
    tab.answer(false)
    expect(await asked).toBe(false)
    expect([tab.isAsked, tab.headersFor(SEATS), tab.isAtRisk('BRTZB')]).toEqual([false, {}, false])
  })

  it('is one device from then on, whatever is asked for', async () => {
    const asked = tab.mayBegin()
    tab.answer(true)
    expect(await asked).toBe(true)
    const { authorization } = tab.headersFor('/api/rooms')
    expect(authorization).toMatch(/^Bearer [\w-]{22}$/)
    expect(tab.headersFor(SEATS)).toEqual({ authorization })
    expect(await tab.mayBegin()).toBe(true)
    expect(tab.headersFor(SEATS)).toEqual({ authorization })
    expect(tab.protocolsFor(line('BRTZB'))).toEqual(['robot-night', `token.${authorization?.slice('Bearer '.length)}`])
    // Watching is for everybody, and the same for all.
    expect(tab.protocolsFor(line('BRTZB', 'watcher'))).toEqual([])
  })

  it('asks once where two things are wanted at once', async () => {
    const [first, second] = [tab.mayBegin(), tab.mayBegin()]
    tab.answer(true)
    expect([await first, await second]).toEqual([false, true])
  })

  it('has seats at risk until the link back to them is kept', async () => {
    void tab.mayBegin()
    tab.answer(true)
    expect(tab.isAtRisk('BRTZB')).toBe(true)
    const back = tab.keep('BRTZB')
    expect(tab.headersFor(SEATS)).toEqual({ authorization: `Bearer ${back.slice(DEVICE_MARK.length)}` })
    expect([tab.isAtRisk('BRTZB'), tab.isAtRisk('BCDFG')]).toEqual([false, true])
  })
})

describe('a link back', () => {
  it('is shown to its room on the line, and counts once the room has said that it is a seat’s', () => {
    const tab = new TabDevice(BACK)
    expect(tab.protocolsFor(line('BRTZB'))).toEqual(['robot-night', `token.${SECRET}`])
    expect(tab.headersFor(SEATS)).toEqual({})
    tab.heardAt('BRTZB', true)
    expect(tab.headersFor(SEATS)).toEqual({ authorization: `Bearer ${SECRET}` })
    expect(tab.protocolsFor(line('BRTZB'))).toEqual(['robot-night', `token.${SECRET}`])
  })

  it('takes no seat: its sender would know the secret', () => {
    const tab = new TabDevice(BACK)
    tab.heard(line('BRTZB'), false)
    expect(tab.headersFor(SEATS)).toEqual({})
    expect(tab.protocolsFor(line('BRTZB'))).toEqual([])
  })

  it('is for its own room and no other', () => {
    const tab = new TabDevice(BACK)
    tab.heard(line('BCDFG'), false)
    tab.heard(line('BRTZB', 'watcher'), false)
    tab.heardAt('BRTZB', true)
    expect(tab.headersFor('/api/rooms/BCDFG/seats')).toEqual({})
    expect(tab.headersFor('/api/rooms')).toEqual({})
    expect(tab.protocolsFor(line('BCDFG'))).toEqual([])
  })

  it.each(['#device=short', '#device=', '#ticket=aBcDeFgHiJkLmNoPqRsTuV', `#device=${SECRET}x`])(
    'is not %s',
    (hash) => {
      expect(new TabDevice({ ...BACK, hash }).protocolsFor(line('BRTZB'))).toEqual([])
    },
  )
})
