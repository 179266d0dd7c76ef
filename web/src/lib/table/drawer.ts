import { tabStore } from '../kept/store.ts'

/** What was half made in answer to one question. */
interface Half<T> {
  question: string
  value: T
}
/** A place of its own for one such thing. */
export interface Slot {
  /** What is read was written under the same name: another name when its form changes. */
  read<T>(): Half<T> | null
  write<T>(half: Half<T>): void
}

const KEY = 'half-made'

/** `never` fits whatever its reader had written. */
interface Content {
  about: string
  slots: Readonly<Record<string, Half<never>>>
}

/** Half-made answers of one seat in one match: kept by this page's tab, over a reload and a phone that let go of the page. */
export class Drawer {
  readonly #about: () => string
  readonly #isCovered: () => boolean
  #content: Content | null = null

  /** `about`: whose they are, and in what match. `isCovered`: secrets lie covered until they are pressed. */
  constructor(about: () => string, isCovered: () => boolean) {
    this.#about = about
    this.#isCovered = isCovered
  }

  /** `secret`: it would show what lies covered. While that is so it is neither kept nor shown again. */
  slot(name: string, sort: 'open' | 'secret'): Slot | null {
    if (sort === 'secret' && this.#isCovered()) return null
    return {
      read: () => this.#opened().slots[name] ?? null,
      write: (half) => this.#put(name, half),
    }
  }

  #opened(): Content {
    const about = this.#about()
    if (this.#content?.about !== about) this.#content = found(about)
    return this.#content
  }

  #put<T>(name: string, half: Half<T>): void {
    const { about, slots } = this.#opened()
    const text = JSON.stringify({ about, slots: { ...slots, [name]: half } })
    this.#content = JSON.parse(text)
    tabStore.write(KEY, text)
  }
}

/** Of another match or another seat there is nothing to be found. */
function found(about: string): Content {
  const none: Content = { about, slots: {} }
  try {
    const content: Content | null = JSON.parse(tabStore.read(KEY) ?? 'null')
    return content?.about === about ? content : none
  } catch {
    return none
  }
}
