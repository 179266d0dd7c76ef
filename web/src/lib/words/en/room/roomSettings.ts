import type { Absence, Delay } from '@robot-night/protocol'

type ByDelay = Readonly<Record<Delay, string>>
type ByAbsence = Readonly<Record<Absence, string>>

export const words = {
  away: 'When someone’s away',
  aways: { bot: 'Bot plays', clock: 'Clock runs', wait: 'We wait' } satisfies ByAbsence,
  awayHints: {
    bot: 'After a while, a bot plays for them until they’re back.',
    clock: 'Their clock keeps running.',
    wait: 'The clock stops until they’re back.',
  } satisfies ByAbsence,
  absent: {
    title: (name: string) => `${name} is away`,
    soon: (time: string) => `A bot takes over in ${time}.`,
    now: 'A bot takes over in a moment.',
    waits: 'We’re waiting for them: the clock is stopped.',
    clock: 'When their time is up, the table makes a simple move for them.',
    patient: 'We’re waiting for them.',
    votes: (yes: number, all: number) => `${yes} of ${all} ${yes === 1 ? 'wants' : 'want'} a bot now.`,
    act: 'Let a bot play',
    wait: 'Wait for them',
    fold: (isFolded: boolean): string => (isFolded ? 'Show more' : 'Show less'),
    vote: 'Vote for a bot',
    unvote: 'Take my vote back',
    seconds: (seconds: number) => `${seconds} s`,
    minutes: (minutes: number, seconds: string) => `${minutes} min ${Number(seconds)} s`,
  },
  passing: {
    label: 'If someone leaves mid-match',
    choices: { stays: 'Bot only', passes: 'Newcomer' },
    hints: {
      stays: 'A bot plays on for them until they’re back. Nobody else ever sees their cards.',
      passes: 'Once someone has left or been away too long, a newcomer can take their seat, cards and all.',
    },
  },
  paused: {
    title: 'The match is paused',
    host: 'The clock is stopped, and nobody can move, until you resume.',
    guest: (host: string) => `The clock is stopped, and nobody can move, until ${host} resumes.`,
    act: 'Resume',
  },
  covered: {
    title: 'You’ll see the table in a moment',
    text: 'Watchers see everything with a delay here.',
  },
  calls: { label: 'Read out the time left', all: 'Halfway, 10 s, 3 s', ten: '10 s', none: 'Never' },
  locked: { title: 'The table is locked', text: 'Nobody new can sit down right now. You can watch.' },
  host: {
    title: 'Host controls',
    pause: 'Pause the match',
    goOn: 'Resume the match',
    pauseHint: 'The clock stops, and nobody can move',
    lock: 'Lock the table',
    lockHint: 'Nobody new can sit down',
    shut: 'No watchers',
    shutHint:
      'Only people with a seat can see the table, so TVs and blogs show nothing. Anyone new needs an invitation.',
    delay: 'Delay for watchers',
    delays: { 0: 'Off', 15: '15 s', 60: '1 min', 180: '3 min' } satisfies ByDelay,
    delayHint: 'Keeps watchers from helping a player. Applies to TVs and blogs too.',
    people: 'At the table',
    banned: 'Banned',
    unban: (name: string) => `Let ${name} come back`,
    silenced: 'Muted, and not at the table',
    unsilence: (name: string) => `Let ${name} talk again`,
  },
  chair: {
    mute: 'Mute for everyone',
    unmute: 'Let them talk again',
    muted: 'Muted.',
    ban: 'Ban from this table',
    banSure: (name: string) => `Ban ${name} from this table?`,
    banText: 'This only bans their device: with another one and the code, they can come back.',
    sendSure: (name: string) => `Send ${name} home?`,
    plays: 'A bot plays this seat until the match is over. Nobody else gets to see the cards.',
    keep: 'Never mind',
  },
}
