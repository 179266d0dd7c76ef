import { describe, expect, it } from 'vitest'
import { followed, NOTHING, shortened, sighted, type Backlog } from './backlog.ts'
import type { Feed } from '../room/galleries/galleryLink.ts'

const frame = (from: string | null, to: string): Feed => ({ from, to, text: `${from}-${to}` })
const after = (backlog: Backlog, ...feeds: Feed[]) => feeds.reduce((now, feed) => followed(now, feed).backlog, backlog)
const begun = sighted(NOTHING, { mark: 'a', now: 0, text: '{}' })!
const heard = ({ tail }: Backlog) => tail.map(({ text }) => text)

describe('a backlog', () => {
  it('passes on what follows on what is known, and keeps it for who comes next', () => {
    const next = followed(begun, frame('a', 'b'))
    expect(next).toMatchObject({ text: 'a-b', isLost: false, backlog: { mark: 'b' } })
    expect(heard(after(next.backlog, frame('b', 'c')))).toEqual(['a-b', 'b-c'])
  })

  it('knows that something is missing, and passes nothing on then', () => {
    expect(followed(begun, frame('b', 'c'))).toMatchObject({ text: null, isLost: true, backlog: { sight: null } })
    expect(followed(begun, frame(null, 'c'))).toMatchObject({ text: null, isLost: true })
  })

  it('that has slept takes what comes for what follows', () => {
    expect(followed(NOTHING, frame('x', 'y'))).toMatchObject({ text: 'x-y', isLost: false, backlog: { mark: 'y' } })
  })

  it('says nothing twice that a sight said first', () => {
    const late = sighted(NOTHING, { mark: 'b', now: 0, text: '{}' })!
    expect(followed(late, frame('a', 'b'))).toMatchObject({ text: null, isLost: false, backlog: late })
  })

  it('passes on what changes no mark: how many watch', () => {
    expect(followed(begun, frame('a', 'a'))).toMatchObject({ text: 'a-a', isLost: false })
  })

  it('a sight is followed by what came after it, and by nothing before', () => {
    const waiting = after({ ...NOTHING, mark: 'a' }, frame('a', 'b'), frame('b', 'c'), frame('c', 'd'))
    const fitting = sighted(waiting, { mark: 'b', now: 0, text: '{}' })!
    expect(heard(fitting)).toEqual(['b-c', 'c-d'])
    expect(heard(sighted(waiting, { mark: 'd', now: 0, text: '{}' })!)).toEqual([])
    expect(fitting.mark).toBe('d')
  })

  it('a sight that does not fit is no beginning', () => {
    const waiting = after(NOTHING, frame('b', 'c'))
    expect(sighted(waiting, { mark: 'a', now: 0, text: '{}' })).toBeNull()
  })

  it('lets a long tail go', () => {
    const marks = Array.from({ length: 60 }, (_, at) => `${at}`)
    const long = after({ ...begun, mark: '0' }, ...marks.map((mark, at) => frame(mark, `${at + 1}`)))
    expect(shortened(long)).toEqual({ sight: null, tail: [], mark: '60' })
    expect(shortened(begun)).toBe(begun)
  })
})
