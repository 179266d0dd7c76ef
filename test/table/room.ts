import { expect, type Locator } from '@playwright/test'
import type { Guest } from './Guest.ts'

/** Makes a room on the home page; gives its code, as it is read from the screen. */
export async function makeRoom(host: Guest): Promise<string> {
  await host.visit('/')
  await host.pressButton('Make a room')
  const sheet = host.page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Your name tonight' }).fill(host.name)
  await host.press(sheet.getByRole('button', { name: 'Make a room' }))
  await expect(barSaying(host, 'You hold the lamp: deal when ready')).toBeVisible()
  const label = await host.page.getByRole('img', { name: /^Room code/ }).getAttribute('aria-label')
  return (label ?? '').replace('Room code', '').replaceAll(' ', '')
}

/** Types the code on the home page, looks in, and takes a seat. */
export async function joinByCode(guest: Guest, code: string): Promise<void> {
  await guest.visit('/')
  await guest.page.getByRole('textbox', { name: 'Room code, five letters' }).fill(code.toLowerCase())
  await guest.pressButton('Take a seat')
  await expect(guest.page).toHaveURL(new RegExp(`/${code}$`))
  await guest.awake()
  await sitDown(guest)
}

export async function sitDown(guest: Guest): Promise<void> {
  await guest.page.getByRole('textbox', { name: 'Your name tonight' }).fill(guest.name)
  await guest.pressButton('Sit down')
  await expect(barSaying(guest, /^Waiting for .* to deal$/)).toBeVisible()
}

/** Looks on in the lobby, without a seat. */
export async function watch(guest: Guest, code: string): Promise<void> {
  await guest.visit(`/${code}`)
  await expect(barSaying(guest, 'You are watching')).toBeVisible()
}

export async function stopTheClock(host: Guest): Promise<void> {
  const off = host.page.getByRole('group', { name: 'Clock' }).getByRole('radio', { name: 'Off' })
  await host.press(off)
  await expect(off).toBeChecked()
}

/** A tin robot on the chair with this robot's name. */
export async function windUp(host: Guest, robot: string): Promise<void> {
  await host.pressButton(new RegExp(`Wind up a tin robot as ${robot}`))
  await expect(host.page.getByRole('button', { name: new RegExp(`${robot}, tin robot`) })).toBeVisible()
}

export async function deal(host: Guest): Promise<void> {
  await host.pressButton('Deal us in')
  await expect(host.page.getByRole('list', { name: 'At the table' })).toBeVisible()
}

/** The bar that says in words what the table waits for. */
export function barSaying(guest: Guest, words: string | RegExp): Locator {
  return guest.page.getByRole('region', { name: words })
}
