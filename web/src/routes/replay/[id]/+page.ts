import { isolated } from '#lib/words/isolated.ts'
import { nameOf } from '../../../games/titles.ts'
import { resultOf } from './about.ts'
import { pictureOfMatch } from './picture.svg/address.ts'
import { REPLAY } from './words.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent()
  const words = REPLAY[language]
  const { about } = data
  const name = nameOf(about.title, language)
  const names = about.seats.map((seat) => isolated(seat.name)).join(', ')
  const sharing = {
    title: words.of(name),
    text: words.result(resultOf(about, language), names),
    isUnlisted: true,
    picture: pictureOfMatch(about.id, language),
    isEmbeddable: true,
  }
  return { ...data, name, sharing }
}
