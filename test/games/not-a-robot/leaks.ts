import type { Event, SeenPhase, View } from '@robot-night/engine/games/not-a-robot'
import { downIn } from '../../table/reading.ts'
import { sightsOf, type Sight, type Witness } from '../../table/witness.ts'
import { NOT_A_ROBOT } from '../../table/words.ts'

/** What one telling left somebody with. */
interface Glimpse {
  where: string
  seat: number | null
  log: readonly Event[]
  view: View
  asks: { kind: string; prompt: object } | null
  /** What was drawn on the server, as far as it is read. */
  page: string
}

/**
 * Everything that somebody got to see and may not know at that time, in words. Nobody needs to know the deal for this:
 * a viewer knows the own card and, if it is a Human's, the answer; all else comes out when the rules say so.
 */
export function leaks(witnesses: readonly Witness[]): string[] {
  return [...new Set(witnesses.flatMap(sightsOf).map(glimpse).flatMap(strangeIn))]
}

const HIDDEN: readonly SeenPhase['kind'][] = ['associate', 'review', 'call', 'guess']
const SCORED: readonly SeenPhase['kind'][] = ['result', 'over']

function strangeIn(glimpse: Glimpse): string[] {
  const { where, seat, log, view, asks, page } = glimpse
  const { me, phase } = view
  const strange = [
    ...log.flatMap((event) => strangeWords(event, seat)),
    ...(me.viewer === (seat ?? 'spectator') ? [] : [`is shown the view of ${me.viewer}`]),
    ...(seat === null && (me.role !== null || asks !== null) ? ['is given a card or a question'] : []),
    ...(view.answer !== null && HIDDEN.includes(phase.kind) && me.role !== 'human' ? ['sees the answer'] : []),
    ...strangeRoles(view),
    ...strangeAnswers(view),
    ...strangeFields(view, asks),
    ...CARDS.filter((words) => page.includes(words)).map((words) => `reads “${words}” on a page`),
  ]
  return strange.map((what) => `${where}: ${what}`)
}

/** A card lies covered until it is pressed, and no page is drawn pressed. */
const CARDS = [NOT_A_ROBOT.en, NOT_A_ROBOT.de].map(({ table }) => table.card.humanName(0, '').split('0')[0] ?? '')

function strangeRoles({ phase, roles, serverRole }: View): string[] {
  if (SCORED.includes(phase.kind)) return []
  const known = roles.flatMap((role, at) =>
    role === null || (phase.kind === 'guess' && phase.seat === at) ? [] : [at],
  )
  return [
    ...known.map((at) => `sees the card of seat ${at}`),
    ...(serverRole === null ? [] : ['sees the card of the Server']),
  ]
}

/** What is sealed shows whose it is, and in the own answer what it says. */
function strangeAnswers({ me, phase }: View): string[] {
  return [
    ...(me.objections !== null && phase.kind !== 'review' ? ['keeps objections'] : []),
    ...(me.vote !== null && phase.kind !== 'vote' ? ['keeps a vote'] : []),
    ...(me.stayed && phase.kind !== 'call' ? ['keeps a call'] : []),
  ]
}

/** The parts of an event that are for one seat alone. */
function strangeWords(event: Event, seat: number | null): string[] {
  const fields = FIELDS[event.kind]
  const others = Object.keys(event).filter((name) => name !== 'kind' && !fields.includes(name))
  const more = others.map((name) => `hears the ${name} of ${event.kind}`)
  if (event.kind !== 'roleDealt') return more
  const isOthers = event.seat !== seat && (event.role !== null || event.answer !== null)
  const isRobots = event.role === 'robot' && event.answer !== null
  return [...more, ...(isOthers || isRobots ? [`hears what seat ${event.seat} was dealt`] : [])]
}

const FIELDS: { readonly [K in Event['kind']]: readonly string[] } = {
  roundStarted: ['round', 'pictures'],
  roleDealt: ['seat', 'role', 'answer'],
  wordGiven: ['seat', 'entry', 'word'],
  blankGiven: ['seat', 'entry'],
  reviewOpened: ['entries'],
  reviewed: ['seat'],
  objectionsShown: ['objections', 'struck', 'list'],
  callOpened: ['asker'],
  callClosed: [],
  robotRevealed: ['seat'],
  guessed: ['seat', 'place', 'right'],
  answerShown: ['answer', 'picture'],
  explainTurn: ['seat', 'entry'],
  explained: ['seat', 'entry', 'text'],
  debateOpened: [],
  readied: ['seat'],
  voteOpened: [],
  voted: ['seat'],
  votesShown: ['votes', 'tally', 'tied', 'revealed'],
  cardRevealed: ['candidate', 'role'],
  rolesShown: ['roles', 'serverRole'],
  scored: ['winner', 'points', 'totals'],
  roundEnded: ['round'],
  gameEnded: ['standings'],
}

const VIEW = 'me options seats phase round pictures answer roles serverRole list struck used rounds scores'.split(' ')
const ME = ['viewer', 'role', 'objections', 'stayed', 'vote']
const PHASES: { readonly [K in SeenPhase['kind']]: readonly string[] } = {
  associate: ['asked', 'again'],
  review: ['entries', 'answered'],
  call: ['asker'],
  guess: ['seat'],
  explain: ['entry'],
  debate: ['ready'],
  vote: ['voted'],
  result: ['continued'],
  over: [],
}
const PROMPTS: Readonly<Record<string, readonly string[]>> = {
  associate: ['language', 'used', 'again'],
  review: ['entries', 'own', 'reviewable'],
  call: ['role'],
  guess: ['places'],
  explain: ['entry'],
  ready: [],
  vote: ['entries', 'own', 'server'],
  continue: [],
}

/** Anything that shouldn't be there. */
function strangeFields(view: View, asks: Glimpse['asks']): string[] {
  const beside = (thing: object, known: readonly string[]) => Object.keys(thing).filter((name) => !known.includes(name))
  const strange = [
    ...beside(view, VIEW),
    ...beside(view.me, ME),
    ...beside(view.phase, ['kind', ...PHASES[view.phase.kind]]),
    ...(asks ? beside(asks.prompt, PROMPTS[asks.kind] ?? []) : []),
    ...(view.pictures.length === NINE ? [] : ['pictures to come']),
  ]
  return strange.map((name) => `is shown ${name}`)
}
const NINE = 9

function glimpse({ where, seat, telling, table }: Sight): Glimpse {
  const { view, asks } = table.scene
  return {
    where,
    seat,
    // What comes over the wire is typed by nothing but its kind; here it is the title's own.
    log: table.log as readonly object[] as readonly Event[],
    view: view as object as View,
    asks,
    page: telling.from === 'page' ? telling.text : '',
  }
}

/** Who was told of this, of all these. */
export const hearing = (witnesses: readonly Witness[], words: string): string[] =>
  witnesses.filter(({ tellings }) => tellings.some(({ text }) => text.includes(words))).map(({ name }) => name)

/** The commands of which this one heard that they were refused like that. */
export const refusedAs = (code: string, { tellings }: Witness): string[] =>
  tellings.flatMap((telling) => {
    const no = downIn(telling)?.no
    return no?.code === code ? [no.id ?? ''] : []
  })
