import ipaddr from 'ipaddr.js'

/** What the operator says about the site. */
export interface Settings {
  PUBLIC_URL?: string | undefined
  TRUSTED_PROXIES?: string | undefined
}

export interface Site {
  /** Where visitors find it, as a browser writes an origin; null: where each request says. */
  origin: string | null
  /** Whether what this address says of others is believed. */
  isTrusted(address: string): boolean
}

type Address = ipaddr.IPv4 | ipaddr.IPv6
type Range = readonly [Address, bits: number]

/** The settings, read; or in one sentence which of them is wrong. */
export function siteOf({ PUBLIC_URL = '', TRUSTED_PROXIES = '' }: Settings): Site | { wrong: string } {
  const origin = PUBLIC_URL === '' ? null : originIn(PUBLIC_URL)
  if (origin === undefined) return { wrong: `PUBLIC_URL is an address such as ${EXAMPLE}; ${PUBLIC_URL} isn't one.` }
  const trusted: Range[] = []
  for (const word of TRUSTED_PROXIES.split(/[\s,]+/).filter((each) => each !== '')) {
    const ranges = rangesIn(word)
    if (ranges === null) return { wrong: `TRUSTED_PROXIES lists ${KINDS}; ${word} is none of these.` }
    trusted.push(...ranges)
  }
  return { origin, isTrusted: (address) => isAmong(addressIn(address), trusted) }
}

const EXAMPLE = 'https://play.example.org, without a path'
const KINDS = 'addresses such as 192.0.2.7, ranges such as 10.0.0.0/8, loopback and private'

/** Undefined: it is none. */
function originIn(text: string): string | undefined {
  if (!/^https?:\/\/[^\s?#]+$/i.test(text) || !URL.canParse(text)) return undefined
  const { origin, pathname, username, password } = new URL(text)
  return pathname === '/' && username === '' && password === '' ? origin : undefined
}

/** Other spellings of an address, such as 0x7f.1, are refused: two programs may read them differently. */
export function addressIn(text: string): Address | null {
  const isPlain = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)
  return isPlain ? ipaddr.process(text) : null
}

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

function rangesIn(word: string): Range[] | null {
  const ranges = Object.hasOwn(NAMED, word) ? NAMED[word] : [word]
  const read = ranges?.map(rangeIn) ?? []
  const known = read.filter((range) => range !== null)
  return known.length === read.length ? known : null
}

function rangeIn(text: string): Range | null {
  const [address = '', bits, ...more] = text.split('/')
  const from = addressIn(address)
  if (!from || more.length > 0) return null
  const most = from.kind() === 'ipv4' ? 32 : 128
  if (bits === undefined) return [from, most]
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? [from, Number(bits)] : null
}

function isAmong(address: Address | null, ranges: readonly Range[]): boolean {
  return ranges.some(([from, bits]) => address?.kind() === from.kind() && address.match(from, bits))
}

/** By what name TRUSTED_PROXIES has an address: in a network of containers the next start may bring another one. */
export function trustOf(address: string): string {
  const read = addressIn(address)
  const name = Object.keys(NAMED).find((each) => isAmong(read, rangesIn(each) ?? []))
  return name ?? address
}
