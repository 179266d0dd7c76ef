import type { Absence, Delay } from '@robot-night/protocol'
import type { Language } from '../../../lib/words/language.ts'

type ByDelay = Readonly<Record<Delay, string>>
type ByAbsence = Readonly<Record<Absence, string>>

const en = {
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

const de: typeof en = {
  away: 'Wenn jemand nicht da ist',
  aways: { bot: 'Roboter', clock: 'Uhr', wait: 'Warten' },
  awayHints: {
    bot: 'Nach einer Weile spielt bis zur Rückkehr ein Blechroboter.',
    clock: 'Die Uhr läuft weiter.',
    wait: 'Die Uhr steht bis zur Rückkehr.',
  },
  absent: {
    title: (name) => `${name} ist nicht da`,
    soon: (time) => `In ${time} spielt ein Blechroboter weiter.`,
    now: 'Gleich spielt ein Blechroboter weiter.',
    waits: 'Alle warten: Keine Zeit läuft ab.',
    clock: 'Ist die Zeit um, wird der Zug von selbst gespielt.',
    patient: 'Alle warten.',
    votes: (yes, all) => `${yes} von ${all} sind gleich für einen Blechroboter.`,
    act: 'Jetzt Blechroboter',
    wait: 'Lieber warten',
    vote: 'Für Blechroboter stimmen',
    unvote: 'Stimme zurücknehmen',
    seconds: (seconds) => `${seconds} s`,
    minutes: (minutes, seconds) => `${minutes}:${seconds} min`,
  },
  passing: {
    label: 'Wenn jemand mittendrin geht',
    choices: { stays: 'Nur Blechroboter', passes: 'Neue' },
    hints: {
      stays: 'Ein Blechroboter spielt bis zur Rückkehr. Niemand sonst sieht die Karten.',
      passes: 'Ist jemand gegangen oder zu lange weg, kann jemand Neues den Platz übernehmen, samt Karten.',
    },
  },
  paused: {
    title: 'Die Partie ist angehalten',
    host: 'Keine Zeit läuft ab und niemand kann ziehen, bis du sie weitergehen lässt.',
    guest: (host) => `Keine Zeit läuft ab und niemand kann ziehen, bis ${host} sie weitergehen lässt.`,
    act: 'Weiter',
  },
  covered: {
    title: 'Der Tisch ist gleich zu sehen',
    text: 'Wer zuschaut, sieht hier alles etwas später.',
  },
  locked: { title: 'Der Raum ist abgeschlossen', text: 'Jetzt setzt sich niemand Neues. Du darfst zuschauen.' },
  host: {
    title: 'Tisch leiten',
    pause: 'Partie anhalten',
    goOn: 'Partie weitergehen lassen',
    pauseHint: 'Alle Zeit steht still, und niemand kann ziehen',
    lock: 'Raum abschließen',
    lockHint: 'Niemand Neues setzt sich',
    shut: 'Ohne Zuschauer',
    shutHint:
      'Nur wer einen Platz hat, sieht den Tisch, Neue brauchen eine Einladung; Fernseher und Blogs sehen nichts',
    delay: 'Wer zuschaut, sieht alles später',
    delays: { 0: 'Aus', 15: '15 s', 60: '1 min', 180: '3 min' },
    delayHint: 'So spät, dass niemand vom Zuschauen aus helfen kann; auch auf Fernsehern und Blogs',
    people: 'Am Tisch',
    banned: 'Verbannt',
    unban: (name) => `${name} wieder hereinlassen`,
    silenced: 'Stummgeschaltet, nicht am Tisch',
    unsilence: (name) => `${name} wieder reden lassen`,
  },
  chair: {
    mute: 'Stummschalten',
    unmute: 'Wieder reden lassen',
    muted: 'Stummgeschaltet.',
    ban: 'Aus diesem Raum verbannen',
    banSure: (name) => `${name} aus diesem Raum verbannen?`,
    banText: 'Es gilt nur für dieses Gerät: Mit einem anderen und dem Code darf jeder wiederkommen.',
    sendSure: (name) => `${name} nach Hause schicken?`,
    plays: 'Ein Blechroboter spielt den Platz zu Ende. Niemand sonst sieht die Karten.',
    keep: 'Lieber nicht',
  },
}

/** What is said about who is away and what the host may do; fetched with the parts that say it. */
export type SettingsWords = typeof en
export const ROOM_SETTINGS: Readonly<Record<Language, SettingsWords>> = { en, de }

/** May seats pass on in the next match? */
export const passingChoices = ({ choices }: SettingsWords['passing']) =>
  (['stays', 'passes'] as const).map((value) => ({ value, label: choices[value] }))
