import { roomWording } from '#lib/words/wording.ts'
import { ROOM_SETTINGS, type SettingsWords } from './roomSettings.ts'

export function settingsWording(): { readonly words: SettingsWords } {
  const ui = roomWording()
  return {
    get words() {
      return ROOM_SETTINGS[ui.language]
    },
  }
}
