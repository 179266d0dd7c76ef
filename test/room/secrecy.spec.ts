import type { Patch } from '@robot-night/protocol'
import { expect, test } from '../fixtures.ts'
import { leaks } from '../games/robot-revolution/leaks.ts'
import { Aide } from '../table/Aide.ts'
import type { Guest } from '../table/Guest.ts'
import type { Known, Telling } from '../table/reading.ts'
import { deal, joinByCode, makeRoom, stopTheClock, watch, windUp } from '../table/room.ts'
import { witness, type Witness } from '../table/witness.ts'

test('no browser is told of a card that its viewer may not know', async ({ evening }) => {
  test.setTimeout(120_000)
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'desktop')
  const ida = await evening.invite('Ida', 'phone')
  const code = await makeRoom(mara)
  await stopTheClock(mara)
  await joinByCode(ben, code)
  await windUp(mara, 'Trundle')
  await watch(ida, code)
  await deal(mara)
  const aides = [await Aide.of(mara, code), await Aide.of(ben, code)]
  // Until one of them has laid cards face down and the other has not: there is most to hide.
  const hider = () => aides.find((ear) => laidBy({ ear }) !== undefined)
  while (!hider()) await oneAnswer(aides)
  const [owner, other] = hider() === aides[0] ? [mara, ben] : [ben, mara]
  for (const aide of aides) aide.leave()
  for (const guest of [mara, ben, ida]) await guest.reload()
  const [ofOwner, ofOther, ofIda] = [await witness(owner), await witness(other), await witness(ida)]

  await test.step('what streams in on the way from one page to the next was heard as well', async () => {
    const streamed = (await mara.ear.all()).filter(
      ({ from, text }) => from === 'answer' && text.includes('"type":"data"'),
    )
    expect(streamed.map(({ text }) => text).join('\n')).toContain(code)
  })
  await test.step('nothing that was told told too much', () => {
    expect(leaks([ofOwner, ofOther, ofIda])).toEqual([])
  })

  const laid = laidBy(owner)!
  // What was cut is known by name to all, also in a hand.
  const log = JSON.stringify(other.ear.known.table?.log)
  const held = scene(owner).hand.find((card) => !log.includes(`"${card}"`)) ?? laid
  const unseen = unseenBy(mara, ben)
  const quiet = { patch: [], told: [] }
  const toOther = (more: Partial<Said>) => [ofOwner, withFrame(ofOther, other, { ...quiet, ...more }), ofIda]
  const toIda = (more: Partial<Said>) => [ofOwner, ofOther, withFrame(ofIda, ida, { ...quiet, ...more })]
  const planted: [string, Witness[]][] = [
    ['in the view', toOther({ patch: [['/view/hint', held]] })],
    ['in a log line', toOther({ told: [{ kind: 'noblePassed', seat: 2, had: held }] })],
    ['as a card of their own', toOther({ told: [dealt(other, held)] })],
    ['face down, to the watchers', toIda({ patch: [['/view/peek', laid]] })],
    ['that nobody has seen', toOther({ patch: [['/view/next', unseen]] })],
    ['in words on a page', [ofOwner, withPage(ofOther, `<i title="${inWords(held)}"></i>`), ofIda]],
    ['as a picture on a page', [ofOwner, ofOther, withPage(ofIda, `<use href="/cards.svg#c-${unseen}"/>`)]],
  ]
  for (const [where, told] of planted) {
    await test.step(`a planted card is found: ${where}`, () => {
      expect(leaks(told).length).toBeGreaterThan(0)
    })
  }
})

interface Seen {
  viewer: number
  hand: string[]
  stacks: { hidden?: true; card?: string; faceUp?: boolean }[][][]
}

interface Said {
  patch: Patch
  told: object[]
}

/** The first who is asked answers one question. */
async function oneAnswer(aides: readonly Aide[]): Promise<void> {
  const asked = () => aides.find((aide) => aide.asked !== null)
  await expect.poll(asked, { intervals: [20] }).toBeDefined()
  const next = asked()
  const question = () => `${next?.known.table?.scene.beat} ${next?.asked?.kind}`
  const before = question()
  await next?.until(() => question() !== before)
}

/** Someone who follows what the room says. */
interface Hearer {
  ear: { readonly known: Known }
}
/** A card that they have laid face down, if one lies there still. */
function laidBy(guest: Hearer): string | undefined {
  const stacks = guest.ear.known.table ? scene(guest).stacks : []
  return stacks.flat(2).find(({ hidden, faceUp }) => !hidden && !faceUp)?.card
}

const scene = ({ ear }: Hearer) => ear.known.table!.scene.view as unknown as Seen
const dealt = (guest: Guest, card: string) => ({
  kind: 'dealt',
  seat: scene(guest).viewer,
  count: 1,
  deckLeft: 9,
  cards: [card],
})

/** A card that neither of them has ever heard of: it is in the deck, a general, or in the tin robot's hand. */
function unseenBy(...guests: Guest[]): string {
  const known = JSON.stringify(guests.map(({ ear }) => ear.known.table))
  return ['C', 'D', 'H', 'S']
    .flatMap((suit) => ['2', '5', '8', 'J'].map((rank) => rank + suit))
    .find((card) => !known.includes(`"${card}"`))!
}

/** What somebody got, and then one frame more. */
function withFrame({ name, tellings }: Witness, { ear }: Guest, said: Said): Witness {
  const { match, n } = ear.known.table!
  const frame: Telling = { from: 'frame', text: JSON.stringify({ table: { match, n: n + 1, since: n, ...said } }) }
  return { name, tellings: [...tellings, frame] }
}

/** What somebody got, with something more on the last page. */
function withPage({ name, tellings }: Witness, markup: string): Witness {
  const at = tellings.findLastIndex(({ from }) => from === 'page')
  const page: Telling = { from: 'page', text: `${tellings[at]!.text}${markup}` }
  return { name, tellings: tellings.with(at, page) }
}

function inWords(card: string): string {
  const rank = card.slice(0, -1)
  const ranks: Record<string, string> = { J: 'Jack', Q: 'Queen', K: 'King', A: 'Ace', '10': 'Ten' }
  const numbers = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
  const suits: Record<string, string> = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' }
  return `${ranks[rank] ?? numbers[Number(rank) - 2]} of ${suits[card.slice(-1)]}`
}
