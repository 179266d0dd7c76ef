import { facedown } from './sealing.ts'
import { REVEAL_COST, rowOf, type PlayPrompt, type View } from '@robot-night/engine/games/evil-robots-influence'
import { toldBy, type Here } from '../here.ts'
import type { Ask } from '../halfMadeAnswer.svelte.ts'
import type { TurnSaid } from '../words/turn.ts'
import type { PlayKind } from './acts.ts'
import { deedOf, namedCoin, priceOf, priceOfCard } from './deeds.ts'
import type { Opened, TurnDraft } from './draft.ts'
import { planFor } from './plan.ts'

interface Moment {
  view: View
  asks: Ask | null
  draft: TurnDraft
}

/** What the bar says while I am at it: what stands open, and before it is confirmed what it will do. Null: none of these. */
export function turnSaying(here: Here, { view, asks, draft }: Moment): TurnSaid | null {
  const words = here.words.turn
  if (asks?.kind === 'turn' || asks?.kind === 'reveal') {
    const { kind, prompt } = asks
    if (draft.open) return openSaying(here, { view, prompt, kind, draft }, draft.open)
    if (kind === 'reveal') return { title: words.yourReveal, detail: words.revealHint(priceOf(prompt, REVEAL_COST)) }
    const title = asks.prompt.extra ? words.yourExtraTurn : words.yourTurn
    return { title, detail: purseLine(here, view, prompt) }
  }
  if (asks?.kind === 'cardChoice') {
    const { prompt } = asks
    if (prompt.card === 'L06') return words.muse
    return { title: words.mirror.title(toldBy(here).who(prompt.target)), detail: words.mirror.detail }
  }
  const { kind } = view.phase
  if (kind === 'retain' && asks?.kind === kind) return words.retain
  if (kind === 'endgame' && asks?.kind === kind) return { title: words.endgame.title, detail: endgameLine(here, view) }
  return null
}

/** What would happen if nobody showed anything. */
function endgameLine(here: Here, { seats }: View): string {
  const most = Math.max(...seats.map(({ influence }) => influence))
  const leaders = seats.flatMap(({ influence }, seat) => (influence === most ? seat : []))
  const names = leaders.map((seat) => toldBy(here).who(seat).name)
  const mine = here.me === null || leaders.includes(here.me) ? null : (seats[here.me]?.influence ?? null)
  return here.words.turn.endgame.detail(names, most, mine)
}

/** The hint is the same for whatever card lies face-down. */
function purseLine({ words: { turn } }: Here, view: View, { purse, board }: PlayPrompt): string {
  if (purse.surcharge > 0) return turn.surcharge
  return turn.purse(purse.tokens, { mayReveal: facedown(view.seats[board.me]).length > 0 })
}

interface Opening {
  view: View
  prompt: PlayPrompt
  kind: PlayKind
  draft: TurnDraft
}

function openSaying(here: Here, { view, prompt, kind, draft }: Opening, open: Opened): TurnSaid {
  const words = here.words.turn
  if (open.kind === 'play') return playSaying(here, { view, prompt, kind, draft }, open)
  if (open.kind === 'own') {
    const coin = namedCoin(here, view, { holder: prompt.board.me, slot: 'shown' })
    return { title: words.own.title, detail: words.own.detail(coin, priceOf(prompt, 1)) }
  }
  if (open.kind === 'change') return { title: words.change.title, detail: words.change.detail }
  const { title, detail } = words.any
  if (!draft.coin) return { title, detail }
  const coins = [namedCoin(here, view, draft.coin)]
  const deed = { card: 'L14', holders: [], coins, shown: 'H', taken: null, copied: null } as const
  return { title, detail: words.play.preview(priceOf(prompt, 2), words.deed(deed)) }
}

function playSaying(here: Here, given: Opening, { side }: Opened & { kind: 'play' }): TurnSaid {
  const { view, prompt, kind, draft } = given
  const words = here.words.turn
  const { picks } = draft.plays[side]
  const plan = planFor(prompt, side, { kind, draft: draft.plays[side] })
  if (!plan) return { title: '', detail: '' }
  const { card } = plan
  const title = here.words.cards.of[card].name
  if (rowOf(card).type === 'E') return { title, detail: words.play.once }
  if (plan.refusal) return { title, detail: words.barred(words.bar(plan.refusal)) }
  const price = priceOfCard(prompt, card)
  if (!plan.play) return { title, detail: words.play.costs(price) }
  const deed = plan.isUsed ? words.deed(deedOf(here, { view, board: prompt.board }, { card, picks })) : words.play.shown
  return { title, detail: words.play.preview(price, deed) }
}
