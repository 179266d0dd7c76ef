import { rngFrom } from '@robot-night/engine'

/** CM-2: this phone’s own chance, from the device’s own source; `rngFrom` lets no number come more often than another. */
export const chance = rngFrom({
  word() {
    const [drawn] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn === undefined) throw new Error('nothing was drawn')
    return drawn
  },
})
