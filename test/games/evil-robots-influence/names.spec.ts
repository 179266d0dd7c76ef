import { expect, test } from '../../fixtures.ts'
import { leavesTheRest } from '../../table/ended.ts'
import { Listener } from '../../table/Listener.ts'
import { skipsTo } from '../../table/skipping.ts'
import { offers, plays, raises, WAITING } from './playing.ts'
import { dealWith, ended, makeTable, opensByKey, phaseOf } from './table.ts'

test('by roles and names, in German, as it is read out, from the first hand to the end', async ({ evening }) => {
  test.setTimeout(180_000)
  const mara = await evening.invite('Mara', 'phone', { locale: 'de-DE', reducedMotion: 'reduce' })
  const voice = await Listener.at(mara)
  await makeTable(mara)
  await dealWith(mara, ['Telly', 'Trundle'])
  const { page } = mara

  await test.step('the table is described, and what is mine', async () => {
    await opensByKey(mara)
    const own = page.getByRole('region', { name: 'Meine Münzen und Karten', exact: true })
    await expect(own.getByRole('figure').first()).toContainText(/Gut|Böse/)
    await expect(own.getByRole('button', { name: /ansehen$|^Ansehen/ }).first()).toBeVisible()
    await expect(
      page.getByRole('button', { name: /^Leerläufer, .*offene Münze (Gut|Böse), offene Münze (Gut|Böse)/ }),
    ).toBeVisible()
    await expect(
      page.getByRole('button', { name: /^[^,]+, .*verdeckte Münze unbekannt.*offene Münze/ }).first(),
    ).toBeVisible()
  })

  await test.step('what happens is said aloud, without being asked', async () => {
    await plays(mara, () => phaseOf(mara) === 'turn', { claim: raises, offer: offers(1) })
    await expect.poll(() => voice.heardSay('polite', /Stärke|Hand|Hände|Zug|\d/), WAITING).toBe(true)
  })

  await test.step('it is played to the end', async () => {
    await leavesTheRest(mara)
    await skipsTo(mara, ended(mara), WAITING.timeout)
  })

  await test.step('how it ended is read', async () => {
    const result = page.getByRole('region', { name: /führt|führst|führen/ })
    await expect(result.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(
      result
        .getByRole('listitem')
        .filter({ hasText: /Einfluss/ })
        .first(),
    ).toBeVisible()
  })
})
