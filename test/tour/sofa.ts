import { expect } from '@playwright/test'
import { Film, type Cast, type Shot } from '../table/Film.ts'
import type { Guest } from '../table/Guest.ts'
import { settled } from '../table/settled.ts'
import { canStandStill, goOn, standStill } from '../table/standing.ts'
import { Theatre } from '../table/Theatre.ts'
import { stepsIn } from './steps.ts'
import { invite, TV, type Tour, type Walk } from './tour.ts'

interface Play extends Cast {
  /** What must come up. */
  steps: readonly string[]
}
const MATCHES = 2

type LookAt = (state: string) => Promise<void>
interface Screening {
  tv: Guest
  theatre: Theatre
  look: LookAt
}

/** A title as a TV shows it: each step of a match when it first comes up, and when most is on the table. */
const onTv =
  ({ steps, ...cast }: Play) =>
  async (walk: Walk): Promise<void> => {
    const tv = await invite(walk, 'TV')
    const [width, height] = TV
    await tv.page.setViewportSize({ width, height })
    await canStandStill(tv)
    const look: LookAt = (state) =>
      walk.visit(tv, `tv-${cast.title}-${cast.seats}-${state}`, { act: null, sizes: [TV] })
    const film = new Film(cast)
    const screening = { tv, look, theatre: await Theatre.of(tv, film.now) }
    await tv.visit(`/${film.now.room.facts.code}?tv`)
    await look('lobby')
    const first = film.manages({ do: 'deal' })
    await paused(screening, film)
    const matches = [[first, ...film.rest()]]
    while (matches.length < MATCHES) matches.push([film.manages({ do: 'deal' }), ...film.rest()])
    const found = stepsIn(matches.flat())
    expect([...found.keys()], 'the steps that come up').toEqual(expect.arrayContaining([...steps]))
    for (const [step, { first, fullest }] of found) {
      await looksAt(screening, step, first)
      if (fullest === first) continue
      await screening.theatre.show(fullest)
      await look(`${step}-fullest`)
    }
    await screening.theatre.show(film.manages({ do: 'toLobby' }))
    await expect(tv.page.getByRole('heading', { name: tv.words.room.players })).toBeVisible()
    await look('between')
  }

async function paused({ tv, theatre, look }: Screening, film: Film): Promise<void> {
  await theatre.show(film.manages({ do: 'pause', on: true }))
  await expect(tv.page.getByRole('region', { name: tv.words.roomSettings.paused.title })).toBeVisible()
  await look('paused')
  film.manages({ do: 'pause', on: false })
}

/** As it begins, where it is shown at length, and as it stands then. */
async function looksAt({ tv, theatre, look }: Screening, step: string, shot: Shot): Promise<void> {
  await theatre.show({ ...shot, room: shot.before })
  await settled(tv.page)
  await standStill(tv)
  theatre.play(shot)
  await look(`${step}-begins`)
  await goOn(tv)
  await theatre.show(shot)
  await look(step)
}

const CLASSIC = ['discuss', 'call', 'turn', 'react', 'answer', 'lineUp', 'passTurn', 'nextRound', 'over']
const INFLUENCE = ['claim', 'offer', 'pick', 'turn', 'reveal', 'split', 'over']
const CAPTCHA = ['associate', 'review', 'call', 'explain', 'debate', 'vote', 'result', 'over']
const REVOLUTION = ['mulligan', 'faceUp', 'faceDown', 'over']
const DERBY = ['choose', 'ping', 'over']

/** With the most seats: then there is least room. */
export const SOFAS = {
  'Evil Robots for nine, on a TV': onTv({ title: 'evil-robots-classic', seats: 9, steps: CLASSIC }),
  'Influence for nine, on a TV': onTv({ title: 'evil-robots-influence', seats: 9, steps: INFLUENCE }),
  'a captcha for eight, on a TV': onTv({ title: 'not-a-robot', seats: 8, steps: CAPTCHA }),
  'a revolution of six, on a TV': onTv({ title: 'robot-revolution', seats: 6, steps: REVOLUTION }),
  'a derby of eight, on a TV': onTv({
    title: 'cardbot-derby',
    seats: 8,
    options: { robotsPerPlayer: 1 },
    steps: DERBY,
  }),
} as const satisfies Readonly<Record<string, Tour>>

/** With few of them: what only people look at. */
export const OTHER_SOFAS = {
  'Evil Robots for three, on a TV': onTv({ title: 'evil-robots-classic', seats: 3, steps: [] }),
  'Influence for three, on a TV': onTv({ title: 'evil-robots-influence', seats: 3, steps: [] }),
  'a captcha for three, on a TV': onTv({ title: 'not-a-robot', seats: 3, steps: [] }),
  'a revolution of two, on a TV': onTv({ title: 'robot-revolution', seats: 2, steps: REVOLUTION }),
  'a derby of two, on a TV': onTv({ title: 'cardbot-derby', seats: 2, steps: [] }),
} as const satisfies Readonly<Record<string, Tour>>
