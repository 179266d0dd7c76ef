import { setPriority } from 'node:os'
import { flood, type Target } from './hostile.ts'

// The flood, a process of its own: what it does costs the honest nothing but what the server makes of it.

/** Of the least favoured: where cores are few, it is the server that is to be measured. */
const LAST = 19
setPriority(LAST)
// The process that started it is gone, or has seen enough.
process.on('disconnect', () => process.exit())
const { target, seed }: { target: Target; seed: string } = JSON.parse(process.argv[2] ?? '')
flood(target, seed)
