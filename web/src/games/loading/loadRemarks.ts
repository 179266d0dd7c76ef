import type { RemarkWords } from '../../lib/talk/remarking.ts'
import type { Language } from '../../lib/words/language.ts'
import { sentences } from '../../lib/words/sentences.ts'

const REMARKS = import.meta.glob<{ remarks: RemarkWords }>('../../lib/words/*/titles/*/remarks.ts')

/** What a title's tin robots say, in one language. */
export async function loadRemarks(id: string, language: Language): Promise<RemarkWords> {
  const load = REMARKS[`../../lib/words/${language}/titles/${id}/remarks.ts`]
  return load ? sentences((await load()).remarks) : {}
}
