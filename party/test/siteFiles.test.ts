import { SELF } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { isUnknownFile } from '../api/siteFiles.ts'
import { ORIGIN } from './client.ts'

const got = async (path: string) => {
  const response = await SELF.fetch(`${ORIGIN}${path}`)
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

describe('what programs look for on every site', () => {
  it('says where its pages are, and that the API is none of them', async () => {
    const { status, text } = await got('/robots.txt')
    expect(status).toBe(200)
    expect(text).toContain('Disallow: /api/')
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  })

  it('lists the pages that are meant to be found, and no table', async () => {
    const { type, text } = await got('/sitemap.xml')
    expect(type).toBe('application/xml')
    const pages = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, page]) => page)
    expect(pages).toContain(`${ORIGIN}/`)
    expect(pages).toContain(`${ORIGIN}/how-to/robot-revolution`)
    expect(pages.filter((page) => !page?.startsWith(`${ORIGIN}/`))).toEqual([])
  })

  it('says whom to tell of a hole, for less than a year from now', async () => {
    const { text } = await got('/.well-known/security.txt')
    const [, contact] = /^Contact: (.+)$/m.exec(text) ?? []
    expect(URL.canParse(contact ?? '')).toBe(true)
    const [, expires] = /^Expires: (.+)$/m.exec(text) ?? []
    const days = (Date.parse(expires ?? '') - Date.now()) / (24 * 60 * 60 * 1000)
    expect(days).toBeGreaterThan(100)
    expect(days).toBeLessThan(365)
  })
})

describe('an unknown file', () => {
  const page = (status: number) => new Response('<p>', { status, headers: { 'content-type': 'text/html' } })
  const asked = (path: string) => new Request(`${ORIGIN}${path}`)

  it.each(['/wp-login.php', '/.env', '/ads.txt', '/.well-known/assetlinks', '/blog/index.html'])(
    '%s is one',
    (path) => {
      expect(isUnknownFile(asked(path), page(404))).toBe(true)
      expect(isUnknownFile(asked(path), page(200))).toBe(false)
    },
  )

  it.each(['/ABCDE', '/how-to/chess', '/ABCDE/night', '/'])('%s is a page', (path) => {
    expect(isUnknownFile(asked(path), page(404))).toBe(false)
  })

  it('that has an answer of its own keeps it', () => {
    const picture = new Response('<svg>', { status: 404, headers: { 'content-type': 'image/svg+xml' } })
    expect(isUnknownFile(asked('/ABCDE/picture.svg'), picture)).toBe(false)
  })
})
