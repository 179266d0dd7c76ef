import { roomWords } from '#lib/words/roomWords.ts'
import { siteWords } from '#lib/words/words.ts'
import { fetchFirst } from '../parts.ts'
import { sharingOf } from '../sharingOf.ts'
import { isTv } from '../tv/isTv.ts'
import type { LayoutLoad } from './$types'

export const load: LayoutLoad = async ({ data, url, untrack }) => {
  const { language, sight } = data
  const [words, more, Tv] = await Promise.all([
    siteWords(language),
    roomWords(language),
    untrack(() => isTv(url)) ? (await import('../tv/Tv.svelte')).default : null,
    fetchFirst(),
  ])
  return { ...data, Tv, sharing: sharingOf(sight.room, more, language), words: { ...words, ...more } }
}
