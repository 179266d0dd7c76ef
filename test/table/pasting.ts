import type { APIRequestContext } from '@playwright/test'

/** What a page says of how to put it into others. */
interface Offered {
  json: string | null
  xml: string | null
}

/** As blogs look for it: in the head, as it was served. */
async function offeredBy(request: APIRequestContext, url: string): Promise<Offered> {
  const [head = ''] = (await (await request.get(url)).text()).split('</head>')
  const links = [...head.matchAll(/<link\b([^<>]+)>/g)].map(([, attributes = '']) => attributes)
  const find = (type: string) => {
    const link = links.find((each) => attributeIn(each, 'type') === type && attributeIn(each, 'rel') === 'alternate')
    return link ? attributeIn(link, 'href') : null
  }
  return { json: find('application/json+oembed'), xml: find('text/xml+oembed') }
}

/**
 * What WordPress makes of an address on a line of its own, of a provider that it does not know: it follows the page's own
 * link, leaves little of the HTML, shuts the frame into a sandbox with a secret, and shows the quotation until the frame
 * says how high it is. After `WP_oEmbed::discover`, `fetch` and `wp_filter_oembed_result` (WordPress 6).
 */
export async function pastedIntoWordPress(request: APIRequestContext, url: string): Promise<string> {
  const { json } = await offeredBy(request, url)
  if (json === null) return url
  const endpoint = new URL(json)
  for (const [name, value] of Object.entries({ maxwidth: '600', maxheight: '900', url, dnt: '1', format: 'json' }))
    endpoint.searchParams.set(name, value)
  const answered = await request.get(endpoint.href)
  if (!answered.ok()) return url
  const { type, html } = await answered.json()
  return type === 'rich' && typeof html === 'string' ? filtered(html, 'aB3dE5gH7j') : url
}

const LEFT: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  blockquote: [],
  iframe: ['src', 'width', 'height', 'frameborder', 'marginwidth', 'marginheight', 'scrolling', 'title'],
}

function filtered(html: string, secret: string): string {
  const kept = html.replaceAll(/<(\/?)(\w+)([^<>]*)>/g, (...[, end = '', tag = '', attributes = '']: string[]) => {
    const names = LEFT[tag]
    if (!names) return ''
    if (end) return `</${tag}>`
    const said = names.flatMap((name) => {
      const value = attributeIn(attributes, name)
      return value === null ? [] : [` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`]
    })
    return `<${tag}${said.join('')}>`
  })
  const [, quote = '', frame] = /(<blockquote>.*?<\/blockquote>)?.*(<iframe.*?><\/iframe>)/s.exec(kept) ?? []
  if (frame === undefined) throw new Error(`no frame is left of ${html}`)
  const known = frame.replace(/ src="([^"]*)"/, ` src="$1#?secret=${secret}" data-secret="${secret}"`)
  const hidden = quote ? known.replace('<iframe', '<iframe style="position: absolute; visibility: hidden;"') : known
  return (
    quote.replace('<blockquote', `<blockquote class="wp-embedded-content" data-secret="${secret}"`) +
    hidden.replace('<iframe', '<iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted"')
  )
}

/** Its value as it is meant. */
function attributeIn(attributes: string, name: string): string | null {
  const value = new RegExp(`(?:^|\\s)${name}=(["'])(.*?)\\1`).exec(attributes)?.[2]
  return value?.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&') ?? null
}

/** What WordPress does in the reader's page with what its frames say, as `wp-embed.js` does it. */
export const WORDPRESS_SCRIPT = `
addEventListener('message', ({ data, source }) => {
  if (!data || !(data.secret || data.message || data.value) || /[^a-zA-Z0-9]/.test(data.secret)) return
  for (const quote of document.querySelectorAll('blockquote[data-secret="' + data.secret + '"]')) quote.style.display = 'none'
  for (const frame of document.querySelectorAll('iframe[data-secret="' + data.secret + '"]')) {
    if (source !== frame.contentWindow) continue
    frame.removeAttribute('style')
    if (data.message === 'height') frame.height = Math.min(1000, Math.max(200, parseInt(data.value, 10)))
    if (data.message !== 'link') continue
    const [here, there] = [new URL(frame.getAttribute('src')), new URL(data.value)]
    if (here.host === there.host && document.activeElement === frame) window.top.location.href = data.value
  }
})
addEventListener('DOMContentLoaded', () => {
  for (const frame of document.querySelectorAll('iframe.wp-embedded-content'))
    frame.contentWindow.postMessage({ message: 'ready', secret: frame.dataset.secret }, '*')
})`

/**
 * What Ghost makes of a pasted address of a provider that it does not know: the page's own link as it stands, and of its
 * answer what has a type and a version, and, as a rich one, HTML and a width. Null: a card with a picture and a link.
 */
export async function pastedIntoGhost(request: APIRequestContext, url: string): Promise<string | null> {
  const { json } = await offeredBy(request, url)
  if (json === null || !/^https?:/.test(json) || json.includes('wp-json/oembed')) return null
  const { type, version, html, width } = await (await request.get(json)).json()
  return version && type === 'rich' && html && width ? `<figure class="kg-card kg-embed-card">${html}</figure>` : null
}
