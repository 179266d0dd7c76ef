import {
  submit,
  type Allegiance,
  type Covers,
  type Deed,
  type Phone,
  type TableView,
  type Wish,
} from '@robot-night/companion'
import { tabDevice } from '#lib/device/tabDevice.svelte.ts'
import { chance } from '../chance.ts'
import { Call } from './call.ts'
import { coversOf, keepCovers } from './covering.ts'

/** A coin turned here that the table has not heard of yet. */
interface Unheard {
  /** Of which hand. */
  deal: number
  round: number
  allegiance: Allegiance
}

/** One phone at a table of several: what the table said, and what this phone covers. */
export class TableLink {
  readonly #code: string
  #call: Call | null = null
  /** The next view is the first on this line. */
  #isFresh = true
  #view: TableView | null = $state.raw(null)
  #covered: Covers | null = $state.raw(null)
  #unheard: Unheard | null = $state.raw(null)
  isLive = $state(false)
  isGone = $state(false)

  constructor(code: string) {
    this.#code = code
  }

  get view(): TableView | null {
    return this.#view
  }
  /** Null: this phone has no cards. */
  get phone(): Phone | null {
    const hand = this.#view?.hand
    if (!hand || !this.#covered) return null
    return { ...hand, allegiance: this.#unheard?.allegiance ?? hand.allegiance, covered: this.#covered }
  }

  /** Until it is called off. */
  wake(): () => void {
    const call = new Call(this.#code, {
      onView: (view) => this.#take(view),
      onRefused: () => {},
      onLive: (isLive) => {
        this.isLive = isLive
        this.#isFresh ||= !isLive
      },
      onGone: () => (this.isGone = true),
    })
    this.#call = call
    return () => call.end()
  }

  /** As somebody who has joined by now. */
  renew(): void {
    this.#call?.renew()
  }

  ask(wish: Wish): void {
    this.#call?.say(wish)
  }

  submit(deed: Deed): void {
    const before = this.phone
    const done = submit(before, deed, chance)
    if (!('phone' in done) || !before || !this.#view) return
    const { round, deal } = this.#view
    if (deal === null) return
    this.#covered = done.phone.covered
    keepCovers(this.#code, deal, done.phone.covered)
    if (done.phone.allegiance !== before.allegiance) this.#turn({ round, deal, allegiance: done.phone.allegiance })
  }

  #turn(unheard: Unheard): void {
    this.#unheard = unheard
    this.ask({ what: 'turnCoin', round: unheard.round, allegiance: unheard.allegiance })
  }

  #take(view: TableView): void {
    const isNew = this.#view?.deal !== view.deal
    const isFresh = this.#isFresh
    this.#isFresh = false
    this.#view = view
    if (isFresh) tabDevice.heardAt(this.#code, view.me !== null)
    if (isNew) this.#covered = view.deal === null ? null : coversOf(this.#code, view.deal)
    const unheard = this.#unheard
    if (!unheard) return
    if (unheard.deal !== view.deal || view.hand?.allegiance === unheard.allegiance) this.#unheard = null
    else if (isFresh) this.#turn(unheard)
  }
}
