/** Marks on one letter, including those in the letter itself: Vietnamese, Yoruba, Arabic and Thai need no more. */
const USUAL = 2
/** For scripts that put three on one letter, as in the Burmese word for a town. */
const OWN = 3
/** With those that stand next to their letter. */
const IN_ALL = 5
const OWN_SCRIPTS = ['Hebrew', 'Myanmar', 'Tibetan', 'Khmer', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya']
const IS_OWN = new RegExp(`^[${OWN_SCRIPTS.map((script) => String.raw`\p{Script=${script}}`).join('')}]$`, 'u')
const MARKED = /(^|[^\p{M}])(\p{M}+)/gu
const SELECTOR = /[\uFE0E\uFE0F]/u

/** The text with only the first few marks on each letter, and none without a letter. */
export function sparselyMarked(text: string): string {
  return text
    .normalize('NFC')
    .replace(MARKED, (_, base, marks) => base + (/^\S/u.test(base) ? first(marks, base) : ''))
    .normalize('NFC')
}

function first(marks: string, base: string): string {
  const inBase = [...base.normalize('NFD')].length - 1
  let [stacked, all] = [inBase, inBase]
  const kept: string[] = []
  for (const mark of marks) {
    const isStacked = !/\p{Mc}/u.test(mark) && !SELECTOR.test(mark)
    if (isStacked && stacked >= (IS_OWN.test(mark) && !kept.includes(mark) ? OWN : USUAL)) continue
    if (all >= IN_ALL) break
    kept.push(mark)
    all++
    if (isStacked) stacked++
  }
  return kept.join('')
}
