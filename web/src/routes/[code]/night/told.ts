import { isCounted, standingsOf, type NightMatch, type NightStanding } from '@robot-night/protocol'
import { badgesOf, type Badge } from '#lib/table/night/badges.ts'
import { claimIn } from '#lib/talk/claimIn.ts'
import { liesWords } from '#lib/talk/liesWords.ts'
import { hashOf } from '#lib/replay/place.ts'
import type { Language } from '#lib/words/language.ts'
import { boldIn } from '../../../games/bold.ts'
import { claimsOf } from '../../../games/claims.ts'
import { eveningWords } from './words.ts'

/** Who has the most points, each with their wins; empty: nobody has any. */
export function championsOf(night: readonly NightMatch[]): (NightStanding & { wins: number; matches: number })[] {
  const counted = night.filter(isCounted)
  return standingsOf(night)
    .filter(({ place, points }) => place === 1 && points > 0)
    .map((standing) => {
      const seats = counted.flatMap((match) => match.seats.filter((seat) => isOf(standing, seat)))
      return { ...standing, wins: seats.filter(({ won }) => won).length, matches: seats.length }
    })
}

const isOf = (standing: NightStanding, { guest, name }: { guest: number | null; name: string }): boolean =>
  standing.guest === guest && (guest !== null || standing.name === name)

/** A badge as the page shows it. */
export interface ToldBadge {
  kind: Badge['kind']
  title: string
  /** Whose it is. */
  robots: readonly number[]
  /** What happened, and what else is to be said about it. */
  says: string
  aside: string | null
  game: string
  replay: string
  isMoment: boolean
}

/** Those for which this client has words. */
export function toldBadges(night: readonly NightMatch[], language: Language): ToldBadge[] {
  return badgesOf(night).flatMap((badge): ToldBadge[] => {
    const told = saidOf(badge, language)
    if (!told) return []
    const { kind, match, seat, moment } = badge
    const robots = kind === 'race' ? [seat.chair, badge.other.chair] : [seat.chair]
    const place = moment === null ? '' : hashOf({ moment, eye: 'watcher' })
    const replay = `/replay/${match.id}${place}`
    const title = eveningWords(language).badges[kind]
    return [{ kind, title, robots, ...told, game: match.title, replay, isMoment: moment !== null }]
  })
}

function saidOf(badge: Badge, language: Language): Pick<ToldBadge, 'says' | 'aside'> | null {
  const { match, seat } = badge
  switch (badge.kind) {
    case 'lie':
      return lieIn(badge, language)
    case 'race': {
      const { other, score } = badge
      const race = { name: seat.name, other: other.name, score, otherScore: other.score ?? 0 }
      return { says: eveningWords(language).race(race), aside: null }
    }
    case 'bold': {
      const says = boldIn(match.title, badge.bold, { name: seat.name, language })
      return says === null ? null : { says, aside: null }
    }
  }
}

function lieIn({ match: { title }, seat, lie, doubters }: Badge & { kind: 'lie' }, language: Language) {
  const words = liesWords(language)
  const [claims, { kind, value, truth }] = [claimsOf(title), lie]
  const said = claimIn(claims, { title, kind, value }, language)?.said
  const really = claimIn(claims, { title, kind, value: truth }, language)?.button
  if (said === undefined || really === undefined) return null
  const aside = [`${words.really(really)}.`, ...(lie.doubters ? [words.doubted(doubters)] : [])].join(' ')
  return { says: words.told({ name: seat.name, isMe: false }, said, null), aside }
}
