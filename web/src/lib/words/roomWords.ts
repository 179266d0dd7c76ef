import type { Language } from './language.ts'
import { perLanguage } from './perLanguage.ts'
import type { Room } from './words.ts'

const ROOM = perLanguage<Room>({
  en: async () => (await import('./en/room/inRoom.ts')).inRoom,
  de: async () => (await import('./de/room/inRoom.ts')).inRoom,
})

/** What is said in a room besides. */
export async function roomWords(language: Language): Promise<Room> {
  await ROOM.fetch(language)
  return ROOM.in(language)
}
