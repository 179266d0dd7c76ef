import type { Amiss, ArrivalFacts } from '@robot-night/protocol'
import type { Arrival } from './arrival.ts'
import { trustOf } from './site.ts'

/** `at`: the origin in the browser's address bar. `isStripped`: its upgrade arrived as a plain request. */
interface Seen {
  at: string
  isStripped: boolean
}

/** How a browser comes here, and what is wrong with what stands in between. */
export function factsOf(arrival: Arrival, { at, isStripped }: Seen): ArrivalFacts {
  const { origin, heard, isTrusted, isNamed } = arrival
  const isProxied = at !== heard
  const found: Record<Amiss, boolean> = {
    address: at !== origin,
    untrusted: isProxied && !isTrusted,
    unnamed: isProxied && !isNamed,
    upgrade: isStripped,
  }
  const amiss = WHATS.filter((what) => found[what]).map((what) => ({ what, lines: LINES[what](at, arrival) }))
  return { origin, isProxied, amiss }
}

export const FOR_UPGRADES = [
  'proxy_http_version 1.1;',
  'proxy_set_header Upgrade $http_upgrade;',
  'proxy_set_header Connection "upgrade";',
]

/** What brings it: a setting of ours, or lines for nginx, which sends nothing by itself. */
const LINES: Readonly<Record<Amiss, (at: string, arrival: Arrival) => string[]>> = {
  address: (at, { isSet }) => [
    `PUBLIC_URL=${at}`,
    ...(isSet ? [] : ['proxy_set_header Host $http_host;', 'proxy_set_header X-Forwarded-Proto $scheme;']),
  ],
  untrusted: (_, { peer }) => [`TRUSTED_PROXIES=${trustOf(peer)}`],
  unnamed: () => ['proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;'],
  upgrade: () => [...FOR_UPGRADES],
}
const WHATS: readonly Amiss[] = ['address', 'untrusted', 'unnamed', 'upgrade']

/** For the log. */
export const SENTENCES: Readonly<Record<Amiss, string>> = {
  address: 'The address in the browser is not the one that this site takes for its own.',
  untrusted: 'A proxy asks that is not trusted: all its visitors count as one.',
  unnamed: 'A proxy asks that does not say for whom: all its visitors count as one.',
  upgrade: 'A proxy takes the Upgrade from WebSockets: nobody can play live.',
}
