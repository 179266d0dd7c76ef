import { expect } from '@playwright/test'
import type { ArchivedMatch } from '@robot-night/protocol'
import { Aide } from '../table/Aide.ts'
import type { EndedMatch } from './evening.ts'
import { inTheirWords } from './running.ts'

/** Short ones, for each is to be kept. */
const OPTIONS: Readonly<Record<string, object>> = {
  'robot-revolution': {},
  'evil-robots-classic': { target: 4, roundCap: 10 },
  'evil-robots-influence': {},
  'not-a-robot': { rounds: 2 },
  'cardbot-derby': {},
}

/** One match of each title, one that was stopped, and the standings of all. */
export async function nightOf(url: string): Promise<{ people: Aide[]; matches: EndedMatch[] }> {
  const mara = await Aide.opens(url, 'Mara', { title: 'robot-revolution', pace: 'fast' })
  const people = [mara, await Aide.sits(url, 'Ben', mara.code)]
  await mara.windsUp(2)
  const matches: EndedMatch[] = []
  for (const [title, options] of Object.entries(OPTIONS)) {
    await turnsTo(mara, { title, options })
    await mara.deals()
    await Promise.all(people.map((aide) => aide.until(() => !aide.isPlaying, inTheirWords)))
    matches.push(endedAt(mara))
  }
  return { people, matches: [...matches, await stopped(people)] }
}

async function turnsTo(mara: Aide, { title, options }: { title: string; options: object }): Promise<void> {
  if (mara.known.room?.stage === 'over') await mara.manages({ do: 'toLobby' })
  if (mara.known.room?.title !== title) await mara.manages({ do: 'setTitle', title })
  await mara.manages({ do: 'setOptions', options: { ...mara.known.room?.options, ...options } })
}

/** Stopped while somebody takes the turn that they have claimed: one place where builds have shown different things. */
async function stopped(people: readonly Aide[]): Promise<EndedMatch> {
  const [mara] = people
  if (!mara) throw new Error('nobody is there')
  await turnsTo(mara, { title: 'evil-robots-classic', options: {} })
  await mara.manages({ do: 'setPace', pace: 'off' })
  await mara.deals()
  const onTurn = () => people.some(({ asked }) => asked?.kind === 'turn')
  await Promise.all(people.map((aide) => aide.until(onTurn)))
  await mara.manages({ do: 'stop' })
  await expect.poll(() => mara.isPlaying).toBe(false)
  return endedAt(mara)
}

function endedAt({ known: { room } }: Aide): EndedMatch {
  if (!room?.match || room.stage !== 'over') throw new Error('no match has ended')
  return { id: room.match.id, title: room.match.title }
}

/** As the server gives it to anybody, once it has arrived in the archive. */
export async function archived(url: string, id: string): Promise<ArchivedMatch> {
  const address = `${url}/api/matches/${id}`
  await expect.poll(async () => (await fetch(address)).status, { timeout: 20_000 }).toBe(200)
  return (await fetch(address)).json()
}
