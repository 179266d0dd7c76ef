import type { Picture } from '@robot-night/engine/games/not-a-robot'
import { createContext } from 'svelte'
import { hereWith, type Here as HereWith } from '#lib/table/here.ts'
import { altOf, urlOf } from './pictures.ts'
import { WORDS, type Words } from './words/words.ts'

export { hueOf } from '#lib/table/here.ts'

export interface Here extends HereWith<Words> {
  url(picture: Picture): string
  /** What it shows, in words. */
  alt(picture: Picture): string
}

export const [getHere, setHere] = createContext<Here>()

type Given = Parameters<typeof hereWith>[1]

/** Read anew at each look, so that it follows what the screen is given. */
export function hereOf(given: Given): Here {
  const here = hereWith(WORDS, given)
  return Object.assign(here, { url: urlOf, alt: (picture: Picture) => altOf(picture, given().language) })
}
