import type { Seat } from '../../../core/game.ts'
import { ON_A_TURN } from '../play.ts'
import { playsOf } from '../plays.ts'
import type { CardId, Decisions, Play, View } from '../shapes.ts'
import { isWorthReplacing } from './value.ts'

type Prompt = Decisions['turn']['prompt']
type Now = (view: View, prompt: Prompt) => Play | null

/** Free cards that are played as soon as they are of use, before anything else is thought of; null: none is. */
export function atOnce(view: View, prompt: Prompt): Play | null {
  for (const card of ['R03', 'L06', 'L09', 'L01', 'R07', 'L07'] as const) {
    const play = isHeld(prompt, card) ? NOW[card](view, prompt) : null
    if (play) return play
  }
  return null
}

const NOW: Readonly<Record<'R03' | 'L06' | 'L09' | 'L01' | 'R07' | 'L07', Now>> = {
  R03: (_view, prompt) => playOf(prompt, 'R03'),
  L06: (view, prompt) => (isWorthReplacing(view, prompt.hand.right) ? playOf(prompt, 'L06') : null),
  L09: (view, prompt) => (wantsToSee(view, prompt) ? playOf(prompt, 'L09') : null),
  L01: (view, prompt) => (wantsToSee(view, prompt) ? lookAtTwo(view, prompt) : null),
  R07: takeToken,
  L07: (view, prompt) => (prompt.purse.tokens > 0 && isFollowed(view) ? playOf(prompt, 'L07') : null),
}

const isHeld = ({ hand }: Prompt, card: CardId): boolean =>
  [hand.left, hand.right].some((own) => own?.card === card && !own.up)

const playsWith = (prompt: Prompt, card: CardId): Play[] =>
  playsOf(prompt, ON_A_TURN).filter(({ side, use }) => use && prompt.hand[side]?.card === card)
const playOf = (prompt: Prompt, card: CardId): Play | null => playsWith(prompt, card)[0] ?? null

const unknown = ({ seats }: View): Seat[] => seats.flatMap(({ hidden }, seat) => (hidden === null ? [seat] : []))

/** What is seen must be of use yet. */
const wantsToSee = (view: View, { purse }: Prompt): boolean => purse.tokens > 0 && unknown(view).length > 0

/** The strongest of those whose coins it does not know. */
function lookAtTwo(view: View, prompt: Prompt): Play | null {
  const level = (seat: Seat) => view.seats[seat]?.level ?? 0
  const targets = unknown(view)
    .sort((one, other) => level(other) - level(one))
    .slice(0, 2)
  return (
    playsWith(prompt, 'L01').find(({ choices: { seats = [] } }) => {
      return seats.length === targets.length && seats.every((seat) => targets.includes(seat))
    }) ?? null
  )
}

/** From who has most Influence of those who have a token left. */
function takeToken(view: View, prompt: Prompt): Play | null {
  const influence = ({ choices: { seat = 0 } }: Play) => view.seats[seat]?.influence ?? 0
  const [first] = playsWith(prompt, 'R07')
    .filter(({ choices }) => choices.token)
    .sort((one, other) => influence(other) - influence(one))
  return first ?? null
}

const isFollowed = ({ seats }: View): boolean => seats.some(({ power }) => power === null)
