import type { Findings, Wanted } from './checked.ts'

/** What the worker says. */
export type Report =
  /** How much has been played again, in hundredths. */
  { kind: 'played'; done: number } | { kind: 'found'; findings: Findings } | { kind: 'failed' }

interface Manner {
  onplayed: (done: number) => void
  /** Nobody waits for it any more. */
  gone: AbortSignal
}

/** Checks in a worker, so that a long match holds nothing up. Rejects where it could not be done. */
export function checking(wanted: Wanted, { onplayed, gone }: Manner): Promise<Findings> {
  const worker = new Worker(new URL('./verify.worker.ts', import.meta.url), { type: 'module' })
  gone.addEventListener('abort', () => worker.terminate())
  const found = new Promise<Findings>((done, failed) => {
    const fail = (): void => failed(new Error('it could not be checked'))
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
      if (data.kind === 'played') onplayed(data.done)
      else if (data.kind === 'found') done(data.findings)
      else fail()
    })
  })
  worker.postMessage(wanted)
  return found.finally(() => worker.terminate())
}
