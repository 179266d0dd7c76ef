import { describe, expect, it } from 'vitest'
import { arrivalOf, arrived } from './arrival.ts'
import { siteOf, type Settings } from './site.ts'

const CLIENT = '198.51.100.4'
const HERE = 'http://127.0.0.1:8787'

function comes(settings: Settings, headers: Record<string, string>, url = `${HERE}/BCDFG?a=1`) {
  const site = siteOf(settings)
  if ('wrong' in site) throw new Error(site.wrong)
  const request = new Request(url, { headers: { 'cf-connecting-ip': '127.0.0.1', ...headers } })
  const arrival = arrivalOf(request, site)
  const behind = arrived(request, arrival)
  return { arrival, request, behind, url: behind.url, visitor: behind.headers.get('cf-connecting-ip') }
}

describe('who the visitor is', () => {
  const two = { 'cf-connecting-ip': '10.0.0.2', 'x-forwarded-for': `${CLIENT}, 10.0.0.1` }
  it.each([
    ['nobody in front: what a visitor claims is ignored', '', { 'x-forwarded-for': '1.2.3.4' }, '127.0.0.1'],
    ['one proxy', 'loopback', { 'x-forwarded-for': CLIENT }, CLIENT],
    ['one proxy that adds to what the visitor claims', 'loopback', { 'x-forwarded-for': `1.2.3.4, ${CLIENT}` }, CLIENT],
    ['one proxy that names nobody', 'loopback', {}, '127.0.0.1'],
    ['one proxy that names nobody one can read', 'loopback', { 'x-forwarded-for': 'unknown' }, '127.0.0.1'],
    ['what can’t be read ends the list', 'loopback', { 'x-forwarded-for': `${CLIENT}, x` }, '127.0.0.1'],
    ['an empty list', 'loopback', { 'x-forwarded-for': '' }, '127.0.0.1'],
    ['a port after the address', 'loopback', { 'x-forwarded-for': `${CLIENT}:4711` }, CLIENT],
    ['an address in brackets', 'loopback', { 'x-forwarded-for': '[2001:DB8::1]:443' }, '2001:db8::1'],
    ['IPv4 written as IPv6', 'loopback', { 'x-forwarded-for': `::ffff:${CLIENT}` }, CLIENT],
    ['two proxies, both trusted', '10.0.0.0/8', two, CLIENT],
    ['two proxies, the far one not trusted', '10.0.0.2', two, '10.0.0.1'],
    ['two proxies, none trusted', '', two, '10.0.0.2'],
    [
      'all of them trusted: the first',
      'loopback private',
      { 'x-forwarded-for': '192.168.0.9, 10.0.0.1' },
      '192.168.0.9',
    ],
    ['other headers name nobody', 'loopback', { forwarded: 'for=1.2.3.4', 'x-real-ip': '1.2.3.4' }, '127.0.0.1'],
  ])('%s', (...[, TRUSTED_PROXIES, headers, visitor]) => {
    expect(comes({ TRUSTED_PROXIES }, headers).visitor).toBe(visitor)
  })
})

describe('what the site’s own origin is', () => {
  const PUBLIC_URL = 'https://play.example.org'
  const https = { 'x-forwarded-proto': 'https' }
  it.each([
    ['as the request says, where nothing is set', {}, https, `${HERE}/BCDFG?a=1`],
    ['as it is set, whatever the Host', { PUBLIC_URL }, {}, `${PUBLIC_URL}/BCDFG?a=1`],
    ['with the scheme of a trusted proxy', { TRUSTED_PROXIES: 'loopback' }, https, 'https://127.0.0.1:8787/BCDFG?a=1'],
    [
      'with the first of several schemes',
      { TRUSTED_PROXIES: 'loopback' },
      { 'x-forwarded-proto': 'HTTPS, http' },
      'https://127.0.0.1:8787/BCDFG?a=1',
    ],
    [
      'with no scheme that isn’t one',
      { TRUSTED_PROXIES: 'loopback' },
      { 'x-forwarded-proto': 'javascript' },
      `${HERE}/BCDFG?a=1`,
    ],
    [
      'never by X-Forwarded-Host',
      { TRUSTED_PROXIES: 'loopback' },
      { 'x-forwarded-host': 'evil.test' },
      `${HERE}/BCDFG?a=1`,
    ],
  ])('%s', (...[, settings, headers, url]) => {
    expect(comes(settings, headers).url).toBe(url)
  })

  it('keeps a path that looks like an address', () => {
    expect(comes({ PUBLIC_URL }, {}, `${HERE}//evil.test/x`).url).toBe(`${PUBLIC_URL}//evil.test/x`)
  })
})

it('hands a request on as it is where nothing is set', () => {
  const { request, behind } = comes({}, { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https' })
  expect(behind).toBe(request)
})

it('keeps method, headers and body', async () => {
  const site = siteOf({ PUBLIC_URL: 'https://play.example.org' })
  if ('wrong' in site) throw new Error(site.wrong)
  const request = new Request(`${HERE}/api/rooms`, {
    method: 'POST',
    body: '{"a":1}',
    headers: { upgrade: 'websocket' },
  })
  const behind = arrived(request, arrivalOf(request, site))
  expect([behind.method, await behind.text(), behind.headers.get('upgrade')]).toEqual(['POST', '{"a":1}', 'websocket'])
})
