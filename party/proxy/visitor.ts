import { addressIn, type Site } from './site.ts'

/**
 * Who asks: the last hop that isn't trusted, or the first of all where every one is. `peer` connected to us, `forwardedFor`
 * is what it says of those before it, the nearest last.
 */
export function visitorOf(peer: string, forwardedFor: string | null, { isTrusted }: Pick<Site, 'isTrusted'>): string {
  let visitor = peer
  for (const hop of (forwardedFor ?? '').split(',').toReversed()) {
    const before = hopIn(hop)
    // What a hop says that can't be read leaves the hop itself to be counted.
    if (!isTrusted(visitor) || before === null) break
    visitor = before
  }
  return visitor
}

/** Some write the port besides. */
function hopIn(text: string): string | null {
  const [, inBrackets, v4] = /^\s*(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)\s*$/.exec(text) ?? []
  return addressIn(inBrackets ?? v4 ?? text.trim())?.toString() ?? null
}
