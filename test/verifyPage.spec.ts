import { readFileSync } from 'node:fs'
import { CHECK } from '../web/src/routes/verify/words.ts'
import { VERIFY } from '../web/src/lib/verify/words.ts'
import { expect, test } from './fixtures.ts'
import { accessible } from './table/accessible.ts'
import type { Guest } from './table/Guest.ts'
import { check } from './table/verifying.ts'

const VECTORS = new URL('../packages/engine/src/fair/vectors.json', import.meta.url)
const record = JSON.stringify(JSON.parse(readFileSync(VECTORS, 'utf8')).match)

/** Chooses a file with this in it. */
const choose = ({ page }: Guest, text: string) =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'robot-night-match.json', mimeType: 'application/json', buffer: Buffer.from(text) })

for (const language of ['en', 'de'] as const) {
  test(`a saved record is checked in the browser, and sent nowhere, ${language}`, async ({ evening }) => {
    const mara = await evening.invite('Mara', 'phone', { locale: language === 'de' ? 'de-DE' : 'en-GB' })
    const { verdicts, checks, own } = VERIFY[language]
    const heading = (name: string) => mara.page.getByRole('heading', { name, exact: true })
    await mara.visit('/verify')
    await expect(heading(CHECK[language].title)).toBeVisible()
    await accessible(mara, 'before')
    const sent: string[] = []
    mara.page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))

    await choose(mara, record)
    await expect(heading(verdicts.fair('').title)).toBeVisible()
    for (const name of Object.values(checks)) await expect(check(mara, name.name)).toContainText(name.ok)
    await expect(heading(own.none.title)).toBeVisible()
    await accessible(mara, 'right')

    await choose(mara, record.replace('"Robot 1"', '"Robot 7"'))
    await expect(heading(verdicts.wrong.title)).toBeVisible()
    await expect(check(mara, checks.seal.name)).toContainText(checks.seal.wrong)
    await expect(check(mara, checks.moves.name)).toContainText(checks.moves.ok)
    await accessible(mara, 'wrong')

    await choose(mara, '{"form":')
    await expect(check(mara, checks.form.name)).toContainText(checks.form.wrong)
    await expect(heading(own.none.title)).toHaveCount(0)
    expect(sent).toEqual([])
  })
}
