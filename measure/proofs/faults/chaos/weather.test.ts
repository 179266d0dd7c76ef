import { describe, expect, it } from 'vitest'
import { rngOf } from '@robot-night/engine'
import { FATES, fateIn, FOG, JUMBLE, STORM } from './weather.ts'

describe('what becomes of messages', () => {
  it('in a storm is everything, and mostly nothing', () => {
    const rng = rngOf('storm')
    const fates = Array.from({ length: 2000 }, () => fateIn(STORM, rng))
    expect(new Set(fates)).toEqual(new Set(FATES.filter((fate) => fate !== 'mute')))
    expect(fates.filter((fate) => fate === 'pass').length).toBeGreaterThan(1200)
  })

  it('in a fog is that lines fall silent, and nothing else is lost', () => {
    const rng = rngOf('fog')
    const fates = Array.from({ length: 2000 }, () => fateIn(FOG, rng))
    expect(new Set(fates)).toEqual(new Set(['pass', 'delay', 'mute']))
  })

  it('in a jumble is never a loss', () => {
    const rng = rngOf('jumble')
    const fates = Array.from({ length: 2000 }, () => fateIn(JUMBLE, rng))
    expect(fates).not.toContain('lose')
    expect(fates).not.toContain('tear')
  })

  it('is the same for the same seed', () => {
    const [one, other] = ['seed', 'seed'].map((seed) => {
      const rng = rngOf(seed)
      return Array.from({ length: 50 }, () => fateIn(STORM, rng))
    })
    expect(one).toEqual(other)
  })
})
