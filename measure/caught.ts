import { isKept, type Figure } from './report.ts'

/** So much worse than without the flaw: what misses its bound anyway shows nothing by missing it again. */
const CLEARLY = 1.25

/** Does a figure show a flaw? It misses its bound, and is well beyond what it is where nothing is planted. */
export function isCaught(figure: Figure, sound: readonly Figure[]): boolean {
  const usual = sound.find(({ name, title }) => name === figure.name && title === figure.title)
  if (!usual || isKept(figure)) return false
  return figure.better === 'less' ? figure.value > usual.value * CLEARLY : figure.value < usual.value / CLEARLY
}
