import { describe, expect, it } from 'vitest'
import { titleOf } from '@robot-night/engine'
import { MUTANTS } from '../measure/secrets/mutants.ts'
import { SECRETS } from '../measure/secrets/pieces.ts'
import { hunt, type Hunt } from '../measure/secrets/run.ts'
import { bundleWorker, type Plant } from '../measure/wire/bundle.ts'

const hunted = async (given: Pick<Hunt, 'pairs' | 'until'>, plants: readonly Plant[] = []) =>
  hunt({
    ...given,
    game: titleOf('robot-revolution')!,
    secrets: SECRETS['robot-revolution']!,
    script: await bundleWorker(plants),
    seats: null,
    seed: 'worlds',
    atOnce: 8,
    progress: () => undefined,
  })

describe('two rooms that differ only in what a viewer may not know', () => {
  it('send that viewer the same bytes, over real sockets', async () => {
    const found = await hunted({ pairs: 24, until: 'all' })
    expect(found).toMatchObject({ run: 24, differing: [], failed: [] })
    expect(found.moved).toBeGreaterThan(24)
  })

  it('are told apart where a leak is planted', async () => {
    const leak = MUTANTS.find(({ name }) => name === 'a face-down card is as wide as its name')!
    const found = await hunted({ pairs: 100, until: 'differing' }, [leak])
    expect(found.differing).not.toEqual([])
  })
})
