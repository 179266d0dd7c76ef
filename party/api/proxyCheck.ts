import type { ArrivalFacts } from '@robot-night/protocol'
import type { Context, MiddlewareHandler } from 'hono'
import { factsOf, FOR_UPGRADES, SENTENCES } from '../proxy/proxyProblems.ts'
import { logAdvice } from '../shell/log.ts'
import { LruMap } from '../shell/LruMap.ts'
import type { Bindings } from './bindings.ts'
import { answer, malformed } from './problem.ts'
import { passingSocket, wantsSocket } from './carrier.ts'

/** Whether what stands in front of the site is set up right, under /api/arrival. */
export const arrival = { getArrival: tell, tryArrivalSocket: tryUpgrade }

type Asked = Context<Bindings>

const MOST_REMEMBERED = 1000
/** Tries that have arrived without their upgrade. */
const stripped = new LruMap<true>(MOST_REMEMBERED)
/** What the log has been told; anybody may say that they come by another address. */
const told = new Set<string>()
const MOST_TOLD = 20

function tell(c: Asked): Response {
  const at = originIn(c.req.query('at') ?? '')
  if (at === null) return malformed({ problem: 'wrong', field: 'at', expected: 'an origin' })
  const isStripped = stripped.get(c.req.query('try') ?? '') ?? false
  const facts = factsOf(c.get('arrival'), { at, isStripped })
  logOnce(facts.amiss)
  return c.json(facts)
}

function tryUpgrade(c: Asked): Response {
  if (wantsSocket(c)) return passingSocket(c)
  const tried = c.req.query('try') ?? ''
  if (hasLostUpgrade(c) && /^\w{1,40}$/.test(tried)) stripped.set(tried, true)
  return answer('upgrade_required', { upgrade: 'websocket' })
}

/** A browser that wants a socket sends a key; what lost the rest on its way is a proxy's work. */
const hasLostUpgrade = (c: Asked): boolean =>
  c.req.header('sec-websocket-key') !== undefined && c.req.header('upgrade') === undefined

/** Sockets that come without their upgrade are told of wherever they were meant to go. */
export const noticeLostUpgrades: MiddlewareHandler<Bindings> = async (c, next) => {
  if (hasLostUpgrade(c)) logOnce([{ what: 'upgrade', lines: FOR_UPGRADES }])
  return next()
}

function originIn(text: string): string | null {
  if (!/^https?:\/\/[^\s/]{1,255}$/i.test(text) || !URL.canParse(text)) return null
  return new URL(text).origin
}

/** Each thing once: one wrong line is wrong for everybody who comes. */
function logOnce(amiss: ArrivalFacts['amiss']): void {
  for (const { what, lines } of amiss) {
    const words = SENTENCES[what]
    const key = `${what} ${lines.join()}`
    if (told.has(key) || told.size >= MOST_TOLD) continue
    told.add(key)
    logAdvice('what stands in front of the site', { words, lines })
  }
}
