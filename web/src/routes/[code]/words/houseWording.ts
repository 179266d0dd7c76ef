import { roomWording } from '#lib/words/wording.ts'
import { HOUSE, type HouseWords } from './house.ts'

export function houseWording(): { readonly words: HouseWords } {
  const ui = roomWording()
  return {
    get words() {
      return HOUSE[ui.language]
    },
  }
}
