import { describe, expect, it } from 'vitest'
import { siteOf, trustOf, type Settings, type Site } from './site.ts'

const site = (settings: Settings): Site => {
  const read = siteOf(settings)
  if ('wrong' in read) throw new Error(read.wrong)
  return read
}

describe('PUBLIC_URL', () => {
  it.each([
    ['https://play.example.org', 'https://play.example.org'],
    ['https://Play.Example.org/', 'https://play.example.org'],
    ['https://play.example.org:443', 'https://play.example.org'],
    ['https://play.example.org:8443', 'https://play.example.org:8443'],
    ['http://192.0.2.1:80', 'http://192.0.2.1'],
    ['https://[2001:db8::1]:8443', 'https://[2001:db8::1]:8443'],
    ['https://spiele.müller.example', 'https://spiele.xn--mller-kva.example'],
  ])('%s is written as a browser writes it', (PUBLIC_URL, origin) => {
    expect(site({ PUBLIC_URL }).origin).toBe(origin)
  })

  it('may be left out, or empty', () => {
    expect(site({}).origin).toBeNull()
    expect(site({ PUBLIC_URL: '' }).origin).toBeNull()
  })

  it.each([
    ...['play.example.org', 'https://', 'https://play.example.org/robots', 'https://play.example.org/?a', 'ftp://a'],
    ...['https://ada:pw@play.example.org', 'https://play.example.org#x', 'https://a b', 'https://a:99999', 'wss://a'],
  ])('%s is refused in one sentence', (PUBLIC_URL) => {
    const wrong = `PUBLIC_URL is an address such as https://play.example.org, without a path; ${PUBLIC_URL} isn't one.`
    expect(siteOf({ PUBLIC_URL })).toEqual({ wrong })
  })
})

describe('TRUSTED_PROXIES', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7', true],
    ['192.0.2.7', '192.0.2.8', false],
    ['192.0.2.7', '::ffff:192.0.2.7', true],
    ['10.0.0.0/8', '10.200.3.4', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['2001:db8::/32', '2001:db8:1::7', true],
    ['2001:db8::/32', '2001:db9::7', false],
    ['loopback', '127.3.2.1', true],
    ['loopback', '::1', true],
    ['loopback', '10.0.0.1', false],
    ['private', '172.31.255.1', true],
    ['private', '172.32.0.1', false],
    ['private', 'fd12::1', true],
    ['private', '127.0.0.1', false],
    ['loopback, 192.0.2.0/24', '192.0.2.9', true],
    ['loopback 192.0.2.0/24', '127.0.0.1', true],
    ['0.0.0.0/0', '203.0.113.9', true],
    ['0.0.0.0/0', '::1', false],
    ['', '127.0.0.1', false],
    ['loopback', '', false],
    ['loopback', '0x7f.1', false],
  ])('%s has %s in it: %s', (TRUSTED_PROXIES, address, isTrusted) => {
    expect(site({ TRUSTED_PROXIES }).isTrusted(address)).toBe(isTrusted)
  })

  it.each(['*', 'proxy.example', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.1', '0x7f.1', '::1/129', 'toString'])(
    '%s is refused in one sentence',
    (word) => {
      expect(siteOf({ TRUSTED_PROXIES: `loopback, ${word}` })).toEqual({
        wrong: `TRUSTED_PROXIES lists addresses such as 192.0.2.7, ranges such as 10.0.0.0/8, loopback and private; ${word} is none of these.`,
      })
    },
  )

  it('calls an address by what stays the same at the next start', () => {
    expect(['127.0.0.1', '::1', '172.18.0.3', 'fd00::2', '203.0.113.9'].map(trustOf)).toEqual([
      ...['loopback', 'loopback', 'private', 'private', '203.0.113.9'],
    ])
  })
})
