import type { ArrivalFacts } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { amissHere } from './ask.ts'

const AT = 'https://play.example.org'
const fine: ArrivalFacts = { origin: AT, isProxied: true, amiss: [] }
const amiss: ArrivalFacts = { ...fine, amiss: [{ what: 'upgrade', lines: ['proxy_http_version 1.1;'] }] }

/** A page, and what it has asked. */
async function page(heard: string | undefined, answer: () => Promise<Response>) {
  const asked: string[] = []
  const facts = await amissHere({
    ...{ at: AT, heard, id: () => 'me' },
    fetch: (path) => {
      asked.push(path)
      return answer()
    },
    dial: async (path) => void asked.push(path),
  })
  return { asked, facts }
}
const saying = (facts: unknown) => async () => Response.json(facts)

describe('a page that looks whether the site is set up right', () => {
  it.each([AT, undefined, ''])('asks nobody where nothing stands in front: %s', async (heard) => {
    expect(await page(heard, saying(amiss))).toEqual({ asked: [], facts: null })
  })

  it('tries a socket, and then asks what became of it', async () => {
    const { asked, facts } = await page('otherwise', saying(amiss))
    expect(asked).toEqual(['/api/arrival/socket?try=me', '/api/arrival?at=https%3A%2F%2Fplay.example.org&try=me'])
    expect(facts).toEqual(amiss)
  })

  it('says nothing where all is well, or nobody answers', async () => {
    const proxied = 'otherwise'
    expect((await page(proxied, saying(fine))).facts).toBeNull()
    expect((await page(proxied, async () => new Response('not here', { status: 502 }))).facts).toBeNull()
    expect((await page(proxied, async () => Promise.reject(new Error('offline')))).facts).toBeNull()
    expect((await page(proxied, async () => new Response('no JSON'))).facts).toBeNull()
  })
})
