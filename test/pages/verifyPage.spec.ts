import { readFileSync } from 'node:fs'
import { SITE_KEYS } from '@robot-night/protocol'
import { CHECK } from '../../web/src/routes/verify/words.ts'
import { VERIFY } from '../../web/src/lib/verify/words.ts'
import { expect, test } from '../fixtures.ts'
import { accessible } from '../table/accessible.ts'
import type { Guest } from '../table/Guest.ts'
import { check } from '../table/verifying.ts'
import { seen } from '../table/seen.ts'

const VECTORS = new URL('../../packages/engine/src/fair/vectors.json', import.meta.url)
const { match, site, witness } = JSON.parse(readFileSync(VECTORS, 'utf8'))
const record = JSON.stringify(match)
/** What a browser sees of a match it was at. */
const KEPT = {
  told: JSON.stringify([`told ${match.id} spectator`]),
  [`told ${match.id} spectator`]: JSON.stringify(witness),
}

/** Chooses a file with this in it. */
const choose = ({ page }: Guest, text: string) =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'robot-night-match.json', mimeType: 'application/json', buffer: Buffer.from(text) })

for (const language of ['en', 'de'] as const) {
  test(`a saved record is checked in the browser, and sent nowhere, ${language}`, async ({ evening }) => {
    const mara = await evening.invite('Mara', 'phone', { locale: language === 'de' ? 'de-DE' : 'en-GB' })
    const { verdicts, checks, own, unproven, where } = VERIFY[language]
    const heading = (name: string) => mara.page.getByRole('heading', { name, exact: true })
    await mara.page.route(`**${SITE_KEYS}`, (route) => route.fulfill({ json: site }))
    await mara.visit('/verify')
    await expect(heading(CHECK[language].title)).toBeVisible()
    await accessible(mara, 'before')
    const sent: string[] = []
    mara.page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))

    await choose(mara, record)
    await expect(heading(verdicts.fair('').title)).toBeVisible()
    for (const [each, { name, ok }] of Object.entries(checks))
      await expect(check(mara, name)).toContainText(each === 'witness' ? where.witness.none : ok)
    await expect(seen(mara.page, unproven.signed)).toBeVisible()
    await expect(heading(own.none.title)).toBeVisible()
    await accessible(mara, 'right')

    await choose(mara, record.replace('"Robot 1"', '"Robot 7"'))
    await expect(heading(verdicts.wrong.title)).toBeVisible()
    await expect(check(mara, checks.seal.name)).toContainText(checks.seal.wrong)
    await expect(check(mara, checks.signature.name)).toContainText(checks.signature.wrong)
    await expect(check(mara, checks.moves.name)).toContainText(checks.moves.ok)
    await accessible(mara, 'wrong')

    const { signature: _, ...unsigned } = match
    await choose(mara, JSON.stringify(unsigned))
    await expect(heading(verdicts.unvouched.title)).toBeVisible()
    await expect(check(mara, checks.signature.name)).toContainText(where.unsigned)
    await expect(seen(mara.page, unproven.text)).toBeVisible()
    await accessible(mara, 'unvouched')

    await mara.page.evaluate(
      (kept) => Object.entries(kept).forEach(([name, text]) => localStorage.setItem(name, text)),
      KEPT,
    )
    await choose(mara, JSON.stringify(unsigned))
    await expect(heading(verdicts.fair('').title)).toBeVisible()
    await expect(check(mara, checks.witness.name)).toContainText(where.witness.all)
    await accessible(mara, 'seen')

    await choose(mara, record.replace('{', '{"winner":"Tom",'))
    await expect(check(mara, checks.form.name)).toContainText(checks.form.wrong)

    await choose(mara, '{"form":')
    await expect(check(mara, checks.form.name)).toContainText(checks.form.wrong)
    await expect(heading(own.none.title)).toHaveCount(0)
    expect(sent).toEqual([])
  })
}
