import type { RoomFacts } from '@robot-night/protocol'
import type { TitleFolder } from '$lib/table/title.ts'
import type { Language } from '$lib/words/language.ts'
import { roomWords } from '$lib/words/words.ts'
import { loadTitle } from '../../games/index.ts'
import { partsAt } from './parts.ts'
import { sharingOf } from './sharingOf.ts'
import { isTv } from './tv/isTv.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ data, url, parent }) => {
  const { room } = data.sight
  const { language, words } = await parent()
  const [folder, more, Tv] = await Promise.all([
    openTitle(room, language),
    roomWords(language),
    isTv(url) ? (await import('./tv/Tv.svelte')).default : null,
    ...(isTv(url) ? [] : partsAt(room.stage).map((part) => part.fetch())),
  ])
  const sharing = sharingOf(room, more, language)
  return { ...data, folder, Tv, sharing, words: { ...words, ...more } }
}

/** The lobby needs no more of a title than its words. */
async function openTitle(room: RoomFacts, language: Language): Promise<TitleFolder | null> {
  const folder = await loadTitle(room.match?.title ?? room.title, language)
  if (!folder || !room.match) return folder
  const pieces = folder.pieces({ seats: room.match.chairs.length, isOver: room.stage === 'over' })
  await Promise.all([folder.screen, ...pieces].map((part) => part.fetch()))
  return folder
}
