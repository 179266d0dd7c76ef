import { CLOSE } from '@robot-night/protocol'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { TabStream } from './TabStream.ts'

/** What is said is heard by all in the order in which it was said. */
class Channel extends EventTarget {
  static all = new Set<Channel>()
  constructor() {
    super()
    Channel.all.add(this)
  }
  postMessage(data: object): void {
    for (const each of [...Channel.all].filter((one) => one !== this))
      queueMicrotask(() => each.dispatchEvent(new MessageEvent('message', { data: { ...data } })))
  }
  close(): void {
    Channel.all.delete(this)
  }
}

/** What a stream sees of the page that it is in. */
let pages: EventTarget[] = []
let now = 0
beforeEach(() => {
  pages = []
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('self', { origin: 'https://robots.test' })
  vi.spyOn(Date, 'now').mockImplementation(() => ++now)
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
})

/** In a tab of its own, over a connection on which nothing comes. */
function opened() {
  const page = new EventTarget()
  vi.stubGlobal('document', Object.assign(page, { hidden: false }))
  pages.push(page)
  const fetch = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise<Response>((_go, fail) => signal.addEventListener('abort', fail))
  const stream = new TabStream('wss://robots.test/api/rooms/BCDFG/socket?as=player', { fetch })
  const closed: number[] = []
  const { promise: end, resolve } = Promise.withResolvers<number>()
  stream.addEventListener('close', (event) => {
    resolve(closed.push('code' in event ? Number(event.code) : 0))
  })
  onTestFinished(async () => {
    stream.close()
    await end
  })
  return { stream, closed, end }
}
const openedOnes = (count: number) => Array.from({ length: count }, opened)
const codesOf = (all: readonly { closed: number[] }[]) => all.map(({ closed }) => closed[0] ?? null)

it('four tabs keep their streams, and the oldest makes room for a fifth', async () => {
  const four = openedOnes(4)
  expect(codesOf(four)).toEqual([null, null, null, null])
  const fifth = opened()
  await four[0]!.end
  expect(codesOf(four)).toEqual([CLOSE.tooManyDevices, null, null, null])
  expect(fifth.closed).toEqual([])
})

it('one that was closed takes no place', async () => {
  const [first, second, third, fourth] = openedOnes(4)
  second!.stream.close()
  await second!.end
  openedOnes(1)
  third!.stream.close()
  await third!.end
  expect(codesOf([first!, fourth!])).toEqual([null, null])
})

it('the one that somebody looks at keeps its stream', async () => {
  const [first, second, ...rest] = openedOnes(4)
  pages[0]!.dispatchEvent(new Event('visibilitychange'))
  const fifth = opened()
  await second!.end
  expect(second!.closed).toEqual([CLOSE.tooManyDevices])
  expect(codesOf([first!, ...rest, fifth])).toEqual([null, null, null, null])
})

const blocked = () => {
  throw new Error('storage is blocked')
}
it.each([
  ['in sandboxes', () => vi.stubGlobal('self', { origin: 'null' })],
  ['where storage is blocked', () => vi.stubGlobal('BroadcastChannel', blocked)],
])('of many frames %s, which cannot hear each other, none keeps a connection', async (_, stub) => {
  stub()
  vi.stubGlobal('parent', { length: 4 })
  const one = opened()
  vi.stubGlobal('parent', { length: 5 })
  const other = opened()
  await other.end
  expect(other.closed).toEqual([CLOSE.tooManyDevices])
  expect(one.closed).toEqual([])
})
