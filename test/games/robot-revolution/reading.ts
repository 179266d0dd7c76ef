import type { Locator, Page } from '@playwright/test'

/** A battlefield as its button is read out while a card is lifted: "Schlachtfeld 2, Du 7, Trundle 12, ergäbe 21". */
export interface Target {
  name: string
  battlefield: number
  own: number
  /** The most that somebody else shows there. */
  theirs: number
  /** What the lifted card would make. */
  would: number
}

const RANKS = [
  'Zwei',
  'Drei',
  'Vier',
  'Fünf',
  'Sechs',
  'Sieben',
  'Acht',
  'Neun',
  'Zehn',
  'Bube',
  'Dame',
  'König',
  'Ass',
]
const rankOf = (name: string) => RANKS.indexOf(name.split('-')[1] ?? '')

/** The cards of a hand by name, the strongest first. */
export async function lineUp(hand: Locator): Promise<string[]> {
  return namesIn(await hand.ariaSnapshot()).sort((one, other) => rankOf(other) - rankOf(one))
}

/** Where the lifted card may be laid. */
export async function choices(page: Page): Promise<Target[]> {
  const table = page.getByRole('group', { name: 'Die fünf Schlachtfelder' })
  return namesIn(await table.ariaSnapshot()).flatMap(targetIn)
}

function targetIn(name: string): Target[] {
  const [place = '', ...parts] = name.split(', ')
  const would = /^ergäbe (\d+)$/.exec(parts.at(-1) ?? '')?.[1]
  if (would === undefined) return []
  const totals = parts
    .slice(0, -1)
    .map((part) => ({ who: part.split(' ')[0], total: Number(/ (\d+)/.exec(part)?.[1] ?? 0) }))
  const others = totals.filter(({ who }) => who !== 'Du').map(({ total }) => total)
  const own = totals.find(({ who }) => who === 'Du')?.total ?? 0
  return [{ name, battlefield: Number(place.split(' ')[1]), own, theirs: Math.max(0, ...others), would: Number(would) }]
}

/** The names of all buttons in a snapshot of the accessibility tree. */
function namesIn(snapshot: string): string[] {
  return [...snapshot.matchAll(/- '?button "([^"]*)"/g)].flatMap(([, name]) => name ?? [])
}
