import { expect, type Locator } from '@playwright/test'
import { refuseWord, type Decisions } from '@robot-night/engine/games/not-a-robot'
import type { Guest } from '../../table/Guest.ts'
import { escaped } from '../../table/words.ts'
import { askedOf, isOver, phaseOf, picture, said, stayBox, viewOf, wordField } from './table.ts'

type Ways = Readonly<Record<keyof Decisions, (guest: Guest) => Promise<void>>>

/** Plays until something is so or the match is over, in the usual ways but for those given. */
export async function plays(guest: Guest, isSo: () => boolean = () => false, ways: Partial<Ways> = {}): Promise<void> {
  for (;;) {
    await expect.poll(() => isSo() || isOver(guest) || askedOf(guest) !== null, WAITING).toBe(true)
    if (isSo() || isOver(guest)) return
    await answers(guest, ways)
  }
}
const WAITING = { intervals: [30], timeout: 45_000 }

/** What is asked just now, until it is asked no more. */
export async function answers(guest: Guest, ways: Partial<Ways> = {}): Promise<void> {
  const kind = askedOf(guest)
  if (!kind) throw new Error(`${guest.name} is asked nothing`)
  const before = momentOf(guest)
  await (ways[kind] ?? WAYS[kind])(guest)
  await expect.poll(() => momentOf(guest) !== before, WAITING).toBe(true)
}
const momentOf = (guest: Guest): string => {
  const { round, phase } = viewOf(guest)
  return JSON.stringify([round, phase.kind, phase.kind === 'explain' ? phase.entry : 0, askedOf(guest)])
}

const WAYS: Ways = {
  associate: (guest) => says(guest),
  review: (guest) => guest.pressButton(said(guest).table.asks.fine),
  call: (guest) => inTime(guest, stayBox(guest)),
  guess: (guest) => guesses(guest, 1),
  explain: (guest) => guest.pressButton(said(guest).talk.explain.done),
  ready: (guest) => guest.press(enough(guest)),
  vote: (guest) => votes(guest),
  continue: (guest) => guest.press(onward(guest)),
}

/** In a call: its time runs out, whether or not somebody presses. A finger that waits for what moves would be late. */
const inTime = (_: Guest, button: Locator): Promise<void> =>
  button.dispatchEvent('click', undefined, { timeout: MOMENT }).catch(() => {})
const MOMENT = 600

/** Somebody who is no Robot says so; the Robot stays. */
export const boasts = (guest: Guest): Promise<void> => {
  const button = guest.page.getByRole('button', { name: said(guest).table.asks.reveal, exact: true })
  return inTime(guest, viewOf(guest).me.role === 'human' ? button : stayBox(guest))
}

const ENDINGS = ['ade', 'ist', 'oid', 'ette', 'ism', 'ling', 'wise', 'ster', 'dom', 'hood', 'ful', 'less']

/** One word that nobody else would say. */
export function freshWord(guest: Guest): string {
  const { used, options } = viewOf(guest)
  const words = ENDINGS.map((ending) => guest.name + ending)
  const word = words.find((each) => refuseWord(each, { used, language: options.language }) === null)
  if (!word) throw new Error(`${guest.name} has nothing left to say`)
  return word
}

export async function says(guest: Guest, word = freshWord(guest)): Promise<void> {
  await wordField(guest).fill(word)
  await guest.pressButton(said(guest).table.asks.say)
}

/** Objects to the words of these. */
export async function objects(guest: Guest, names: readonly string[]): Promise<void> {
  for (const name of names) await guest.press(flagOf(guest, name))
  await guest.pressButton(said(guest).table.asks.objectTo(names.length))
}
export const flagOf = (guest: Guest, name: string): Locator =>
  guest.page.getByRole('button', {
    name: new RegExp(`^${escaped(said(guest).table.asks.object)} .+, ${escaped(name)}$`),
  })

async function guesses(guest: Guest, place: number): Promise<void> {
  await guest.press(picture(guest, place))
  await guest.pressButton(said(guest).talk.guess.number(place))
}

/** For the first who may be voted for; or for this entry. */
async function votes(guest: Guest, entry?: number): Promise<void> {
  const { list, me } = viewOf(guest)
  const others = list.flatMap(({ seat }, at) => (seat === me.viewer ? [] : [at + 1]))
  const chosen = entry ?? others[0] ?? 9
  await guest.press(ballot(guest, chosen))
  await guest.press(sendVote(guest, chosen))
}
/** Where a vote for this entry is picked. */
export function ballot(guest: Guest, entry: number): Locator {
  const { vote } = said(guest).talk
  const { list } = viewOf(guest)
  const name = entry === 9 ? vote.glitch : (list[entry - 1]?.word ?? said(guest).table.list.blank)
  return guest.page
    .getByRole('group', { name: vote.list })
    .getByRole('radio', { name: new RegExp(`^${entry}\\b.*${escaped(name)}`) })
}
export function sendVote(guest: Guest, entry: number): Locator {
  const { vote } = said(guest).talk
  const name = entry === 9 ? vote.glitchVote : vote.voteFor(entry, viewOf(guest).list[entry - 1]?.word ?? null)
  return guest.page.getByRole('button', { name, exact: true })
}

export const enough = (guest: Guest): Locator =>
  guest.page
    .getByRole('button', { name: said(guest).talk.debate.enough })
    .or(guest.page.getByRole('checkbox', { name: said(guest).talk.debate.enough }))
export const onward = (guest: Guest): Locator => {
  const { next, places } = said(guest).talk.sheet
  return guest.page.getByRole('button', { name: new RegExp(`^(${[next, places].map(escaped).join('|')})$`) })
}

/** What is turned up at the end of a round is shown in motion: a key ends it. */
export async function skipsTheatre(guest: Guest): Promise<void> {
  await expect.poll(() => phaseOf(guest) === 'result' || isOver(guest), WAITING).toBe(true)
  await guest.page.keyboard.press('Escape')
}
