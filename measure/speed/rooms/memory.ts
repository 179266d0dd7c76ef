import { readFileSync } from 'node:fs'

/** What a process holds in memory, as the system counts it. Null where it does not tell. */
export function memoryOf(pid: number): number | null {
  try {
    const [, kib] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kib === undefined ? null : Number(kib) * 1024
  } catch {
    return null
  }
}
