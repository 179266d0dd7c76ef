import type { Background, Scene } from '../scene.ts'
import { AtoH } from './elements/AtoH.ts'
import { ItoZ } from './elements/ItoZ.ts'
import { type Language, type Word, said } from './lexicon.ts'

/** What a thing in a picture is called, then what it makes people think of; by icon. */
export const ELEMENTS: Readonly<Record<string, readonly Word[]>> = { ...AtoH, ...ItoZ }

/** The colour that a picture has at a glance. */
const COLOURS: { [P in Background['pal']]: Word } = {
  dawn: 'purple',
  day: 'blue',
  gold: 'gold',
  night: 'dark',
  mint: 'green',
  ice: 'white',
  rose: 'pink',
  storm: 'grey',
  plum: 'purple',
  lamp: 'brown',
}

/** All that bots may say to a picture, the most telling first; each word once. */
export function wordsOf(scene: Scene, language: Language): readonly string[] {
  const things = iconsOf(scene).flatMap((icon) => ELEMENTS[icon] ?? [])
  const all: readonly Word[] = [...scene.words, scene.action, moodOf(scene), ...things, COLOURS[scene.bg.pal]]
  return firsts(all.map((word) => said(word, language)))
}

/** What one says of it. */
const moodOf = ({ mood }: Scene): Word => (mood === 'comic' ? 'funny' : mood)

/** The things of a picture, each once, in the order in which they are painted. */
export const iconsOf = (scene: Scene): readonly string[] => [
  ...new Set(scene.items.flatMap((item) => ('i' in item ? [item.i] : []))),
]

/** Each once, however it is written: "Essen" and "essen" are one word. */
const firsts = (words: readonly string[]): readonly string[] =>
  words.filter((word, at) => words.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === at)
