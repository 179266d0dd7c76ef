import { ROOM_WORDS } from '../words/roomWords.ts'
import { speakInRoom, wording } from '../words/wording.ts'

/** Parts of a real table say what they say in a room: those words have to be fetched before. Called while a lesson is made. */
export function speakAtTable(): void {
  const ui = wording()
  speakInRoom({
    get words() {
      return { ...ui.words, ...ROOM_WORDS.in(ui.language) }
    },
    get language() {
      return ui.language
    },
  })
}
