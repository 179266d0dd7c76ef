import type { Browser, BrowserContextOptions } from '@playwright/test'
import type { NewRoom } from '@robot-night/protocol'
import { Aide } from './Aide.ts'
import { Guest, type Media } from './Guest.ts'
import type { Language } from './words.ts'

const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const satisfies Record<string, BrowserContextOptions>
export type Device = keyof typeof DEVICES

/** To draw what moves takes most of the time of a whole match: one of its guests sees it move, a phone where there is one. */
export const MOVING = { reducedMotion: 'no-preference' } as const satisfies BrowserContextOptions

/** Everybody who takes part in a test, each with a browser of their own. */
export class Evening {
  readonly #browser: Browser
  readonly #baseURL: string
  readonly #reducedMotion: Media['reducedMotion']
  readonly #guests: Guest[] = []
  readonly #aides: Aide[] = []

  /** `reducedMotion`: what the browsers of those ask for of whom nothing else is said. */
  constructor(browser: Browser, baseURL: string, reducedMotion: Media['reducedMotion'] = 'no-preference') {
    this.#browser = browser
    this.#baseURL = baseURL
    this.#reducedMotion = reducedMotion
  }

  /**
   * `more`: the cookies of somebody else, a browser without scripts, another language. What answers for pages without a
   * network fetches a page of its own for each new browser: only where it is asked for.
   */
  async invite(name: string, device: Device, more: BrowserContextOptions = {}): Promise<Guest> {
    const usual = { baseURL: this.#baseURL, serviceWorkers: 'block', reducedMotion: this.#reducedMotion } as const
    const locale = more.locale ?? 'en-GB'
    const given = { ...usual, ...DEVICES[device], ...more, locale }
    const context = await this.#browser.newContext(given)
    const language: Language = locale.startsWith('de') ? 'de' : 'en'
    const manner = { name, isTouch: device === 'phone', language, media: mediaOf(given) }
    return this.#welcome(await Guest.at(await context.newPage(), manner))
  }

  /** A second page in the same browser: the same cookies, the same person. */
  async another(guest: Guest): Promise<Guest> {
    const { language, media } = guest
    const manner = { name: `${guest.name} again`, isTouch: false, language, media }
    return this.#welcome(await Guest.at(await guest.context.newPage(), manner))
  }

  /** Somebody who makes a room; nobody looks at their screen. */
  async hosts(name: string, wanted: Partial<NewRoom> = {}): Promise<Aide> {
    return this.#knows(await Aide.opens(this.#baseURL, name, wanted))
  }
  /** Somebody who takes a seat; nobody looks at their screen. */
  async seats(name: string, code: string): Promise<Aide> {
    return this.#knows(await Aide.sits(this.#baseURL, name, code))
  }
  /** Somebody who watches; nobody looks at their screen. */
  async watches(name: string, code: string): Promise<Aide> {
    return this.#knows(await Aide.watches(this.#baseURL, name, code))
  }
  /** The browser of somebody who has been without a page so far. */
  async inviteAs({ name, device: value }: Aide, device: Device, more: BrowserContextOptions = {}): Promise<Guest> {
    const guest = await this.invite(name, device, more)
    await guest.context.addCookies([{ name: 'device', value: value ?? '', url: this.#baseURL }])
    return guest
  }

  complaints(): string[] {
    return this.#guests.flatMap((guest) => guest.complaints())
  }

  async end(): Promise<void> {
    for (const aide of this.#aides) aide.leave()
    await Promise.all([...new Set(this.#guests.map(({ context }) => context))].map((context) => context.close()))
  }

  #knows(aide: Aide): Aide {
    this.#aides.push(aide)
    return aide
  }
  #welcome(guest: Guest): Guest {
    this.#guests.push(guest)
    return guest
  }
}

/** As Playwright has it where nothing is said. */
const mediaOf = ({ colorScheme, reducedMotion }: BrowserContextOptions): Media => ({
  colorScheme: colorScheme === 'dark' ? 'dark' : 'light',
  reducedMotion: reducedMotion === 'reduce' ? 'reduce' : 'no-preference',
})
