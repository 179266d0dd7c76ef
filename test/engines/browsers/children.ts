import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** A process of ours that runs until it is ended. */
export interface Child {
  process: ChildProcess
  end(): Promise<void>
}

/** `pipes`: what of it is read, by number; the rest is let go. */
export function start(command: string, args: readonly string[], more: { env?: object; piped?: boolean } = {}): Child {
  const env = { ...process.env, ...more.env }
  const stdio = ['ignore', 'ignore', 'ignore', ...(more.piped ? ['pipe' as const] : [])] as 'ignore'[]
  const child = spawn(command, args, { env, stdio })
  const gone = once(child, 'exit').catch(() => undefined)
  return {
    process: child,
    async end() {
      child.kill('SIGTERM')
      const force = setTimeout(() => child.kill('SIGKILL'), 3000)
      await gone
      clearTimeout(force)
    },
  }
}
