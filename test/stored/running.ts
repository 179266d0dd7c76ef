import { expect } from '@playwright/test'
import { Aide, type Asked, type Manner } from '../table/Aide.ts'
import { Shuffler } from './Shuffler.ts'

type Company = readonly Aide[]

/** Typed as people type: what a room keeps of it is for its build to say. */
const TYPED = '  The  COLOURS,\u200e of course. '
export const inTheirWords: Manner = ({ kind }: Asked) => (kind === 'explain' ? { text: TYPED } : null)

/** What is said in the room of a title, to players and watchers. */
export const SAID: Readonly<Record<string, string>> = {
  'robot-revolution': 'Which suit do you burn first?',
  'evil-robots-classic': 'I am GOOD, believe me.',
  'evil-robots-influence': 'I have to catch my bus.',
}
export const WHISPERED = 'Hearts. Say nothing.'
export const MURMURED = 'It is Ben.'

/** A match in the middle, with somebody who owes an answer. By what else there is in its room. */
export const RUNNING: Readonly<Record<string, (url: string) => Promise<Company>>> = {
  'robot-revolution': async (url) => {
    const [mara, ben] = await company(url, 'robot-revolution', ['Mara', 'Ben'])
    const hands = [mara, ben].map((aide) => new Shuffler(url, aide))
    await Promise.all(hands.map((hand) => hand.isThere()))
    await mara.manages({ do: 'deal' })
    // Another seat: what had been announced is called off, and its secret will be published.
    await mara.windsUp(1)
    for (const hand of hands) hand.throws()
    await expect.poll(() => mara.isPlaying, { timeout: 15_000 }).toBe(true)
    for (const hand of hands) hand.leave()
    await mara.says(SAID['robot-revolution'] ?? '')
    await ben.does({ what: 'whisper', to: 0, text: WHISPERED })
    return inTheMiddle([mara, ben], 60)
  },
  'evil-robots-classic': async (url) => {
    const [mara, ben, cleo] = await company(url, 'evil-robots-classic', ['Mara', 'Ben', 'Cleo'])
    await mara.windsUp(2)
    await mara.manages({ do: 'setAbsence', absence: 'wait' })
    await mara.deals()
    await mara.says(SAID['evil-robots-classic'] ?? '')
    await inTheMiddle([mara, ben, cleo], 70)
    // Nobody moves for her, and she owes an answer.
    await ben.until(() => cleo.asked !== null)
    cleo.leave()
    return [mara, ben, cleo]
  },
  'evil-robots-influence': async (url) => {
    const [mara, ben, cleo] = await company(url, 'evil-robots-influence', ['Mara', 'Ben', 'Cleo'])
    await mara.windsUp(1)
    await mara.manages({ do: 'letTakeOver', on: true })
    await mara.deals()
    await inTheMiddle([mara, ben, cleo], 20)
    await cleo.says(SAID['evil-robots-influence'] ?? '')
    await mara.manages({ do: 'clearChair', chair: cleo.known.me.chair ?? 0 })
    return inTheMiddle([mara, ben], 50)
  },
  'not-a-robot': async (url) => {
    const [mara, ben] = await company(url, 'not-a-robot', ['Mara', 'Ben'])
    const ida = await Aide.watches(url, 'Ida', mara.code)
    await mara.windsUp(3)
    await mara.deals()
    await mara.does({ what: 'claim', title: 'not-a-robot', kind: 'role', value: 'human' })
    await ida.does({ what: 'watcherSay', text: MURMURED })
    return [...(await inTheMiddle([mara, ben], 45)), ida]
  },
  'cardbot-derby': async (url) => {
    const [mara, ben] = await company(url, 'cardbot-derby', ['Mara', 'Ben'])
    await mara.windsUp(2)
    await mara.manages({ do: 'setPace', pace: 'relaxed' })
    await mara.deals()
    await inTheMiddle([mara, ben], 60)
    await mara.manages({ do: 'pause', on: true })
    return [mara, ben]
  },
}

async function company<const T extends readonly string[]>(
  url: string,
  title: string,
  names: T,
): Promise<{ [K in keyof T]: Aide }> {
  const [first = '', ...others] = names
  const host = await Aide.opens(url, first, { title, pace: 'off' })
  const guests: Aide[] = []
  for (const name of others) guests.push(await Aide.sits(url, name, host.code))
  return [host, ...guests] as { [K in keyof T]: Aide }
}

/** They play until there has been so much to hear, and nothing goes on without one of them. */
async function inTheMiddle(people: Company, heard: number): Promise<Company> {
  const isEnough = () => people.some(({ known }) => (known.table?.log.length ?? 0) >= heard)
  await Promise.all(people.map((aide) => aide.until(isEnough, inTheirWords)))
  await restful(people)
  return people
}

/** For a second nothing has come, and one of them is asked. */
async function restful(people: Company): Promise<void> {
  let before = ''
  const isStill = () => {
    const now = people.map(({ known }) => known.table?.n).join()
    const isSame = now === before
    before = now
    return isSame && people.some(({ asked }) => asked !== null)
  }
  await expect.poll(isStill, { intervals: [1000], timeout: 60_000 }).toBe(true)
  expect(people.every(({ isPlaying }) => isPlaying)).toBe(true)
}
