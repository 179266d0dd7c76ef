import { hc } from 'hono/client'
import { expect, expectTypeOf, it } from 'vitest'
import type { RoomMade, Problem, PublicFacts } from './answers.ts'
import type { Api } from './client.ts'

/** What would be sent. */
const sent: Request[] = []
const api = hc<Api>('https://robots.test/api', {
  fetch: async (url: string | URL | Request, init?: RequestInit) => {
    sent.push(new Request(url, init))
    return Response.json({ code: 'no_such_room' }, { status: 404 })
  },
})

it("Hono's client knows the types of requests and answers", async () => {
  const made = await api.rooms.$post({ json: { name: 'Bolt', title: 'cardbot-derby', pace: 'off' } })
  if (made.status === 201) expectTypeOf(await made.json()).toEqualTypeOf<RoomMade>()
  else expectTypeOf(await made.json()).toEqualTypeOf<Problem>()
  // @ts-expect-error -- a title is missing
  await api.rooms.$post({ json: { name: 'Bolt' } })
  const facts = await api.rooms[':code'].$get({ param: { code: 'BCDFG' } })
  if (facts.ok) expectTypeOf(await facts.json()).toEqualTypeOf<PublicFacts>()
  expectTypeOf(facts.status).toEqualTypeOf<200 | 401 | 403 | 404 | 405 | 429 | 500>()
  await api.matches[':id'].$get({ param: { id: 'x' }, query: { room: 'BCDFG' } })
  await api.titles.$get()
  expectTypeOf<Parameters<(typeof api.rooms)[':code']['socket']['$ws']>[0]>().toExtend<object | undefined>()
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST https://robots.test/api/rooms',
    'POST https://robots.test/api/rooms',
    'GET https://robots.test/api/rooms/BCDFG',
    'GET https://robots.test/api/matches/x?room=BCDFG',
    'GET https://robots.test/api/titles',
  ])
})
