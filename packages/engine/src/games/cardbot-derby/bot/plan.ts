import type { Rng } from '../../../core/game.ts'
import { PROGRAM_LENGTH } from '../material.ts'
import type { Rank, View } from '../shapes.ts'
import { countsOf } from './commands.ts'
import { groundOf, type Ground } from './ground.ts'
import type { Held } from './hands.ts'
import { cardsOn, eachOrder, mixed, type Path } from './orders.ts'
import { playOut } from './playOut.ts'
import { prospect } from './prospect.ts'
import { spotOf, type Spot } from './spots.ts'
import { imagineWorlds, withProgram } from './worlds.ts'
import { worthFor } from './worth.ts'

/** The orders that are worth playing out, and how many steps of one robot may be spent on them. */
const CHOICES = 16
const BUDGET = 1200
const LUCK = 1000

/** Five cards in the order that, played out in many worlds, leaves this robot best off. */
export function bestProgram(view: View, held: Held, rng: Rng): Rank[] {
  const ground = groundOf(view.options)
  const ahead = prospect(view, { ground, held }, rng)
  const choices = promising(view, { ground, held, ahead, luck: rng.int(LUCK) }).map((path) => cardsOn(path, held.drawn))
  const count = Math.ceil(BUDGET / (choices.length * PROGRAM_LENGTH * view.robots.length))
  const worlds = imagineWorlds(view, { ground, count }, rng)
  const worth = worthFor(view, held.robot, { ground, ahead })
  const worths = choices.map((program) =>
    worlds.reduce((sum, world) => sum + worth(playOut(view, withProgram(world, held.robot, program))), 0),
  )
  const best = choices[worths.indexOf(Math.max(...worths))]
  if (!best) throw new Error(`no order of ${held.drawn.length} cards`)
  return best
}

interface Outlook {
  ground: Ground
  held: Held
  ahead: (spot: Spot) => number
  luck: number
}

/** The best orders for a robot alone. */
function promising({ robots }: View, { ground, held, ahead, luck }: Outlook): Path[] {
  const own = robots[held.robot]
  if (!own) throw new Error(`there is no robot ${held.robot}`)
  const all: { path: Path; spot: Spot; cost: number }[] = []
  eachOrder(ground, { from: spotOf(own), counts: countsOf(held.drawn) }, (spot, path) => {
    all.push({ path, spot, cost: ground.toGo(spot) + mixed(path, luck) })
  })
  const first = nearest(all, 3 * CHOICES)
  for (const each of first) each.cost = ahead(each.spot) + mixed(each.path, luck) / 10
  return nearest(first, CHOICES).map(({ path }) => path)
}

const nearest = <T extends { cost: number }>(list: readonly T[], count: number): T[] =>
  [...list].sort((one, other) => one.cost - other.cost).slice(0, count)
