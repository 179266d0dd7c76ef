import { SOCKET_PROTOCOL, TOKEN_PROTOCOL } from '@robot-night/protocol'
import { DEVICE_MARK } from './deviceMark.ts'

const SECRET = /^[\w-]{22}$/

/** The room or table of phones that an address is about. */
const codeIn = (path: string): string | null => /\/api\/(?:rooms|companion)\/([A-Z]{5,6})\//.exec(path)?.[1] ?? null

/**
 * This tab as a device, where the browser keeps no cookies: it is known by a secret that is in its memory, and in the link
 * back to a seat for who wants one. Where cookies are kept there is none, and no script knows the device's token.
 */
export class TabDevice {
  /** Drawn here. */
  #own = $state.raw<string | null>(null)
  /**
   * Somebody came by a link back: it is good for the seat that it was made for, and for nothing else. Otherwise the
   * sender of such a link would know the secret of any seat taken with it.
   */
  #brought = $state.raw<{ code: string; secret: string; isGood: boolean } | null>(null)
  /** Rooms whose link back is kept. */
  #kept = $state.raw<readonly string[]>([])
  #question = $state.raw<((mayBegin: boolean) => void) | null>(null)

  constructor({ pathname, hash }: { pathname: string; hash: string }) {
    const code = /^\/(?:companion\/)?([A-Z]{5,6})(?:\/|$)/.exec(pathname)?.[1]
    const secret = hash.startsWith(DEVICE_MARK) ? hash.slice(DEVICE_MARK.length) : ''
    if (code !== undefined && SECRET.test(secret)) this.#brought = { code, secret, isGood: false }
  }

  /** What goes with a request, so that it is known whose it is. */
  headersFor(path: string): Record<string, string> {
    const { code, secret, isGood } = this.#brought ?? {}
    const known = isGood && code === codeIn(path) ? (secret ?? this.#own) : this.#own
    return known === null ? {} : { authorization: `Bearer ${known}` }
  }

  /** The same with a socket, which has no headers. */
  protocolsFor(url: string): string[] {
    if (!url.includes('?as=player')) return []
    const { code, secret } = this.#brought ?? {}
    const known = code === codeIn(url) ? (secret ?? this.#own) : this.#own
    return known === null ? [] : [SOCKET_PROTOCOL, TOKEN_PROTOCOL + known]
  }

  /** A room has said on its line whether this device has a seat there. Who only watches was not asked. */
  heard(url: string, isSeated: boolean): void {
    if (url.includes('?as=player')) this.heardAt(codeIn(url) ?? '', isSeated)
  }
  heardAt(code: string, isSeated: boolean): void {
    if (this.#brought?.code !== code) return
    this.#brought = isSeated ? { ...this.#brought, isGood: true } : null
  }

  /** Is it known by a secret where this is asked for? */
  isKnownFor(path: string): boolean {
    return Object.keys(this.headersFor(path)).length > 0
  }
  /** Somebody is to be asked whether they play in this tab, since their browser does not remember them. */
  get isAsked(): boolean {
    return this.#question !== null
  }
  answer(mayBegin: boolean): void {
    if (mayBegin) this.#own ??= drawn()
    this.#question?.(mayBegin)
    this.#question = null
  }
  /** Asks; once they play in this tab they are not asked again. */
  mayBegin(): Promise<boolean> {
    if (this.#own !== null) return Promise.resolve(true)
    this.#question?.(false)
    return new Promise((answered) => (this.#question = answered))
  }

  /** Would a seat in this room be lost with this tab? */
  isAtRisk(code: string): boolean {
    return this.#own !== null && this.#brought?.code !== code && !this.#kept.includes(code)
  }
  /** What leads back, after the address of a room. */
  keep(code: string): string {
    this.#kept = [...this.#kept, code]
    return DEVICE_MARK + (this.#own ?? '')
  }
}

function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export const tabDevice = new TabDevice(typeof location === 'undefined' ? { pathname: '', hash: '' } : location)
