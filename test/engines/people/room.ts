import { escaped, startingWith } from '../../table/words.ts'
import { button, some, type Visitor } from './Visitor.ts'

/** Makes a room on the home page; gives its code, as it is read from the screen. */
export async function makeRoom(host: Visitor, title: string): Promise<string> {
  const { app, home, lobby, name } = host.words
  await host.visit('/')
  await host.press(some('radio', undefined, { value: title }))
  await host.press(button(home.makeRoom))
  const sheet = some('dialog')
  const isThere = some('region', lobby.hostTitle)
  // A browser that knows the name does not ask for it again.
  if ((await host.first([sheet, isThere])) === sheet) {
    await host.fill(some('textbox', name.label, { within: sheet }), host.name)
    await host.press(button(home.makeRoom, { within: sheet }))
  }
  await host.sees(isThere)
  const tiles = await host.sees(some('img', startingWith(app.code('').trim())))
  return tiles.name.split(' ').slice(-5).join('')
}

/** Types the code on the home page and takes a seat. */
export async function joinByCode(guest: Visitor, code: string): Promise<void> {
  const { home, name, lobby } = guest.words
  await guest.visit('/')
  await guest.fill(some('textbox', home.codeLabel), code)
  await guest.press(button(home.takeSeat))
  await guest.sees(some('textbox', name.label))
  await guest.awake()
  await guest.fill(some('textbox', name.label), guest.name)
  await guest.press(button(name.sitDown))
  await guest.sees(some('region', new RegExp(`^${lobby.waitingTitle('.*')}$`)))
}

export async function watch(guest: Visitor, code: string): Promise<void> {
  await guest.visit(`/${code}`)
  await guest.sees(some('region', guest.words.lobby.watchTitle))
}

/** One of the options, as the host sets it. */
export async function choose(host: Visitor, option: string, choice: string): Promise<void> {
  const radio = some('radio', choice, { within: some('group', new RegExp(`^${escaped(option)}`)) })
  await host.press(radio)
  await host.until(`${option} is ${choice}`, async () => (await host.sees(radio)).isChecked || null)
}

/** A tin robot on the chair with this robot's name. */
export async function windUp(host: Visitor, robot: string): Promise<void> {
  const { lobby, room } = host.words
  await host.press(button(new RegExp(`${escaped(lobby.windUp(robot))}$`)))
  await host.sees(button(new RegExp(escaped(`${robot}, ${room.presence.bot}`))))
}

export async function deal(host: Visitor): Promise<void> {
  await host.press(button(host.words.lobby.deal))
  await host.sees(some('list', host.words.room.players))
}
