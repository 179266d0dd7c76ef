import { describe, expect, it, vi } from 'vitest'
import { onceWritten } from './writeRows.ts'

const settled = () => new Promise((go) => setImmediate(go))
/** A room's object whose disk is waited for. */
function waiting() {
  const disk = Promise.withResolvers<undefined>()
  const abort = vi.fn<() => undefined>()
  const deed = vi.fn<() => undefined>()
  const ctx = { storage: { sync: () => disk.promise }, abort }
  onceWritten(ctx, deed)
  return { disk, abort, deed }
}

describe('what has to wait for the disk', () => {
  it('is done once all is written', async () => {
    const { disk, abort, deed } = waiting()
    await settled()
    expect(deed).not.toHaveBeenCalled()
    disk.resolve(undefined)
    await settled()
    expect(deed).toHaveBeenCalledOnce()
    expect(abort).not.toHaveBeenCalled()
  })

  it('is not done where that cannot be known: the object is given up, with all that it remembers', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { disk, abort, deed } = waiting()
    disk.reject(new Error('disk I/O error'))
    await settled()
    expect(deed).not.toHaveBeenCalled()
    expect(abort).toHaveBeenCalledOnce()
    expect(said).toHaveBeenCalledOnce()
    said.mockRestore()
  })
})
