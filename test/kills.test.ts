import { describe, expect, it } from 'vitest'
import { titleOf } from '@robot-night/engine'
import { besiege, wrongs } from '../measure/faults/run.ts'

describe('a server that is killed in the middle of matches', () => {
  it.concurrent('loses nothing that a client was told, and does nothing twice, in 20 kills', async () => {
    const damage = await besiege({
      game: titleOf('robot-revolution')!,
      kills: 20,
      companies: [
        { people: 2, tins: 0, isMirrored: true },
        { people: 1, tins: 1, isMirrored: false },
        { people: 3, tins: 1, isMirrored: false },
      ],
      seed: 'kills',
      until: 'all',
      progress: () => undefined,
    })
    expect(wrongs(damage)).toEqual([])
    expect(damage.kills).toBe(20)
    // The matches went on and ended, and there was something to lose.
    expect(damage.matches).toBeGreaterThanOrEqual(3)
    expect(damage.acknowledged).toBeGreaterThan(100)
    expect(damage.compared).toBeGreaterThan(100)
  })

  it.concurrent('nor where several are asked at once', async () => {
    const damage = await besiege({
      game: titleOf('cardbot-derby')!,
      kills: 6,
      companies: [
        { people: 3, tins: 0, isMirrored: true },
        { people: 2, tins: 2, isMirrored: false },
      ],
      seed: 'kills',
      until: 'all',
      progress: () => undefined,
    })
    expect(wrongs(damage)).toEqual([])
    expect(damage.compared).toBeGreaterThan(20)
  })
})
