import type { Language } from './language.ts'
import { perLanguage } from './perLanguage.ts'
import type { Room } from './words.ts'

/** What is said in a room besides. */
export const ROOM_WORDS = perLanguage<Room>({
  en: async () => (await import('./en/room/inRoom.ts')).inRoom,
  de: async () => (await import('./de/room/inRoom.ts')).inRoom,
})

export async function roomWords(language: Language): Promise<Room> {
  await ROOM_WORDS.fetch(language)
  return ROOM_WORDS.in(language)
}
