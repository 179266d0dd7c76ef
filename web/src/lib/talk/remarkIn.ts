import type { Remark } from '@robot-night/protocol'
import type { RemarkWords } from './remarking.ts'

/** A remark in words; null: this client has none for it. */
export function remarkIn(words: RemarkWords | null, { line, variant, who, what = '' }: Remark): string | null {
  const wordings = words && Object.hasOwn(words, line) ? words[line] : undefined
  const wording = wordings?.[variant % wordings.length]
  return wording?.({ who: who?.name ?? '', what }) ?? null
}
