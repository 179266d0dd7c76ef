import { browser } from '$app/environment'
import { roomWords } from '$lib/words/words.ts'
import { loadOptions, loadWords } from '../../games/index.ts'
import { openTitle } from './openTitle.ts'
import { partsAt, PARTS_ON_TV } from './parts.ts'
import { sharingOf } from './sharingOf.ts'
import { isTv } from './tv/isTv.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ data, url, parent }) => {
  const { room } = data.sight
  const { language, words } = await parent()
  const [folder, options, more, Tv] = await Promise.all([
    openTitle(data.sight, language),
    room.stage === 'playing' ? undefined : loadOptions(room.title, language),
    roomWords(language),
    isTv(url) ? (await import('./tv/Tv.svelte')).default : null,
    ...(isTv(url) ? PARTS_ON_TV : partsAt(data.sight)).map((part) => part.fetch()),
    // Another language than the one that was spoken here so far.
    browser ? loadWords(language) : null,
  ])
  const sharing = sharingOf(room, more, language)
  return {
    ...data,
    folder,
    options: options && { title: room.title, words: options },
    Tv,
    sharing,
    words: { ...words, ...more },
  }
}
