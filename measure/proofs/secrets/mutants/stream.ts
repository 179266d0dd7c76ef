import { SHELL, type Mutant } from './mutant.ts'

/** Leaks where no socket comes through. */
export const STREAM_LEAKS: readonly Mutant[] = [
  {
    layer: 'stream',
    name: 'events are as long as the longest that anybody was sent',
    file: `${SHELL}/EventStreams.ts`,
    find: 'this.#open.set(secret, { stream, from: fromOf(request) })',
    replace: `this.#open.set(secret, { stream, from: fromOf(request) })
      const send = stream.send.bind(stream)
      stream.send = (text) => send(text.padEnd((this.most = Math.max(this.most ?? 0, text.length))))`,
  },
  {
    layer: 'stream',
    name: 'a stream brings along how much the others are sent',
    file: `${SHELL}/EventStreams.ts`,
    find: 'this.#open.set(secret, { stream, from: fromOf(request) })',
    replace: `this.#open.set(secret, { stream, from: fromOf(request) })
      const send = stream.send.bind(stream)
      stream.send = (text) => {
        this.sent = (this.sent ?? 0) + text.length
        send(\`\${text}\\nid: \${this.sent}\`)
      }`,
  },
]
