import type { ArchivedMatch } from '@robot-night/protocol'
import type { Order, Winder } from './winding.ts'

/** The engine in a worker, so that a long match holds nothing up. */
export function workingWinder(record: ArchivedMatch): Winder {
  const worker = new Worker(new URL('./replay.worker.ts', import.meta.url), { type: 'module' })
  const say = (order: Order): void => worker.postMessage(order)
  say({ kind: 'take', record })
  return {
    say,
    listen: (heard) => worker.addEventListener('message', ({ data }) => heard(data)),
    end: () => worker.terminate(),
  }
}
