import type { View } from '@robot-night/engine/games/evil-robots-influence'
import type { Seat } from '#lib/table/scene.ts'
import type { Here } from '../here.ts'
import type { Lines } from '../words/table.ts'
import { leadingIn } from './leading.ts'

/** What the bar says while the pot is shared; null: what it says by itself. */
export function splitSaying(here: Pick<Here, 'words' | 'me' | 'who'>, view: View): Lines | null {
  const { phase } = view
  if (phase.kind !== 'split') return null
  const { split } = here.words.finale
  const lead = leadingIn(phase)
  const isWinner = here.me !== null && phase.winners.includes(here.me)
  const title = isWinner ? here.words.table.bar.split(view.pot) : here.words.table.bar.splitting
  if (!lead) return { title, detail: split.first }
  const backers = lead.supporters.map((seat: Seat) => here.who(seat))
  const missing = phase.winners.filter((seat) => !lead.supporters.includes(seat))
  const isOnlyMe = missing.length === 1 && missing[0] === here.me
  return { title, detail: isOnlyMe ? split.needsYou(backers, lead.number) : split.wait(backers, lead.number) }
}
