import type { Rng } from '../../core/game.ts'
import { waysOf } from './effects.ts'
import { refuseCard } from './play.ts'
import { SIDES, type CardType, type Play, type PlayPrompt } from './shapes.ts'

/** Everything that this seat may play now. */
export function playsOf(prompt: PlayPrompt, types: readonly CardType[]): Play[] {
  return SIDES.flatMap((side) => {
    const bare: Play = { kind: 'play', side, use: false, choices: {} }
    const own = prompt.hand[side]
    const ways = own && !own.up ? waysOf(own.card, prompt.board) : []
    const used = ways.map((choices): Play => ({ kind: 'play', side, use: true, choices }))
    return [bare, ...used].filter((play) => !refuseCard(prompt, play, types))
  })
}

/** Any of them, each card as likely as another, and rarely one unused. */
export function samplePlay(plays: readonly Play[], rng: Rng): Play | null {
  const side = rng.pick(SIDES)
  const own = plays.filter((play) => play.side === side)
  const used = own.filter(({ use }) => use)
  if (own.length === 0) return null
  return used.length > 0 && rng.int(USED_ONE_IN) > 0 ? rng.pick(used) : rng.pick(own)
}
const USED_ONE_IN = 6
