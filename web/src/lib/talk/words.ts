import type { Reaction } from '@robot-night/protocol'
import { words as de } from '#lib/words/de/room/talk.ts'
import { words as en } from '#lib/words/en/room/talk.ts'
import type { Language } from '../words/language.ts'
import { sentences } from '../words/sentences.ts'

export type TalkWords = typeof en

const WORDS: Record<Language, TalkWords> = sentences({ en, de })
export const talkWords = (language: Language): TalkWords => WORDS[language]

export const reactionSaid = (words: TalkWords, name: string, reaction: Reaction): string =>
  words.reacted[reaction](name)

/** A room that is newer than this page may show others. */
export const isReaction = (reaction: string): boolean => Object.hasOwn(en.reactions, reaction)
