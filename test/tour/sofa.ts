import { expect } from '@playwright/test'
import { companyAt, gathered, type Company } from '../table/company.ts'
import type { Guest } from '../table/Guest.ts'
import type { Known } from '../table/reading.ts'
import { settled } from '../table/settled.ts'
import { canStandStill, goOn, standStill } from '../table/standing.ts'
import { Wire } from '../table/Wire.ts'
import { TV, type Tour, type Walk } from './tour.ts'

interface Play {
  title: string
  seats: number
  /** Other than the usual ones. */
  options?: object
  /** What must come up. */
  steps: readonly string[]
}
/** From this round on there is more on the table. */
const LATE = 3
/** So many at most, until each step has come up that must. */
const MOST_MATCHES = 3
const PATIENCE = { intervals: [30], timeout: 20_000 }

type LookAt = (state: string) => Promise<void>
interface Party extends Company {
  tv: Guest
  wire: Wire
  seen: Set<string>
  look: LookAt
}

/** A title as a TV shows it, in each of its steps; nobody else has a screen. */
export const onTv =
  ({ title, seats, options, steps }: Play) =>
  async (walk: Walk): Promise<void> => {
    const locale = walk.language === 'de' ? 'de-DE' : 'en-GB'
    const tv = await walk.evening.invite('TV', 'desktop', { locale, reducedMotion: 'reduce' })
    const [width, height] = TV
    await tv.page.setViewportSize({ width, height })
    await canStandStill(tv)
    const wire = await Wire.of(tv)
    const look: LookAt = (state) => walk.visit(tv, `tv-${title}-${seats}-${state}`, { act: null, sizes: [TV] })
    const alone = await companyAt(walk.evening.baseURL, title)
    await tv.visit(`/${alone.code}?tv`)
    const party: Party = { ...(await gathered(alone, seats)), tv, wire, look, seen: new Set() }
    await expect(tv.page.locator('.chair.person')).toHaveCount(seats)
    await look('lobby')
    const [host] = party.aides
    if (options) await host.manages({ do: 'setOptions', options: { ...host.known.room?.options, ...options } })
    const missing = () => steps.filter((step) => !party.seen.has(step))
    for (let matches = 0; matches < MOST_MATCHES && (matches === 0 || missing().length > 0); matches++) {
      await throughMatch(party)
    }
    expect(missing(), 'steps that have not come up').toEqual([])
    await host.manages({ do: 'toLobby' })
    await expect(tv.page.getByRole('heading', { name: tv.words.room.players })).toBeVisible()
    await look('between')
    for (const aide of party.aides) aide.leave()
  }

/** All rest, and nothing more reaches the TV, whenever it shows something for the first time. */
async function throughMatch(party: Party): Promise<void> {
  const { aides, tv, wire, seen } = party
  const [host] = aides
  const isNew = (known: Known) => {
    const step = stepIn(known)
    return step !== null && !seen.has(step)
  }
  const watch = () => void wire.holdAfter((frame) => isNewIn(frame, party))
  watch()
  await host.manages({ do: 'deal' })
  await expect.poll(() => aides.every(({ isPlaying }) => isPlaying)).toBe(true)
  for (let isOver = false; !isOver;) {
    await Promise.all(aides.map((aide) => aide.until(() => isNew(aide.known) || isNew(tv.ear.known))))
    isOver = host.isOver
    await expect.poll(() => isNew(tv.ear.known) || (isOver && isOnTv(party)), PATIENCE).toBe(true)
    if (isNew(tv.ear.known)) await looksAt(party, stepIn(tv.ear.known) ?? '')
    watch()
    wire.release()
  }
}

const isOnTv = ({ tv }: Party) => (tv.ear.known.table?.scene.outcome ?? null) !== null

/** As it begins, where it is shown at length, and as it stands then. */
async function looksAt({ tv, wire, aides: [host], seen, look }: Party, step: string): Promise<void> {
  const isFirst = seen.size === 0
  seen.add(step)
  await standStill(tv)
  await look(`${step}-begins`)
  await goOn(tv)
  for (let times = 0; times < 3; times++) {
    await tv.page.keyboard.press('Escape')
    await settled(tv.page)
  }
  await look(step)
  if (!isFirst) return
  wire.release()
  await host.manages({ do: 'pause', on: true })
  await expect(tv.page.getByRole('region', { name: tv.words.house.paused.title })).toBeVisible()
  await look('paused')
  await host.manages({ do: 'pause', on: false })
  await expect(tv.page.getByRole('region', { name: tv.words.house.paused.title })).toBeHidden()
}

interface Seen {
  phase: { kind: string }
  round: number
}
const seenIn = ({ table }: Known): Seen | null => (table ? (table.scene.view as object as Seen) : null)

/** What the table is at. */
function stepIn(known: Known): string | null {
  const view = seenIn(known)
  return view && stepOf(view.phase.kind, view.round)
}
const stepOf = (kind: string, round: number) => (round < LATE || kind === 'over' ? kind : `${kind}-late`)

const KIND = /"\/view\/phase(?:\/kind)?",(?:\{"kind":)?"(\w+)"|"phase":\{"kind":"(\w+)"/
function isNewIn(frame: string, { aides: [host], seen }: Party): boolean {
  const [, patched, whole] = KIND.exec(frame) ?? []
  const kind = patched ?? whole
  return kind !== undefined && !seen.has(stepOf(kind, seenIn(host.known)?.round ?? 0))
}

const CLASSIC = ['discuss', 'call', 'turn', 'answer', 'nextRound', 'over']
// What comes at the end of a round is up to luck.
const INFLUENCE = ['claim', 'offer', 'pick', 'turn', 'reveal', 'split', 'over']
const CAPTCHA = ['associate', 'review', 'call', 'explain', 'debate', 'vote', 'result', 'over']
const REVOLUTION = ['mulligan', 'faceUp', 'faceDown', 'over']
const DERBY = ['choose', 'over']

/** With the most seats: then there is least room. */
export const SOFAS = {
  'a revolution of six, on a TV': onTv({ title: 'robot-revolution', seats: 6, steps: REVOLUTION }),
  'a derby of eight, on a TV': onTv({
    title: 'cardbot-derby',
    seats: 8,
    options: { robotsPerPlayer: 1 },
    steps: DERBY,
  }),
} as const satisfies Readonly<Record<string, Tour>>

/** What only people look at: what comes up there is up to luck, and so is what is tightest. */
export const OTHER_SOFAS = {
  'Evil Robots for three, on a TV': onTv({ title: 'evil-robots-classic', seats: 3, steps: CLASSIC }),
  'Evil Robots for nine, on a TV': onTv({ title: 'evil-robots-classic', seats: 9, steps: CLASSIC }),
  'Influence for three, on a TV': onTv({ title: 'evil-robots-influence', seats: 3, steps: INFLUENCE }),
  'Influence for nine, on a TV': onTv({ title: 'evil-robots-influence', seats: 9, steps: INFLUENCE }),
  'a captcha for three, on a TV': onTv({ title: 'not-a-robot', seats: 3, steps: CAPTCHA }),
  'a captcha for eight, on a TV': onTv({ title: 'not-a-robot', seats: 8, steps: CAPTCHA }),
  'a revolution of two, on a TV': onTv({ title: 'robot-revolution', seats: 2, steps: REVOLUTION }),
  'a derby of two, on a TV': onTv({ title: 'cardbot-derby', seats: 2, steps: DERBY }),
} as const satisfies Readonly<Record<string, Tour>>
