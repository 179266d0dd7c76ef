import { openCoins } from '../board.ts'
import { rowOf } from '../effects.ts'
import { COSTS } from '../material.ts'
import { ON_A_TURN, refuseCoin, refuseCost } from '../play.ts'
import { playsOf } from '../plays.ts'
import {
  type CardId,
  type Choices,
  type CoinName,
  type Face,
  type Play,
  type PlayPrompt,
  type TurnAction,
  type View,
} from '../shapes.ts'
import { DOES, turnCoin, type Does } from './does.ts'
import { forecast } from './forecast.ts'
import { priceIn, type Price } from './price.ts'
import type { Deed } from './weigh.ts'
import type { World } from './world.ts'

/** All on a turn that changes how the round comes out; enough comes first. */
export function turnDeeds(view: View, prompt: PlayPrompt): Deed<TurnAction>[] {
  const price = priceIn(view, prompt)
  const enough: Deed<TurnAction> = { action: { kind: 'endTurn' }, does: () => undefined, ...price(0) }
  const own = turnsOwn(prompt, price)
  const plays = playDeeds(view, prompt, price)
  return [enough, ...own, ...turnsAny(prompt, price), ...plays, ...bothCoins(prompt, own, price)]
}

function turnsOwn(prompt: PlayPrompt, price: Price): Deed<TurnAction>[] {
  if (prompt.purse.isZero || refuseCost(prompt, COSTS.turnOwn)) return []
  const coin = { holder: prompt.board.me, slot: 'shown' } as const
  return [{ action: { kind: 'turnOwn' }, does: (world) => turnCoin(world, coin), ...price(COSTS.turnOwn) }]
}

function turnsAny(prompt: PlayPrompt, price: Price): Deed<TurnAction>[] {
  if (refuseCost(prompt, COSTS.turnAny)) return []
  return openCoins(prompt.board)
    .filter((coin) => !refuseCoin(prompt, coin) && (coin.holder !== prompt.board.me || prompt.purse.isZero))
    .map((coin) => ({
      action: { kind: 'turnAny', coin },
      does: (world) => turnCoin(world, coin),
      ...price(COSTS.turnAny),
    }))
}

/** Immediate and Active cards; Reveal cards wait for their moment. */
function playDeeds(view: View, prompt: PlayPrompt, price: Price): Deed<Play>[] {
  return playsOf(prompt, ON_A_TURN).flatMap((play) => {
    const card = prompt.hand[play.side]?.card
    if (!card || !play.use || rowOf(card).type === 'R' || isSame(view, play.choices)) return []
    const does = doesFor(card, prompt, play.choices)
    const promised = forecast(view, card)
    if (!does && promised === 0) return []
    const { bonus, ...paid } = price(rowOf(card).cost)
    return [{ action: play, does: does ?? (() => undefined), bonus: bonus + promised, ...paid }]
  })
}

type InWorld = (world: World) => void

/** What a card with these choices does; null: nothing that a world shows. */
export function doesFor(card: CardId, { board }: PlayPrompt, choices: Choices): InWorld | null {
  const copied = card === 'L05' ? board.seats[choices.seat ?? 0]?.[choices.side ?? 'left'] : null
  const [acting, named] = copied ? [copied, choices.choices ?? {}] : [card, choices]
  const does: Does | undefined = DOES[acting]
  if (!does || isIdle(acting, named)) return null
  return (world) => does(world, { me: board.me, choices: named })
}

/** A token from another seat is not taken for its own sake. */
const isIdle = (card: CardId, { token }: Choices): boolean => card === 'R07' && token === true

/** Both coins of one's own, one after the other: with only one of them turned a seat is Neutral. */
function bothCoins(prompt: PlayPrompt, [turn]: readonly Deed<TurnAction>[], price: Price): Deed<TurnAction>[] {
  const { left } = prompt.hand
  if (!turn || !left || left.up || !(left.card === 'L02' || left.card === 'L11')) return []
  const cost = COSTS.turnOwn + rowOf(left.card).cost
  if (refuseCost(prompt, cost)) return []
  const does = (world: World) => {
    turn.does(world)
    DOES[left.card]?.(world, { me: prompt.board.me, choices: {} })
  }
  return [{ ...turn, does, ...price(cost) }]
}

/** To exchange equal coins is idle too. */
const isSame = (view: View, { coins: [one, other] = [] }: Choices): boolean =>
  one !== undefined && other !== undefined && faceIn(view, one) === faceIn(view, other)

function faceIn({ seats, idle }: View, { holder, slot }: CoinName): Face | null {
  if (holder === 'idle') return idle && idle[slot === 'left' ? 'left' : 'right']
  return seats[holder]?.shown ?? null
}
