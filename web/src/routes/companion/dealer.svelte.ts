import { deal, submit, type Deed, type Phone } from '@robot-night/companion'
import { chance } from './chance.ts'
import { keep, kept, onKept } from './keeping.ts'

/** One phone that deals to its owner. Nothing of it leaves the device. */
export class Dealer {
  #phone: Phone | null = $state.raw(null)
  /** How often was dealt since the page came. */
  #deals = $state(0)

  get phone(): Phone | null {
    return this.#phone
  }
  get deals(): number {
    return this.#deals
  }

  /** Takes up what was kept; until it is called off. */
  wake(): () => void {
    const take = (): void => {
      this.#phone = kept()
    }
    take()
    return onKept(take)
  }

  shuffle(): void {
    this.#deals += 1
    this.#hold(deal(chance))
  }

  submit(deed: Deed): void {
    const done = submit(this.#phone, deed, chance)
    if ('phone' in done) this.#hold(done.phone)
  }

  #hold(phone: Phone): void {
    this.#phone = phone
    keep(phone)
  }
}
