import { parentPort } from 'node:worker_threads'
import { tried, type Share } from './kinds.ts'

// One of the threads that try what is pure. Where it fails, so does the measure.
parentPort?.on('message', (share: Share) => void tried(share).then((tally) => parentPort?.postMessage(tally)))
