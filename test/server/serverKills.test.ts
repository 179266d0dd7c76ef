import { describe, expect, it } from 'vitest'
import { titleOf } from '@robot-night/engine'
import { besiege, wrongs } from '../../measure/proofs/faults/run.ts'

describe('a server that is killed in the middle of matches', () => {
  it.concurrent('loses nothing that a client was told, and does nothing twice, in 8 kills', async () => {
    const damage = await besiege({
      game: titleOf('robot-revolution')!,
      kills: 8,
      companies: [
        { people: 2, bots: 0, isMirrored: true },
        { people: 1, bots: 1, isMirrored: false },
      ],
      seed: 'kills',
      until: 'all',
      progress: () => undefined,
    })
    expect(wrongs(damage)).toEqual([])
    expect(damage.kills).toBe(8)
    // The matches went on and ended, and there was something to lose.
    expect(damage.matches).toBeGreaterThanOrEqual(2)
    expect(damage.acknowledged).toBeGreaterThan(40)
    expect(damage.compared).toBeGreaterThan(40)
  })

  it.concurrent('nor where several are asked at once', async () => {
    const damage = await besiege({
      game: titleOf('cardbot-derby')!,
      kills: 3,
      companies: [
        { people: 3, bots: 0, isMirrored: true },
        { people: 2, bots: 2, isMirrored: false },
      ],
      seed: 'kills',
      until: 'all',
      progress: () => undefined,
    })
    expect(wrongs(damage)).toEqual([])
    expect(damage.compared).toBeGreaterThan(10)
  })
})
