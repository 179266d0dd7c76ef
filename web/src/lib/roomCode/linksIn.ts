import { readCode, TICKET_MARK } from '@robot-night/protocol'

/** What the links in a message lead to, and the message without them. */
export interface Links {
  codes: string[]
  /** By code: `#ticket=…`. */
  tickets: Map<string, string>
  isReplay: boolean
  rest: string
}

/** With a scheme, or a host and a slash: up to a space, or to what stands around links in text, Markdown and HTML. */
const HOST = String.raw`https?:\/\/[^\s/<>"']+|(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+(?::\d+)?(?=\/)|localhost(?::\d+)?(?=\/)`
const LINK = new RegExp(String.raw`(?:${HOST})[\w/?#&=%.:~+,;@!$*()[\]|-]*`, 'giu')
/** Of another page's path nothing is guessed. */
const OURS = /^\/+(?:embed\/+|companion\/+)?([^/]+)(?:\/+(?:[\w-]+|picture\.(?:svg|png)))?\/*$/
const DEEPEST = 2

export function linksIn(text: string): Links {
  const links: Links = { codes: [], tickets: new Map(), isReplay: false, rest: text }
  links.rest = text.replaceAll(LINK, (link) => {
    read(link, links)
    return '\n'
  })
  return links
}

function read(link: string, links: Links, depth = 0): void {
  const url = urlOf(trimmed(link))
  if (!url) return
  const [, segment = ''] = OURS.exec(trimmed(url.pathname)) ?? []
  const code = /[AEIOU]/i.test(segment) ? null : readCode(segment)
  if (/^\/+replay\/+./.test(url.pathname)) links.isReplay = true
  else if (code !== null) {
    links.codes.push(code)
    const [ticket] = /^#ticket=[\w-]{22}/.exec(url.hash) ?? []
    if (ticket?.startsWith(TICKET_MARK)) links.tickets.set(code, ticket)
  }
  // Mail and messengers lead through an address of their own, with ours in it; so do our own addresses for blogs.
  if (depth < DEEPEST)
    for (const value of url.searchParams.values()) if (/^https?:/.test(value)) read(value, links, depth + 1)
}

/** The link without the punctuation after it. */
function trimmed(link: string): string {
  let end = link.length
  while (end > 0 && /[^\w/]/.test(link.charAt(end - 1))) end -= 1
  return link.slice(0, end)
}

function urlOf(link: string): URL | null {
  const whole = /^https?:/i.test(link) ? link : `https://${link}`
  try {
    return new URL(whole)
  } catch {
    return null
  }
}
