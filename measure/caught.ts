import { isKept, type Figure } from './report.ts'

/** How much worse a figure must be than without the flaw: one that misses its bound anyway shows nothing by missing it. */
const CLEARLY = 1.25

/** Does a figure show a flaw? It must miss its bound, and be well beyond its value without the flaw. */
export function isCaught(figure: Figure, sound: readonly Figure[]): boolean {
  const usual = sound.find(({ name, title }) => name === figure.name && title === figure.title)
  if (!usual || isKept(figure)) return false
  return figure.better === 'less' ? figure.value > usual.value * CLEARLY : figure.value < usual.value / CLEARLY
}
