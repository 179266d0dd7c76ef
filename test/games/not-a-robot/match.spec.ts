import { expect, test } from '../../fixtures.ts'
import { accessible } from '../../table/accessible.ts'
import { MOVING } from '../../table/Evening.ts'
import type { Guest } from '../../table/Guest.ts'
import { barSaying, joinByCode, takeSeat, watch } from '../../table/room.ts'
import { Wire } from '../../table/Wire.ts'
import { plantingFor, witness, type Witness } from '../../table/witness.ts'
import { NOT_A_ROBOT } from '../../table/words.ts'
import { hearing, leaks, refusedAs } from './leaks.ts'
import { Onlooker, oddRequests } from './pictures.ts'
import { answers, boasts, freshWord, objects, onward, plays, says, skipsTheatre } from './playing.ts'
import {
  askedOf,
  dealWith,
  ended,
  isOver,
  logOf,
  makeTable,
  mine,
  phaseOf,
  picture,
  pinButton,
  said,
  wordField,
} from './table.ts'
import { seen } from '../../table/seen.ts'

const REFUSED = 'Unspeakable thing'

test('a whole match of five: a desktop, two phones, two tin robots, a watcher', async ({ evening }) => {
  test.setTimeout(180_000)
  const host = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'phone', MOVING)
  const ada = await evening.invite('Ada', 'phone', { locale: 'de-DE' })
  const ida = await evening.invite('Ida', 'desktop')
  const [people, all] = [
    [host, ben, ada],
    [host, ben, ada, ida],
  ]
  const wire = await Wire.of(ben)
  const code = await makeTable(host)
  for (const guest of [ben, ada]) await joinByCode(guest, code)
  await watch(ida, code)
  await dealWith(host, ['Gyro', 'Boiler'])

  await test.step('what somebody types goes nowhere', async () => {
    const sent: string[] = []
    ada.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
    await ada.reload()
    await wordField(ada).pressSequentially('Entwurf')
    await expect(wordField(ada)).toHaveValue('Entwurf')
    expect(sent.filter((frame) => frame.includes('Entwurf'))).toEqual([])
  })

  await test.step('a refused word is told to who said it, and to nobody else', async () => {
    const heard = all.map(({ ear }) => ear.known.table?.n)
    wire.bend((frame) => (frame.what === 'answer' ? { ...frame, action: { word: REFUSED } } : frame))
    await says(ben)
    await expect(
      barSaying(ben, said(ben).table.bar.word('Ben')).getByText(said(ben).refusals.word_spaces),
    ).toBeVisible()
    wire.bend((frame) => frame)
    expect(askedOf(ben)).toBe('associate')
    expect(hearing(await Promise.all(all.map(witness)), REFUSED)).toEqual([])
    expect(heard.length).toBe(all.length)
  })

  await test.step('a page is loaded again in the middle of the words', async () => {
    const word = freshWord(host)
    await says(host, word)
    await host.reload()
    await expect(host.page.getByText(word).first()).toBeVisible()
    await expect(seen(host.page, said(host).table.bar.yourWord(word), { exact: true })).toBeVisible()
    expect(askedOf(host)).not.toBe('associate')
  })

  await test.step('a word that enough object to is struck', async () => {
    await Promise.all([says(ben), says(ada)])
    for (const guest of people) await expect.poll(() => askedOf(guest), { timeout: 15_000 }).toBe('review')
    await Promise.all([host, ada].map((guest) => objects(guest, ['Ben'])))
    await answers(ben)
    await expect.poll(() => logOf(ida).some(({ kind }) => kind === 'objectionsShown')).toBe(true)
  })

  await test.step('it is played to the end, round by round', async () => {
    await Promise.all(people.map((guest) => playsOn(guest)))
    for (const guest of all) {
      await expect(ended(guest)).toBeVisible({ timeout: 30_000 })
      await expect(barSaying(guest, guest.words.over.title)).toBeVisible()
    }
    await accessible(ben, 'over')
  })

  await test.step('Humans who wanted to reveal themselves were refused, each alone', async () => {
    const told = (await Promise.all(all.map(witness))).map((each) => refusedAs('not_the_robot', each))
    expect(told.flat().length).toBeGreaterThan(0)
    expect(new Set(told.flat()).size).toBe(told.flat().length)
    expect(told.at(-1)).toEqual([])
  })

  await test.step('nothing that was told told too much', async () => {
    expect(leaks(await Promise.all(all.map(witness)))).toEqual([])
    for (const [what, told] of planted(await witness(ida))) expect(leaks([told]), what).not.toEqual([])
  })
})

/** What is turned up is skipped, and what follows is answered. */
async function playsOn(guest: Guest): Promise<void> {
  while (!isOver(guest)) {
    await plays(guest, () => phaseOf(guest) === 'result', { call: boasts })
    if (isOver(guest)) break
    await skipsTheatre(guest)
    await guest.press(onward(guest))
    await expect.poll(() => phaseOf(guest) !== 'result' || isOver(guest), { timeout: 15_000 }).toBe(true)
  }
  await guest.page.keyboard.press('Escape')
}

test('everybody’s browser asks for the same nine pictures, whatever their card, and for no more', async ({
  evening,
}) => {
  const host = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'desktop')
  const ida = await evening.invite('Ida', 'desktop')
  const code = await makeTable(host, { rounds: 1, server: false })
  await takeSeat(ben, code)
  const onlookers = await Promise.all([host, ben, ida].map((guest) => Onlooker.beside(guest, `/${code}`)))
  await dealWith(host, ['Trundle'])
  for (const { page } of onlookers) await expect(page.locator('img[src*="/pictures/"]')).toHaveCount(9)
  await expect.poll(() => onlookers.map(({ asked }) => asked.length), { timeout: 10_000 }).toEqual([9, 9, 9])
  expect(oddRequests(onlookers)).toEqual([])

  await test.step('also when they look closely, and at their card', async () => {
    for (const each of onlookers.slice(0, 2)) {
      await pinButton(each).click()
      await expect(mine(each).getByRole('img')).toBeVisible()
      for (const place of [1, 9]) {
        await picture(each, place).click()
        await expect(each.page.getByRole('dialog').locator('figure img')).toBeVisible()
        await each.page.keyboard.press('Escape')
        await expect(each.page.getByRole('dialog')).toHaveCount(0)
      }
    }
    expect(oddRequests(onlookers)).toEqual([])
  })

  await test.step('one that asks for more, or for other ones, would be noticed', () => {
    const [first = { name: '', asked: [] }] = onlookers
    const like = (asked: string[]) => [first, { name: 'planted', asked }]
    expect(oddRequests(like([...first.asked, first.asked[4] ?? '']))).not.toEqual([])
    expect(oddRequests(like([...first.asked.slice(0, 8), 'c72b.svg']))).not.toEqual([])
    expect(oddRequests(like(first.asked.toReversed()))).not.toEqual([])
  })
})

/** What a watcher might be told too much, right after the deal. */
function planted(watcher: Witness): [string, Witness][] {
  const { frame, page } = plantingFor(watcher)
  const cards = NOT_A_ROBOT.en.table.card
  return [
    ['the answer', frame({ patch: [['/view/answer', 5]] })],
    ['a role', frame({ patch: [['/view/roles/1', 'human']] })],
    ['the card of the Server', frame({ patch: [['/view/serverRole', 'robot']] })],
    ['a card of their own', frame({ patch: [['/view/me/role', 'human']] })],
    ['the picture to come', frame({ patch: [['/view/next', { card: 'c70', side: 'a' }]] })],
    ['what somebody was dealt', frame({ told: [{ kind: 'roleDealt', seat: 0, role: 'human', answer: 5 }] })],
    ['that somebody stays', frame({ patch: [['/view/phase', { kind: 'call', asker: 0, stayed: [1] }]] })],
    ['for whom somebody votes', frame({ told: [{ kind: 'voted', seat: 0, entry: 2 }] })],
    ['to what somebody objects', frame({ told: [{ kind: 'reviewed', seat: 0, objections: [2] }] })],
    ['whose the call could be', frame({ told: [{ kind: 'callClosed', server: 'robot' }] })],
    ['a question that is not theirs', frame({ patch: [['/asks', { kind: 'call', prompt: { role: 'human' } }]] })],
    ['a card on a page', page(`<i aria-label="${cards.humanName(5, 'a kite')}"></i>`)],
  ]
}
