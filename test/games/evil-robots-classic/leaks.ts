import { ROBOTS, type Event, type Robot, type View } from '@robot-night/engine/games/evil-robots-classic'
import { sightsOf, type Sight, type Witness } from '../../table/witness.ts'

/** What one telling left somebody with. */
interface Glimpse {
  where: string
  seat: number | null
  log: readonly Event[]
  view: View
  /** Robots named in what is shown as the present state, or anywhere on a page. */
  shown: readonly Robot[]
  named: readonly Robot[]
}

/**
 * Everything that somebody got to see and may not know at that time, in words. Nobody needs to know the deal for this:
 * a viewer may see what was shown to them, their own, and after the Reveal all of it.
 */
export function leaks(witnesses: readonly Witness[]): string[] {
  return [...new Set(witnesses.flatMap(sightsOf).map(glimpse).flatMap(strangeIn))]
}

function strangeIn(glimpse: Glimpse): string[] {
  const { where, seat, log, view, named } = glimpse
  const strange = [...log.flatMap((event) => secretsIn(event, seat)), ...strangeNotes(view, seat)]
  const round = log.slice(log.findIndex((event) => event.kind === 'dealt' && event.round === view.round))
  if (!round.some(({ kind }) => kind === 'revealed')) strange.push(...strangeState({ ...glimpse, log: round }))
  const heard = robotsIn(JSON.stringify(log))
  const strangers = named.filter((robot) => !heard.includes(robot))
  return [...strange, ...strangers.map((robot) => `names ${robot}`)].map((what) => `${where}: ${what}`)
}

/** The parts of an event that are for one seat alone. */
function secretsIn(event: Event, seat: number | null): string[] {
  const isMine = 'seat' in event && event.seat === seat
  const isSecret: boolean = (() => {
    switch (event.kind) {
      case 'dealt':
        return event.own !== null && !isMine
      case 'showed':
        return event.to !== null && !isMine && !event.to.some((each) => each === seat)
      case 'missed':
      case 'allegianceNow':
        return !isMine
      case 'turnPassed':
        return event.secret !== null && !isMine
      case 'conversionDeclared':
        return event.real !== null && event.conversion.instigator !== seat
      case 'judged':
        return event.truth !== null && event.target !== seat
      case 'coinFlipped':
        return event.result !== null && event.target !== seat && event.target !== 'npc'
      default:
        return false
    }
  })()
  return isSecret ? [`hears the secret of ${event.kind}`] : []
}

function strangeNotes({ own, whispered, viewer, claim, queue }: View, seat: number | null): string[] {
  const overheard = whispered.filter((show) => show.seat !== seat && !show.to.some((each) => each === seat))
  return [
    ...(viewer === (seat ?? 'spectator') ? [] : [`is shown the view of ${viewer}`]),
    ...(own !== null && seat === null ? ['holds cards'] : []),
    ...(claim !== null && (seat === null || !queue.includes(seat)) ? ['sees the claim of another'] : []),
    ...overheard.map((show) => `overhears what seat ${show.seat} showed`),
  ]
}

/** Before the Reveal: cards that lie open are cards that were shown, and no others; and what the round came to is unknown. */
function strangeState({ seat, log, view, shown }: Glimpse): string[] {
  const early = 'result' in view.phase ? ['sees the result before the Reveal'] : []
  const wrong = view.seats.flatMap((seen, at) => {
    const showed = log.flatMap((event) =>
      event.kind === 'showed' && event.to === null && event.seat === at ? [event.showed] : [],
    )
    const last = { robot: seen.robot, power: seen.power, allegiance: seen.allegiance?.value ?? null }
    return (['robot', 'power', 'allegiance'] as const)
      .filter((what) => last[what] !== (showed.findLast((each) => each.what === what)?.value ?? null))
      .map((what) => `sees the ${what} of seat ${at}, which was not shown like that`)
  })
  const known = robotsTold(log, seat)
  return [...early, ...wrong, ...shown.filter((robot) => !known.includes(robot)).map((robot) => `is shown ${robot}`)]
}

/** Robots that a round has shown to this viewer, besides their own. */
function robotsTold(round: readonly Event[], seat: number | null): Robot[] {
  return round.flatMap((event): Robot[] => {
    if (event.kind === 'dealt') return event.own && event.seat === seat ? [event.own.robot] : []
    if (event.kind === 'robotUsed') return [event.robot, ...(event.copyOf ? [event.copyOf] : [])]
    if (event.kind === 'showed') return event.showed.what === 'robot' ? [event.showed.value] : []
    return event.kind === 'revealed' ? [...ROBOTS] : []
  })
}

function glimpse({ where, seat, telling, table }: Sight): Glimpse {
  const { view, asks, offers } = table.scene
  return {
    where,
    seat,
    // What comes over the wire is typed by nothing but its kind; here it is the title's own.
    log: table.log as readonly object[] as readonly Event[],
    view: view as object as View,
    shown: robotsIn(JSON.stringify([view, asks, offers])),
    named: telling.from === 'frame' ? [] : robotsIn(telling.text),
  }
}

const robotsIn = (text: string): Robot[] => ROBOTS.filter((robot) => text.includes(robot))
