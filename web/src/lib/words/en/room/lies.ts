import { listed } from '../grammar.ts'

/** Somebody who claimed something. `isMe`: the reader, called "You". */
interface Speaker {
  name: string
  isMe: boolean
}

export const words = {
  you: 'You',
  title: 'This round’s lies',
  honest: 'Every claim this round was true. Suspicious.',
  /** `to` null: to the table; else by name, or the reader (`you`). */
  told: ({ name }: Speaker, said: string, to: { name: string; isMe: boolean } | null) =>
    `${name} told ${to === null ? 'everyone' : `only ${to.isMe ? 'you' : to.name}`}: “${said}.”`,
  really: (what: string) => `Really: ${what}`,
  lie: 'Lie',
  /** One of these behind each lie. */
  quips: [
    'Not a bolt rattled.',
    'Polished to a shine, that one.',
    'And not a lamp flickered.',
    'Said with a straight tin face.',
    'Built to bluff.',
  ],
  doubted: (names: readonly string[]) =>
    names.length === 0 ? 'Nobody saw through it.' : `${listed(names)} saw through it.`,
  truthful: (names: readonly string[]) => `Told the truth: ${names.join(', ')}`,
  /** In the log. */
  had: ({ name }: Speaker, said: string) => `${name} had claimed: “${said}.” `,
  wasTrue: 'It was true.',
  wasLie: 'A lie.',
}
