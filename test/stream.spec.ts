import { expect, test } from './fixtures.ts'
import { said } from './games/robot-revolution/playing.ts'

/** What a browser sees of a network that refuses every upgrade, or strips it. */
function refused(): void {
  window.WebSocket = class extends WebSocket {
    constructor() {
      super(`ws://${location.host}/nothing-is-here`)
    }
  }
}
/** One that answers none: neither open nor closed. */
function neverAnswered(): void {
  const Silent: unknown = class extends EventTarget {
    readyState = 0
    close(): void {
      this.readyState = 3
    }
  }
  Object.assign(window, { WebSocket: Silent })
}

/** Two calls, the pauses between them, and a busy machine. */
const PATIENCE = { timeout: 60_000 }

for (const network of [refused, neverAnswered])
  test(`a match goes on where upgrades are ${network.name}, and the page says how, once`, async ({ evening }) => {
    test.setTimeout(180_000)
    const mara = await evening.hosts('Mara')
    // However slow this machine is, nobody is played for.
    await mara.manages({ do: 'setPace', pace: 'off' })
    await mara.manages({ do: 'setAbsence', absence: 'clock' })
    const seat = await evening.seats('Tom', mara.code)
    const tom = await evening.inviteAs(seat, 'phone')
    seat.leave()
    await tom.page.addInitScript(network)
    tom.forgive(/WebSocket connection to .* failed/)
    await tom.visit(`/${mara.code}`)
    const notice = tom.page.getByRole('region', { name: tom.words.line.streamed })
    await expect(notice).toBeVisible(PATIENCE)
    await tom.page.screenshot({ path: test.info().outputPath('notice.png') })
    await expect(notice).toBeHidden(PATIENCE)

    await mara.deals()
    const keep = tom.page.getByRole('button', { name: said(tom).ask.keep })
    await mara.until(() => mara.asked === null)
    await tom.press(keep)
    await expect.poll(() => mara.heard, PATIENCE).toContain('"kind":"mulligan","seat":1')
    // The next page of this tab knows it already.
    await tom.page.reload()
    await expect(notice).toBeVisible({ timeout: 10_000 })
  })
