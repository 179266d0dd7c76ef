import { readFileSync } from 'node:fs'

/** A process's memory, as the system counts it. Null if it doesn't say. */
export function memoryOf(pid: number): number | null {
  try {
    const [, kib] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kib === undefined ? null : Number(kib) * 1024
  } catch {
    return null
  }
}
