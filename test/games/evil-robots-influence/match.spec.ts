import type { Event } from '@robot-night/engine/games/evil-robots-influence'
import { expect, test } from '../../fixtures.ts'
import { accessible } from '../../table/accessible.ts'
import { Aide } from '../../table/Aide.ts'
import { MOVING } from '../../table/Evening.ts'
import type { Guest } from '../../table/Guest.ts'
import { barSaying, joinByCode, takeSeat, watch } from '../../table/room.ts'
import { skipsTo } from '../../table/skipping.ts'
import { plantingFor, witness, type Witness } from '../../table/witness.ts'
import { INFLUENCE } from '../../table/words.ts'
import { coveredThings, requestsOf, unlike } from './covered.ts'
import { leaks } from './leaks.ts'
import { offers, plays, raises, usesCards, WAITING, type Plan } from './playing.ts'
import { askedOf, dealWith, ended, logOf, makeTable, mine, opensByKey, said, viewOf } from './table.ts'

const EAGER: Plan = { claim: raises, offer: offers(1), turn: usesCards, reveal: usesCards }

test('a whole match of five: host on a desktop, friend on a phone, three tin robots, a watcher', async ({
  evening,
}) => {
  test.setTimeout(300_000)
  const host = await evening.invite('Mara', 'desktop')
  const friend = await evening.invite('Ben', 'phone', MOVING)
  const ida = await evening.invite('Ida', 'desktop')
  const all = [host, friend, ida]
  const code = await makeTable(host)
  await joinByCode(friend, code)
  await watch(ida, code)
  await dealWith(host, ['Trundle', 'Gyro', 'Boiler'])

  await test.step('a page is loaded again in the middle of a turn', async () => {
    const isTurn = () => [host, friend].some((guest) => askedOf(guest) === 'turn')
    await Promise.race([host, friend].map((guest) => plays(guest, isTurn, EAGER)))
    const { hidden, left } = viewOf(host).seats[0] ?? {}
    await host.reload()
    await opensByKey(host)
    const words = said(host)
    if (hidden) await expect(mine(host).getByRole('figure').first()).toContainText(words.faces[hidden])
    const name = left?.kind === 'card' ? words.cards.of[left.card].name : ''
    await expect(mine(host).getByRole('button', { name: words.table.mine.open(name) })).toBeVisible()
  })

  const plans: [Guest, Plan][] = [
    [host, EAGER],
    [friend, { ...EAGER, offer: offers(2) }],
  ]
  const happened = (kind: Event['kind']) => logOf(ida).some((event) => event.kind === kind)
  const clickUntil = (isSo: () => boolean) => Promise.all(plans.map(([guest, plan]) => plays(guest, isSo, plan)))

  await test.step('a round is played by clicking, and the rest of them by devices without a page', async () => {
    await clickUntil(() => happened('counted'))
    const aides = [await Aide.of(host, code), await Aide.of(friend, code)]
    await Promise.all(aides.map((aide) => aide.until(() => false)))
    for (const aide of aides) aide.leave()
  })

  await test.step('the end is shown to all', async () => {
    for (const guest of all) {
      await skipsTo(guest, ended(guest), WAITING.timeout)
      await expect(barSaying(guest, guest.words.over.title)).toBeVisible()
    }
    await accessible(friend, 'over')
    const told = new Set(logOf(ida).map(({ kind }) => kind))
    for (const kind of ALWAYS) expect(told, kind).toContain(kind)
  })

  await test.step('nothing that was told told too much', async () => {
    expect(leaks(await Promise.all(all.map(witness)))).toEqual([])
    for (const [what, told] of planted(await witness(ida))) expect(leaks([told]), what).not.toEqual([])
  })
})

/** What there is in every match in which two raise whenever they can. */
const ALWAYS: readonly Event['kind'][] = [
  ...(['hands', 'offersShown', 'picked', 'powerGiven', 'dealerToken', 'cardPlayed', 'turnEnded'] as const),
  ...(['coinsRevealed', 'counted', 'splitDone', 'endgameTriggered', 'pathChosen', 'gameEnded'] as const),
]

/** What a watcher might be told too much, right after the deal. */
function planted(watcher: Witness): [string, Witness][] {
  const { frame, page } = plantingFor(watcher)
  const card = { kind: 'card', card: 'L06', up: false, used: false, seen: false }
  const looked = { kind: 'looked', by: 0, seats: [1], faces: ['H'] }
  const tossed = { kind: 'coinsTossed', holder: 1, by: 'round', hidden: 'T', shown: ['H'] }
  return [
    ['a hidden coin', frame({ patch: [['/view/seats/1/hidden', 'H']] })],
    ['a coin as if all knew it', frame({ patch: [['/view/seats/1/open', true]] })],
    ['a card that lies face-down', frame({ patch: [['/view/seats/1/left', card]] })],
    ['what a back hides', frame({ patch: [['/view/seats/1/right', { kind: 'back', type: 'R' }]] })],
    ['the next card of a pile', frame({ patch: [['/view/piles', { left: 12, right: 12, top: 'L01' }]] })],
    [
      'hands before all are up',
      frame({ patch: [['/view/phase', { kind: 'claim', first: true, asked: [1], raised: [1] }]] }),
    ],
    ['what somebody has sealed', frame({ patch: [['/view/me/sealed', { kind: 'claim', raise: true }]] })],
    ['a question that is not theirs', frame({ patch: [['/asks', { kind: 'claim', prompt: {} }]] })],
    ['who has answered', frame({ patch: [['/awaits', [{ seat: 1, kind: 'claim', done: true }]]] })],
    ['what was dealt', frame({ told: [{ kind: 'robotDealt', seat: 1, side: 'left', card: 'L06' }] })],
    ['what a look has shown', frame({ told: [looked] })],
    ['a toss with the hidden coin', frame({ told: [tossed] })],
    [
      'the face of a hidden coin',
      frame({ told: [{ kind: 'coinTurned', coin: { holder: 1, slot: 'hidden' }, by: 1, face: 'H' }] }),
    ],
    ['what somebody has changed for', frame({ told: [{ kind: 'cardChanged', seat: 1, side: 'left', card: 'L06' }] })],
    ['what Muse keeps', frame({ told: [{ kind: 'museKept', seat: 1, card: 'R06' }] })],
    [
      'cards given back, by name',
      frame({ told: [{ kind: 'retained', seat: 1, kept: [], returned: ['left'], cards: ['L06'] }] }),
    ],
    ['a card on a page', page(`<i title="${INFLUENCE.en.cards.of.L06.name}"></i>`)],
  ]
}

test('while coins and cards lie covered every seat’s page is alike, whatever it holds', async ({ evening }) => {
  test.setTimeout(120_000)
  const people = await Promise.all(['Mara', 'Ben', 'Ada'].map((name) => evening.invite(name, 'desktop')))
  const [host, ...others] = people
  if (!host) throw new Error('nobody came')
  const code = await makeTable(host)
  for (const guest of others) await takeSeat(guest, code)
  await dealWith(host, [])
  const requests: Set<string>[] = []
  for (const guest of people) requests.push(await requestsOf(guest))
  await expect.poll(() => unlike(requests)).toEqual([])
  // Who deals has nothing to answer, and a bar without buttons.
  const whoClaims = () => people.filter((guest) => askedOf(guest) === 'claim')
  await expect.poll(() => whoClaims().length).toBe(2)
  const asked = whoClaims()
  const things = () => Promise.all(asked.map(coveredThings))
  await expect.poll(async () => unlike(await things())).toEqual([])

  await test.step('what is not alike would be noticed', async () => {
    const [first = []] = await things()
    expect(first.length).toBeGreaterThan(10)
    expect(unlike([first, first.with(0, 'wider')])).not.toEqual([])
    expect(unlike([first, [...first, 'more']])).not.toEqual([])
    const [looker = host] = asked
    await opensByKey(looker)
    expect(unlike([first, await coveredThings(looker)])).not.toEqual([])
  })
})
