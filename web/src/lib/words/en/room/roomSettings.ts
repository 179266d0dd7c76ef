import type { Absence, Delay } from '@robot-night/protocol'

type ByDelay = Readonly<Record<Delay, string>>
type ByAbsence = Readonly<Record<Absence, string>>

export const words = {
  away: 'When somebody is away',
  aways: { bot: 'Tin robot', clock: 'Clock', wait: 'Wait' } satisfies ByAbsence,
  awayHints: {
    bot: 'After a while a tin robot plays for them until they are back.',
    clock: 'The clock runs on for them.',
    wait: 'The clock stands until they are back.',
  } satisfies ByAbsence,
  absent: {
    title: (name: string) => `${name} is away`,
    soon: (time: string) => `A tin robot plays for them in ${time}.`,
    now: 'A tin robot plays for them in a moment.',
    waits: 'All wait for them: no time runs out.',
    clock: 'When their time is up, their turn is played for them.',
    patient: 'All wait for them.',
    votes: (yes: number, all: number) => `${yes} of ${all} want a tin robot now.`,
    act: 'Tin robot now',
    wait: 'Wait for them',
    vote: 'Vote: tin robot',
    unvote: 'Take my vote back',
    seconds: (seconds: number) => `${seconds} s`,
    minutes: (minutes: number, seconds: string) => `${minutes}:${seconds} min`,
  },
  passing: {
    label: 'If someone leaves mid-match',
    choices: { stays: 'Bot only', passes: 'Newcomer' },
    hints: {
      stays: 'A bot plays on until they’re back. Nobody else ever sees their cards.',
      passes: 'Once someone has left or been away too long, a newcomer can take their seat, cards and all.',
    },
  },
  paused: {
    title: 'The match is paused',
    host: 'No time runs out, and nobody can move, until you let it go on.',
    guest: (host: string) => `No time runs out, and nobody can move, until ${host} lets it go on.`,
    act: 'Go on',
  },
  covered: {
    title: 'The table will be shown in a moment',
    text: 'Watchers see everything a little later here.',
  },
  locked: { title: 'The room is locked', text: 'Nobody new sits down now. You may watch.' },
  host: {
    title: 'Run the table',
    pause: 'Pause the match',
    goOn: 'Let the match go on',
    pauseHint: 'All time stands still, and nobody can move',
    lock: 'Lock the room',
    lockHint: 'Nobody new sits down',
    shut: 'No watchers',
    shutHint: 'Only those with a seat see the table, and anybody new needs an invitation; TVs and blogs see nothing',
    delay: 'Watchers see it later',
    delays: { 0: 'Off', 15: '15 s', 60: '1 min', 180: '3 min' } satisfies ByDelay,
    delayHint: 'So late that nobody who watches can help; on TVs and blogs too',
    people: 'At the table',
    banned: 'Banned',
    unban: (name: string) => `Let ${name} come back`,
    silenced: 'Muted, and not at the table',
    unsilence: (name: string) => `Let ${name} speak again`,
  },
  chair: {
    mute: 'Mute',
    unmute: 'Let them speak again',
    muted: 'Muted.',
    ban: 'Ban from this room',
    banSure: (name: string) => `Ban ${name} from this room?`,
    banText: 'It works for this device alone: with another one, and the code, they may come back.',
    sendSure: (name: string) => `Send ${name} home?`,
    plays: 'A bot plays this seat until the match is over. Nobody else gets to see the cards.',
    keep: 'Never mind',
  },
}
