import { describe, expect, it } from 'vitest'
import { Browser, hosted } from './client.ts'

const DEEP = '['.repeat(2500) + ']'.repeat(2500)
const DEEP_OBJECT = '{"a":'.repeat(2500) + '0' + '}'.repeat(2500)
const MANY = JSON.stringify(Object.fromEntries(Array.from({ length: 1200 }, (_, at) => [`k${at}`, 0])))
/** What goes into the place of a value: none of it may be read. */
const VALUES = [
  ['lists 2,500 deep', DEEP],
  ['objects 2,500 deep', DEEP_OBJECT],
  ['1,200 keys', MANY],
  ['__proto__', '{"__proto__":{"sharedCodeMin":1}}'],
  ['__proto__, spelt otherwise', '{"\\u005f_proto__":{"sharedCodeMin":1}}'],
  ['constructor', '{"constructor":{"prototype":{"isHost":true}}}'],
] as const

describe.each(VALUES)('%s', (_, value) => {
  it.each([
    ['/api/rooms', `{"name":"Mara","title":"robot-revolution","options":${value}}`],
    ['/api/rooms', `{"name":${value},"title":"robot-revolution"}`],
    ['/api/rooms/seats', `{"name":${value}}`],
    ['/api/companion', `{"name":${value}}`],
    ['/api/matches/7yf9gXzMLRmlqnJaOf8NKw/screenings', `{"key":"${'k'.repeat(22)}","shown":${value}}`],
  ])('is refused by %s with a code', async (path, body) => {
    const answer = await new Browser().post(path, body)
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'malformed' })])
  })

  it.each(['seats', 'watchers', 'tickets'])('is refused by the %s of a room, and nobody notices', async (way) => {
    const { code, client } = await hosted()
    const before = client.downs.length
    const answer = await new Browser().post(`/api/rooms/${code}/${way}`, `{"name":${value}}`)
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'malformed' })])
    await client.does({ what: 'say', text: 'Still here' })
    expect(client.downs.slice(before).filter(({ room }) => room)).toEqual([])
  })

  it.each([
    ['an answer', (value: string) => `"what":"answer","match":"m","beat":1,"kind":"k","action":${value}`],
    ['options', (value: string) => `"what":"manage","act":{"do":"setOptions","options":${value}}`],
    ['something unknown', (value: string) => `"what":"say","text":"x","more":${value}`],
  ])('is refused on the line in %s, and changes nothing', async (_, frame) => {
    const { client } = await hosted()
    const { room, downs } = client
    const before = downs.length
    client.send(`{"id":"abcdefghijklmnop",${frame(value)}}`)
    await client.until(() => downs.length > before)
    expect(downs.slice(before)).toEqual([{ no: expect.objectContaining({ id: null, code: 'malformed' }) }])
    await client.does({ what: 'say', text: 'Still here' })
    expect(client.room).toEqual(room)
  })
})
