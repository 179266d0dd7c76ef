import type { BrowserContext, Locator, Page } from '@playwright/test'
import { complaintsOf } from './complaints.ts'
import { Ear } from './Ear.ts'
import { atRest } from './settled.ts'
import { WORDS, type Language, type Words } from './words.ts'

interface Manner {
  isTouch: boolean
  language: Language
  media: Media
}
/** What a browser asks of the pages it shows. */
export interface Media {
  colorScheme: 'dark' | 'light'
  reducedMotion: 'reduce' | 'no-preference'
}

/** Somebody with a browser: what they see, what their browser is told, and what it complains about. */
export class Guest {
  readonly name: string
  readonly page: Page
  readonly ear: Ear
  readonly language: Language
  readonly #isTouch: boolean
  #media: Media
  readonly #complaints: string[]
  readonly #forgiven: RegExp[] = []

  private constructor(name: string, page: Page, { ear, isTouch, language, media }: Manner & { ear: Ear }) {
    this.name = name
    this.page = page
    this.ear = ear
    this.language = language
    this.#isTouch = isTouch
    this.#media = media
    this.#complaints = complaintsOf(page, name)
  }

  static async at(page: Page, { name, ...manner }: Manner & { name: string }): Promise<Guest> {
    return new Guest(name, page, { ear: await Ear.at(page), ...manner })
  }

  /** What the pages say to this guest. */
  get words(): Words {
    return WORDS[this.language]
  }

  get context(): BrowserContext {
    return this.page.context()
  }

  get media(): Media {
    return this.#media
  }
  /** From now on. Saying it once more would have the whole page looked at again. */
  async prefers(wanted: Partial<Media>): Promise<void> {
    const media = { ...this.#media, ...wanted }
    const { colorScheme, reducedMotion } = this.#media
    if (media.colorScheme === colorScheme && media.reducedMotion === reducedMotion) return
    this.#media = media
    await this.page.emulateMedia(media)
  }

  /** A finger on a phone, a mouse elsewhere. */
  async press(target: Locator, patience: { timeout?: number } = {}): Promise<void> {
    if (!this.#isTouch) return target.click(patience)
    await atRest(target, patience)
    return target.tap(patience)
  }
  pressButton(name: string | RegExp): Promise<void> {
    return this.press(this.page.getByRole('button', { name, exact: typeof name === 'string' }))
  }

  /** What is meant to go wrong in this test. */
  forgive(...complaints: RegExp[]): void {
    this.#forgiven.push(...complaints)
  }
  complaints(): string[] {
    return this.#complaints.filter((complaint) => !this.#forgiven.some((each) => each.test(complaint)))
  }

  /** The page has taken over from what the server rendered. */
  async awake(): Promise<void> {
    await this.page.locator('html[data-awake]').waitFor({ state: 'attached' })
  }
  async visit(path: string): Promise<void> {
    await this.page.goto(path)
    await this.awake()
  }
  async reload(): Promise<void> {
    await this.page.reload()
    await this.awake()
  }
}
