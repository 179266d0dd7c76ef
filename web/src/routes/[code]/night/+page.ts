import { leadersOf } from '#lib/table/night/told.ts'
import { NIGHT } from '#lib/table/night/words.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent()
  const words = NIGHT[language]
  const leaders = leadersOf(data.night)
  const text = leaders ? words.leads(leaders.names, leaders.points) : words.none
  const sharing = {
    title: words.of(data.hostName),
    text: `${words.matches(data.night.length)}. ${text}`,
    isUnlisted: true,
    picture: data.picture,
    isEmbeddable: true,
  }
  return { ...data, sharing }
}
