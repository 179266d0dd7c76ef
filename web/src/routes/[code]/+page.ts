import { roomWords } from '$lib/words/words.ts'
import { openTitle } from './openTitle.ts'
import { partsAt, PARTS_ON_TV } from './parts.ts'
import { sharingOf } from './sharingOf.ts'
import { isTv } from './tv/isTv.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ data, url, parent }) => {
  const { room } = data.sight
  const { language, words } = await parent()
  const [folder, more, Tv] = await Promise.all([
    openTitle(data.sight, language),
    roomWords(language),
    isTv(url) ? (await import('./tv/Tv.svelte')).default : null,
    ...(isTv(url) ? PARTS_ON_TV : partsAt(room)).map((part) => part.fetch()),
  ])
  const sharing = sharingOf(room, more, language)
  return { ...data, folder, Tv, sharing, words: { ...words, ...more } }
}
