import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Peek } from './peek.svelte.ts'

/** Longer than a tap. */
const A_LOOK = 200
const A_TAP = 100

describe('secrets that lie covered', () => {
  const newBox = (): EventTarget => Object.assign(new EventTarget(), { toggleAttribute: () => true })
  let [box, page] = [newBox(), new EventTarget()]
  let peek = new Peek(() => true)
  let leave = () => {}

  beforeEach(() => {
    vi.useFakeTimers()
    box = newBox()
    page = new EventTarget()
    vi.stubGlobal('window', page)
    peek = new Peek(() => true)
    const leaves = [peek.hold, peek.holdByKey].map((attach) => attach(box as HTMLElement))
    leave = () => leaves.forEach((each) => each?.())
  })
  afterEach(() => {
    leave()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  const happens = (where: EventTarget, type: string, more: object = {}): boolean =>
    where.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), more))
  const press = (more: object = {}) => happens(box, 'pointerdown', { isPrimary: true, button: 0, ...more })
  const look = () => {
    press()
    vi.advanceTimersByTime(A_LOOK)
  }

  it('are seen while they are held, and not from then on', () => {
    expect(peek.isCovered).toBe(true)
    look()
    expect(peek.isCovered).toBe(false)
    happens(page, 'pointerup')
    expect(peek.isCovered).toBe(true)
    vi.runAllTimers()
    expect(peek.isCovered).toBe(true)
  })

  it.each(['pointercancel', 'blur'])('are covered when the hand is lost: %s', (lost) => {
    look()
    happens(page, lost)
    expect(peek.isCovered).toBe(true)
  })

  it('stay covered by a tap, by a second finger and by another button', () => {
    press()
    vi.advanceTimersByTime(A_TAP)
    happens(page, 'pointerup')
    vi.runAllTimers()
    expect(peek.isCovered).toBe(true)
    for (const more of [{ isPrimary: false }, { button: 2 }]) {
      press(more)
      vi.runAllTimers()
      expect(peek.isCovered, JSON.stringify(more)).toBe(true)
    }
  })

  it('open by key until they are closed by key, or the page is left', () => {
    peek.toggle()
    look()
    happens(page, 'pointerup')
    expect([peek.isOpened, peek.isCovered]).toEqual([true, false])
    peek.toggle()
    expect(peek.isCovered).toBe(true)
    peek.toggle()
    happens(page, 'blur')
    expect([peek.isOpened, peek.isCovered]).toEqual([false, true])
  })

  describe.each(['Enter', ' '])('by the key "%s"', (key) => {
    /** Longer than a key is down that is pressed once. */
    const A_HOLD = 500
    const down = (more: object = {}) => happens(box, 'keydown', { key, ...more })
    const up = () => happens(box, 'keyup', { key })

    it('are seen at once while it is held, and not from then on', () => {
      expect(down()).toBe(false)
      expect(peek.isCovered).toBe(false)
      vi.advanceTimersByTime(A_HOLD)
      down({ repeat: true })
      expect(up()).toBe(false)
      expect([peek.isCovered, peek.isOpened]).toEqual([true, false])
    })

    it('stay open after a short press until the next, short or long', () => {
      for (const pause of [A_TAP, A_HOLD]) {
        down()
        vi.advanceTimersByTime(A_TAP)
        up()
        expect([peek.isCovered, peek.isOpened]).toEqual([false, true])
        down()
        vi.advanceTimersByTime(pause)
        up()
        expect(peek.isCovered).toBe(true)
      }
    })

    it('are covered when the focus goes elsewhere meanwhile, and its end there means nothing', () => {
      down()
      happens(box, 'blur')
      expect(peek.isCovered).toBe(true)
      up()
      expect(peek.isCovered).toBe(true)
    })
  })

  it('leave every other key alone', () => {
    expect(happens(box, 'keydown', { key: 'Tab' })).toBe(true)
    expect(peek.isCovered).toBe(true)
  })

  it('take no click that ended a look for a choice; the next one is one', () => {
    const stopped = () => {
      const click = Object.assign(new Event('click'), { detail: 1 })
      const stop = vi.spyOn(click, 'stopPropagation')
      box.dispatchEvent(click)
      return stop.mock.calls.length > 0
    }
    look()
    happens(page, 'pointerup')
    expect([stopped(), stopped()]).toEqual([true, false])
  })

  it('bring up no menu of the browser, but where nothing is covered', () => {
    expect(happens(box, 'contextmenu')).toBe(false)
    const open = new EventTarget()
    const leaveOpen = new Peek(() => false).hold(open as HTMLElement)
    expect(happens(open, 'contextmenu')).toBe(true)
    leaveOpen?.()
  })
})

it('what was left open is covered again at the next deal, however often', () => {
  let round = 1
  const peek = new Peek(
    () => true,
    () => round,
  )
  for (round = 1; round <= 3; round++) {
    expect([peek.isCovered, peek.isOpened]).toEqual([true, false])
    peek.toggle()
    expect([peek.isCovered, peek.isOpened]).toEqual([false, true])
  }
  expect(peek.isCovered).toBe(true)
})

it('what is not to lie covered never does', () => {
  expect(new Peek(() => false).isCovered).toBe(false)
})
