import { needsFonts, useFonts } from '../preferences.ts'

/** As base.css names them. */
const LETTERS = ['1em Righteous', "1em 'Atkinson Hyperlegible Next'"]

/**
 * What a visitor's first page does without until it is used: on a slow line its scripts would have to share with letters.
 * All of them change at once. Where the line is down, the next page asks again.
 */
export async function fetchFonts(): Promise<void> {
  if (!needsFonts()) return
  await Promise.all(LETTERS.map(async (each) => document.fonts.load(each)))
  useFonts()
}
