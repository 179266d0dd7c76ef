import { afterEach, expect, it, vi } from 'vitest'
import { forgetTable, keepTable, myTables, tablesLeft } from './myTables.ts'
import { Drawer } from './testingDrawer.ts'

afterEach(() => vi.unstubAllGlobals())

const seat = (code: string, isAsked = false) => ({
  ...{ code, title: 'robot-revolution', stage: 'playing', host: 'Ann', isHost: false, isAsked },
})

/** What the server knows of a seat at each of these codes; of others nothing. */
function serves(answers: Record<string, Response | Error>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const answer = answers[path.split('/')[3] ?? ''] ?? new Response('{}', { status: 404 })
    if (answer instanceof Error) throw answer
    return answer
  })
  return asked
}

it('keeps the newest five, each once', () => {
  const drawer = new Drawer()
  for (const code of ['BBBBB', 'CCCCC', 'DDDDD', 'FFFFF', 'GGGGG', 'CCCCC', 'HHHHH']) keepTable(code, drawer)
  expect(myTables(drawer)).toEqual(['HHHHH', 'CCCCC', 'GGGGG', 'FFFFF', 'DDDDD'])
})

it('leaves nothing behind once the last is forgotten', () => {
  const drawer = new Drawer()
  keepTable('BBBBB', drawer)
  forgetTable('CCCCC', drawer)
  expect(myTables(drawer)).toEqual(['BBBBB'])
  forgetTable('BBBBB', drawer)
  expect(drawer).toHaveLength(0)
})

it.each(['{', 'null', '"BBBBB"', '[1, "../status", "bbbbb", {"a": 1}, "BRTOB"]'])('takes nothing from %s', (text) => {
  const drawer = new Drawer()
  drawer.setItem('tables', text)
  expect(myTables(drawer)).toEqual([])
})

it('never throws: not without a drawer, and not where one is full or forbidden', () => {
  const forbidden = new Drawer()
  const fails = (): never => {
    throw new DOMException('denied', 'SecurityError')
  }
  Object.assign(forbidden, { getItem: fails, setItem: fails, removeItem: fails })
  for (const drawer of [null, forbidden]) {
    keepTable('BBBBB', drawer)
    forgetTable('BBBBB', drawer)
    expect(myTables(drawer)).toEqual([])
  }
})

it('offers the tables that still stand, what waits for this device first, and forgets the others', async () => {
  const drawer = new Drawer()
  for (const code of ['BBBBB', 'CCCCC', 'DDDDD']) keepTable(code, drawer)
  const asked = serves({ BBBBB: Response.json(seat('BBBBB', true)), DDDDD: Response.json(seat('DDDDD')) })
  expect((await tablesLeft(drawer)).map(({ code }) => code)).toEqual(['BBBBB', 'DDDDD'])
  expect(asked).toEqual(['DDDDD', 'CCCCC', 'BBBBB'].map((code) => `/api/rooms/${code}/seat`))
  expect(myTables(drawer)).toEqual(['DDDDD', 'BBBBB'])
})

it('forgets nothing because the line is down or the server stumbles', async () => {
  const drawer = new Drawer()
  for (const code of ['BBBBB', 'CCCCC']) keepTable(code, drawer)
  serves({ BBBBB: new TypeError('no network'), CCCCC: new Response('oops', { status: 500 }) })
  expect(await tablesLeft(drawer)).toEqual([])
  expect(myTables(drawer)).toEqual(['CCCCC', 'BBBBB'])
})

it('asks nothing where there is nothing to come back to', async () => {
  const asked = serves({})
  expect(await tablesLeft(new Drawer())).toEqual([])
  expect(asked).toEqual([])
})
