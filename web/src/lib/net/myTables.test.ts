import { afterEach, expect, it, vi } from 'vitest'
import { Keeping, keepingNothing } from '../kept/testing.ts'
import { forgetTable, keepTable, myTables, tablesLeft } from './myTables.ts'

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
  const store = new Keeping()
  for (const code of ['BBBBB', 'CCCCC', 'DDDDD', 'FFFFF', 'GGGGG', 'CCCCC', 'HHHHH']) keepTable(code, store)
  expect(myTables(store)).toEqual(['HHHHH', 'CCCCC', 'GGGGG', 'FFFFF', 'DDDDD'])
})

it('leaves nothing behind once the last is forgotten', () => {
  const store = new Keeping()
  keepTable('BBBBB', store)
  forgetTable('CCCCC', store)
  expect(myTables(store)).toEqual(['BBBBB'])
  forgetTable('BBBBB', store)
  expect(store.size).toBe(0)
})

it.each(['{', 'null', '"BBBBB"', '[1, "../status", "bbbbb", {"a": 1}, "BRTOB"]'])('takes nothing from %s', (text) => {
  const store = new Keeping()
  store.write('tables', text)
  expect(myTables(store)).toEqual([])
})

it('does without where a browser keeps nothing: the way back is then the link', () => {
  const store = keepingNothing()
  keepTable('BBBBB', store)
  expect(myTables(store)).toEqual(['BBBBB'])
  expect(myTables(keepingNothing())).toEqual([])
  forgetTable('BBBBB', store)
  expect(myTables(store)).toEqual([])
})

it('offers the tables that still stand, what waits for this device first, and forgets the others', async () => {
  const store = new Keeping()
  for (const code of ['BBBBB', 'CCCCC', 'DDDDD']) keepTable(code, store)
  const asked = serves({ BBBBB: Response.json(seat('BBBBB', true)), DDDDD: Response.json(seat('DDDDD')) })
  expect((await tablesLeft(store)).map(({ code }) => code)).toEqual(['BBBBB', 'DDDDD'])
  expect(asked).toEqual(['DDDDD', 'CCCCC', 'BBBBB'].map((code) => `/api/rooms/${code}/seat`))
  expect(myTables(store)).toEqual(['DDDDD', 'BBBBB'])
})

it('forgets nothing because the line is down or the server stumbles', async () => {
  const store = new Keeping()
  for (const code of ['BBBBB', 'CCCCC']) keepTable(code, store)
  serves({ BBBBB: new TypeError('no network'), CCCCC: new Response('oops', { status: 500 }) })
  expect(await tablesLeft(store)).toEqual([])
  expect(myTables(store)).toEqual(['CCCCC', 'BBBBB'])
})

it('asks nothing where there is nothing to come back to', async () => {
  const asked = serves({})
  expect(await tablesLeft(new Keeping())).toEqual([])
  expect(asked).toEqual([])
})
