import { expect, type Locator } from '@playwright/test'
import type { NewRoom, RoomMade } from '@robot-night/protocol'
import type { Guest } from './Guest.ts'
import { startingWith } from './words.ts'

// What every test goes through is waited for by `waitFor`: `expect` looks again after a second only.

/**
 * A room that is there already when its host comes; gives its code. That rooms are made by hand is told elsewhere. Its
 * clock is off unless asked for: on a slow machine it would play for people, and then count them as away.
 */
export async function openRoom(host: Guest, wanted: Partial<NewRoom> = {}): Promise<string> {
  const data: NewRoom = { name: host.name, title: 'robot-revolution', pace: 'off', ...wanted }
  const made = await host.context.request.post('/api/rooms', { data, failOnStatusCode: true })
  const { code }: RoomMade = await made.json()
  await comesAs(host, code)
  await barSaying(host, host.words.lobby.hostTitle).waitFor()
  await isHere(host)
  return code
}

/** Comes to a seat that is taken already. That it is taken by hand is told elsewhere. */
export async function takeSeat(guest: Guest, code: string): Promise<void> {
  await guest.context.request.post(`/api/rooms/${code}/seats`, { data: { name: guest.name }, failOnStatusCode: true })
  await comesAs(guest, code)
  await waitsForDeal(guest)
  await isHere(guest)
}

/** The room knows that they have come: somebody without a page is quicker than a page, and would be the host. */
async function isHere({ ear }: Guest): Promise<void> {
  const presence = () => {
    const own = ear.known.room?.chairs[ear.known.me.chair ?? 0]
    return own?.kind === 'person' && own.presence
  }
  await expect.poll(presence, { intervals: [20, 50, 100] }).toBe('here')
}

/** Their browser knows their name, as it does once you have typed it. */
async function comesAs(guest: Guest, code: string): Promise<void> {
  await guest.visit(`/${code}`)
  await guest.page.evaluate((name) => localStorage.setItem('name', name), guest.name)
}

export const waitsForDeal = (guest: Guest): Promise<void> =>
  barSaying(guest, new RegExp(`^${guest.words.lobby.waitingTitle('.*')}$`)).waitFor()

/** Makes a room on the home page; gives its code, as it is read from the screen. `line`: how the shelf praises the title, if not the first. */
export async function makeRoom(host: Guest, title?: string): Promise<string> {
  const { app, home, lobby } = host.words
  await host.visit('/')
  if (title) await host.press(host.page.locator('label', { has: host.page.locator(`input[value="${title}"]`) }))
  await host.pressButton(home.makeRoom)
  await giveName(host, home.makeRoom)
  await barSaying(host, lobby.hostTitle).waitFor()
  const tiles = host.page.getByRole('img', { name: startingWith(app.code('').trim()) })
  const label = await tiles.first().getAttribute('aria-label')
  return (label ?? '').split(' ').slice(-5).join('')
}

/** Fills in the sheet that asks for a name. */
export async function giveName(guest: Guest, act: string): Promise<void> {
  const sheet = guest.page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: guest.words.name.label }).fill(guest.name)
  await guest.press(sheet.getByRole('button', { name: act }))
}

/** Where a room is, whatever lies on its table. */
export const roomAt = (code: string): RegExp => new RegExp(`/${code}(/[\\w-]+)?$`)

/** Types the code on the home page, looks in, and takes a seat. */
export async function joinByCode(guest: Guest, code: string): Promise<void> {
  await guest.visit('/')
  await guest.page.getByRole('textbox', { name: guest.words.home.codeLabel }).fill(code.toLowerCase())
  await guest.pressButton(guest.words.home.takeSeat)
  await guest.page.waitForURL(roomAt(code), { waitUntil: 'commit' })
  await guest.awake()
  await sitDown(guest)
}

export async function sitDown(guest: Guest): Promise<void> {
  await guest.page.getByRole('textbox', { name: guest.words.name.label }).fill(guest.name)
  await guest.pressButton(guest.words.name.sitDown)
  await waitsForDeal(guest)
}

/** Looks on in the lobby, without a seat. */
export async function watch(guest: Guest, code: string): Promise<void> {
  await guest.visit(`/${code}`)
  await barSaying(guest, guest.words.lobby.watchTitle).waitFor()
}

export function stopTheClock(host: Guest): Promise<void> {
  const { pace, paces } = host.words.lobby
  return choose(host, pace, paces.off)
}

/** One of the options, as the host sets it. */
export async function choose(host: Guest, option: string, choice: string): Promise<void> {
  const radio = host.page.getByRole('group', { name: option }).getByRole('radio', { name: choice, exact: true })
  await host.press(radio)
  await expect(radio).toBeChecked()
}

/** A tin robot on the chair with this robot's name. */
export async function windUp(host: Guest, robot: string): Promise<void> {
  const { lobby, room } = host.words
  await host.press(host.page.getByRole('button', { name: lobby.windUp(robot) }))
  await host.page.getByRole('button', { name: `${robot}, ${room.presence.bot}` }).waitFor()
}

export async function deal(host: Guest): Promise<void> {
  await host.pressButton(host.words.lobby.deal)
  await host.page.getByRole('list', { name: host.words.room.players }).waitFor()
}

/** The bar that says in words what the table waits for. */
export function barSaying(guest: Guest, words: string | RegExp): Locator {
  return guest.page.getByRole('region', { name: words })
}
