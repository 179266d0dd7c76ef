import { pictureId, type Picture, type PictureId } from './pictures.ts'
import type { Language } from './shapes.ts'
import things from './things.json' with { type: 'json' }
import { wordKey } from './word.ts'
import words from './words.json' with { type: 'json' }

type Said = Readonly<Record<Language, string>>

/** What bots can say to each picture, as the deck of pictures is built with: for bots alone, never for a screen. */
const WORDS: Readonly<Record<PictureId, Said>> = words
/** What is to be seen in each picture, and the words of each thing, its name first. */
const THINGS: { things: Readonly<Record<string, Said>>; pictures: Readonly<Record<PictureId, string>> } = things

/** The most telling first. */
export function wordsFor(picture: Picture, language: Language): string[] {
  const said = WORDS[pictureId(picture)]
  if (!said) throw new Error(`no words for ${pictureId(picture)}`)
  return said[language].split(' ')
}

/** By thing: its name, then what it makes people think of. */
export function thingsFor(picture: Picture, language: Language): string[][] {
  const seen = THINGS.pictures[pictureId(picture)]?.split(' ') ?? []
  return seen.map((thing) => THINGS.things[thing]?.[language].split(' ') ?? [])
}

/** The keys of its words; they never change, so they are worked out once. */
export function keysFor(picture: Picture, language: Language): ReadonlySet<string> {
  const name = `${language} ${pictureId(picture)}`
  const known = KEYS.get(name) ?? new Set(wordsFor(picture, language).map(wordKey))
  KEYS.set(name, known)
  return known
}
const KEYS = new Map<string, ReadonlySet<string>>()

/** For when all words of a picture are taken. */
export const VAGUE: Readonly<Record<Language, readonly string[]>> = {
  en: (
    'mood feeling story dream secret moment memory strange quiet funny lovely odd wonder magic mystery surprise ' +
    'fantasy idea scene idyll charm longing hope joy curious playful gentle bold lively peace trouble chance ' +
    'journey change spirit world life beauty silence delight'
  ).split(' '),
  de: (
    'Stimmung Gefühl Geschichte Traum Geheimnis Moment Erinnerung seltsam still lustig hübsch merkwürdig Wunder Magie ' +
    'Rätsel Überraschung Fantasie Idee Szene Idyll Zauber Sehnsucht Hoffnung Freude neugierig verspielt sanft mutig ' +
    'lebhaft Frieden Ärger Zufall Reise Wandel Geist Welt Leben Schönheit Ruhe Vergnügen'
  ).split(' '),
}
