import { describe, expect, it } from 'vitest'
import { planted } from '../../wire/bundle.ts'
import { FLAWS } from './flaws.ts'
import { MUTE } from './run.ts'

describe('planted flaws', () => {
  it.each(FLAWS)('$name: there is one place for it', async (flaw) => {
    expect(await planted(flaw)).toContain(flaw.replace)
  })

  it('galleries that pass nothing on: there is one place for it', async () => {
    expect(await planted(MUTE)).not.toContain(MUTE.find)
  })
})
