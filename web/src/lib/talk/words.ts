import type { Reaction } from '@robot-night/protocol'
import type { Language } from '../words/language.ts'

const en = {
  react: 'React',
  /** By a button, and as it is read out. */
  reactions: { clap: 'Clap', laugh: 'Laugh', gasp: 'Gasp', spark: 'Idea', heart: 'Heart', thumb: 'Thumbs up' },
  reacted: {
    clap: (name: string) => `${name} claps`,
    laugh: (name: string) => `${name} laughs`,
    gasp: (name: string) => `${name} gasps`,
    spark: (name: string) => `${name} has an idea`,
    heart: (name: string) => `${name} sends a heart`,
    thumb: (name: string) => `${name} gives a thumbs up`,
  },
  claim: 'Claim something',
  claims: 'Claims',
  wordsOnly: 'Words, not proof: claim what you like.',
  /** Over what was claimed. */
  claimed: 'claims',
  saidClaim: (name: string, said: string) => `${name} claims: ${said}`,
  noTyping: 'Typing is turned off here.',
  noTypingClaims: 'Typing is turned off here. You can claim and react.',
  noTypingReact: 'Typing is turned off here. You can react.',
  muted: 'The host has muted you. You can read along.',
  settings: 'How we talk',
  settingsHint: 'Mutes are yours alone, and kept on this device.',
  mute: (name: string) => `Mute ${name}`,
  nobodyToMute: 'There is nobody else to hear yet.',
  showReactions: 'Show reactions',
  forAll: 'For everybody, as the host has it',
  typing: 'Typing',
  typingHint: 'Off: no talk, whispers or words of watchers. Claims and reactions are left.',
  filter: 'Family filter',
  filterHint: 'Stars out coarse words, in names too. What was typed is kept.',
  on: 'On',
  off: 'Off',
  tableTab: 'Table',
  watchersTab: (fresh: number) => (fresh > 0 ? `Watchers, ${fresh} new` : 'Watchers'),
  tabs: 'Whose talk',
  watchers: 'What watchers say',
  watchersQuiet: 'No watcher has said anything yet.',
  join: 'Talk with the others who watch. While a match runs, the table does not see it.',
  joinAct: 'Join in',
  joining: 'Joining …',
  murmur: 'Say something to the watchers',
  readersOnly: 'Only those who watch talk here.',
  silence: 'Mute',
  silenceOf: (name: string) => `Mute ${name} for everybody`,
  crowded: 'So many are watching that from here you can only watch.',
  watcher: 'watching',
  murmured: (name: string, text: string) => `${name}, watching: ${text}`,
}
export type TalkWords = typeof en

const de: TalkWords = {
  react: 'Reagieren',
  reactions: {
    clap: 'Klatschen',
    laugh: 'Lachen',
    gasp: 'Staunen',
    spark: 'Idee',
    heart: 'Herz',
    thumb: 'Daumen hoch',
  },
  reacted: {
    clap: (name) => `${name} klatscht`,
    laugh: (name) => `${name} lacht`,
    gasp: (name) => `${name} staunt`,
    spark: (name) => `${name} hat eine Idee`,
    heart: (name) => `${name} schickt ein Herz`,
    thumb: (name) => `${name} hält den Daumen hoch`,
  },
  claim: 'Etwas behaupten',
  claims: 'Behauptungen',
  wordsOnly: 'Worte, kein Beweis: Behaupte, was du willst.',
  claimed: 'behauptet',
  saidClaim: (name, said) => `${name} behauptet: ${said}`,
  noTyping: 'Tippen ist hier abgestellt.',
  noTypingClaims: 'Tippen ist hier abgestellt. Du kannst behaupten und reagieren.',
  noTypingReact: 'Tippen ist hier abgestellt. Du kannst reagieren.',
  muted: 'Der Gastgeber hat dich stummgeschaltet. Mitlesen kannst du.',
  settings: 'Wie wir reden',
  settingsHint: 'Stummschalten gilt nur für dich und bleibt auf diesem Gerät.',
  mute: (name) => `${name} stummschalten`,
  nobodyToMute: 'Noch ist sonst niemand da.',
  showReactions: 'Reaktionen zeigen',
  forAll: 'Für alle, wie der Gastgeber es hält',
  typing: 'Tippen',
  typingHint: 'Aus: kein Gespräch, kein Flüstern, keine Worte der Zuschauer. Behauptungen und Reaktionen bleiben.',
  filter: 'Familienfilter',
  filterHint: 'Macht aus groben Wörtern Sternchen, auch in Namen. Was getippt wurde, bleibt erhalten.',
  on: 'An',
  off: 'Aus',
  tableTab: 'Tisch',
  watchersTab: (fresh) => (fresh > 0 ? `Zuschauer, ${fresh} neu` : 'Zuschauer'),
  tabs: 'Wessen Gespräch',
  watchers: 'Was Zuschauer sagen',
  watchersQuiet: 'Noch hat kein Zuschauer etwas gesagt.',
  join: 'Sprich mit den anderen, die zuschauen. Solange gespielt wird, sieht der Tisch es nicht.',
  joinAct: 'Mitreden',
  joining: 'Moment …',
  murmur: 'Sag den Zuschauern etwas',
  readersOnly: 'Hier reden nur, die zuschauen.',
  silence: 'Stumm stellen',
  silenceOf: (name) => `${name} für alle stumm stellen`,
  crowded: 'So viele schauen zu, dass du hier nur zuschauen kannst.',
  watcher: 'schaut zu',
  murmured: (name, text) => `${name}, schaut zu: ${text}`,
}

const WORDS: Record<Language, TalkWords> = { en, de }
export const talkWords = (language: Language): TalkWords => WORDS[language]

export const reactionSaid = (words: TalkWords, name: string, reaction: Reaction): string =>
  words.reacted[reaction](name)

/** A room that is newer than this page may show others. */
export const isReaction = (reaction: string): boolean => Object.hasOwn(en.reactions, reaction)
