import { readCode } from '@robot-night/protocol'
import type { Context } from 'hono'
import { countWrongCode, forgiveBeginning, isBlocked } from './address.ts'
import type { Bindings } from './bindings.ts'
import { deviceToken } from './device.ts'
import { PAGES } from './pageNames.ts'
import { answer } from './problem.ts'

type Asked = Context<Bindings>

interface Asking {
  /** What this visitor is there; null: there's nothing under this code. */
  knows(code: string): Promise<'seated' | 'joined' | 'stranger' | null>
  /** Rooms and tables of phones have codes of one form: people type them into the same field. */
  isElsewhere(code: string): Promise<boolean>
}

/** The code as typed, if there's anything under it; else the problem. Who guesses too often learns nothing for a while. */
export async function codeIn(c: Asked, typed: string, { knows, isElsewhere }: Asking): Promise<string | Response> {
  const code = readCode(typed)
  const known = code === null ? null : await knows(code)
  // What can't be a code is no guess, and a code of the other kind isn't a wrong one.
  if (code !== null && known === null && !(await isElsewhere(code))) await countWrongCode(c, code)
  if (code !== null && known !== null) forgiveBeginning(c, code)
  const isStranger = known === null || known === 'stranger'
  if (isStranger && isBlocked(c)) return answer('too_many_codes', { 'retry-after': '60' })
  return code !== null && known !== null ? code : answer('no_such_room')
}

export const knownCode = (c: Asked, typed: string, token: string | null): Promise<string | Response> =>
  codeIn(c, typed, {
    knows: (code) => c.env.Room.getByName(code).knows(token),
    isElsewhere: async (code) => (await c.env.Companion.getByName(code).knows(null)) !== null,
  })

/** A room's page tells of a code as much as the API does, so guesses count there too. Null: the page may be shown. */
export async function refusedGuess(c: Asked): Promise<Response | null> {
  const [first = '', second = ''] = decoded(asked(new URL(c.req.url)))
    .split('/')
    .filter(Boolean)
  const isEmbed = first === 'embed'
  // In any spelling: a redirect to the right one gives away just as much.
  const typed = isEmbed || first === 'companion' ? second : first
  if (PAGES.includes(typed) || readCode(typed) === null) return null
  // An embed still shows, no matter who asks.
  const known = await knownCode(c, typed, isEmbed ? null : deviceToken(c))
  return known instanceof Response && known.status === 429 ? known : null
}

/** The path of the page; of what to put into a page, that of the page it is about. */
function asked({ pathname, searchParams }: URL): string {
  const about = pathname === '/oembed' ? (searchParams.get('url') ?? '') : ''
  return URL.canParse(about) ? new URL(about).pathname : pathname
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
