import { expect } from '@playwright/test'
import { WORDS } from '../../web/src/routes/[code]/handoff/words.ts'
import type { Evening } from './Evening.ts'
import type { Guest } from './Guest.ts'
import { seen } from './seen.ts'

/** What is said about a seat on another device. */
export const handOffWords = ({ language }: Guest) => WORDS[language]

const sheetOf = ({ page }: Guest) => page.getByRole('dialog')
const dialogButton = (guest: Guest, name: string) => sheetOf(guest).getByRole('button', { name, exact: true })

/** Shows the code for another device. */
export async function opensHandOff(guest: Guest): Promise<void> {
  await guest.pressButton(guest.words.app.menu)
  await guest.press(dialogButton(guest, guest.words.handOff.show))
  await expect(sheetOf(guest).getByRole('img', { name: handOffWords(guest).qr })).toBeVisible()
}

export async function opensInvite(guest: Guest): Promise<void> {
  await guest.pressButton(guest.words.app.menu)
  await guest.press(dialogButton(guest, guest.words.handOff.invite))
}

export async function choosesUse(guest: Guest, use: 'move' | 'mirror'): Promise<void> {
  const { uses, hints } = handOffWords(guest)
  await guest.press(sheetOf(guest).getByRole('radio', { name: uses[use] }))
  await expect(seen(sheetOf(guest), hints[use])).toBeVisible()
}

/** Copies the link that lies on the screen; gives it as a path of this site. */
export async function copiesLink(guest: Guest): Promise<string> {
  await guest.page.evaluate(() => {
    const write = (text: string) => {
      document.documentElement.dataset.copied = text
      return Promise.resolve()
    }
    Object.defineProperty(navigator.clipboard, 'writeText', { value: write, configurable: true })
  })
  await guest.press(dialogButton(guest, handOffWords(guest).copy))
  const html = guest.page.locator('html')
  await expect(html).toHaveAttribute('data-copied', /#ticket=/)
  const { pathname, hash } = new URL((await html.getAttribute('data-copied')) ?? '')
  return pathname + hash
}

/** A link for one's own seat, from the menu on. */
export async function linkOf(guest: Guest, use: 'move' | 'mirror'): Promise<string> {
  await opensHandOff(guest)
  const before = await copiesLink(guest)
  if (use === 'move') return before
  await choosesUse(guest, use)
  await expect.poll(() => copiesLink(guest)).not.toBe(before)
  return copiesLink(guest)
}

/** A short word that goes by itself; pressed, at once. */
export const toast = (guest: Guest, text: string) => guest.page.getByRole('button', { name: text })

export const pageSaying = (guest: Guest, title: string) => guest.page.getByRole('heading', { name: title, level: 1 })

/** Another browser of the same person. */
export const otherDevice = (evening: Evening, of: Guest, device: 'desktop' | 'phone'): Promise<Guest> =>
  evening.invite(`${of.name}’s ${device}`, device, of.language === 'de' ? { locale: 'de-DE' } : {})

/** Opens the link there, and asks. Gives the digits that stand there. */
export async function asksWith(guest: Guest, link: string, name: string): Promise<string> {
  const { take } = handOffWords(guest)
  await guest.visit(link)
  await expect(pageSaying(guest, take.title(name))).toBeVisible()
  await guest.pressButton(take.act)
  await expect(pageSaying(guest, take.waiting)).toBeVisible()
  return digitsOn(guest, take.digits(''))
}

/** The digits that the knocking device is said to show. */
export async function knockOn(guest: Guest): Promise<string> {
  const { knock } = handOffWords(guest)
  await expect(dialogButton(guest, knock.yes)).toBeEnabled()
  return digitsOn(guest, knock.digits(''))
}

async function digitsOn({ page }: Guest, label: string): Promise<string> {
  const digits = page.getByRole('img', { name: new RegExp(`^${label}\\d\\d$`) })
  return ((await digits.getAttribute('aria-label')) ?? '').slice(-2)
}

export async function letsIn(guest: Guest, yes = true): Promise<void> {
  const { knock } = handOffWords(guest)
  await expect(dialogButton(guest, knock.yes)).toBeEnabled()
  await guest.press(dialogButton(guest, yes ? knock.yes : knock.no))
}

/** From the making of the link to being let in. */
export async function handsOff(from: Guest, to: Guest, use: 'move' | 'mirror'): Promise<void> {
  const name = from.name.split('’')[0] ?? ''
  const link = await linkOf(from, use)
  const digits = await asksWith(to, link, name)
  expect(await knockOn(from)).toBe(digits)
  await letsIn(from)
  await expect(toast(to, handOffWords(to).take.done(name))).toBeVisible()
}
