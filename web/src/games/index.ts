import type { TitleFolder } from '../lib/table/title.ts'

const FOLDERS = import.meta.glob<{ default: TitleFolder }>('./*/index.ts')

/** Whether the title can be played; the others are still being wound up. */
export function isBuilt(id: string): boolean {
  return `./${id}/index.ts` in FOLDERS
}

/** A title's folder, loaded when somebody opens a table with it. */
export async function loadTitle(id: string): Promise<TitleFolder | null> {
  const load = FOLDERS[`./${id}/index.ts`]
  return load ? (await load()).default : null
}
