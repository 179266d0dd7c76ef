import { randomBytes } from 'node:crypto'
import { ticketHash } from '@robot-night/protocol/ticketHash'
import type { Attack } from './attack.ts'
import { deals, evening, hasHand, IDA, joins, MARA, pageHasHand, TITLE, TOM, type Evening } from './evening.ts'
import { Person } from './Person.ts'
import { soon } from './soon.ts'
import type { Trial } from './Trial.ts'

export const newTicket = (): string => randomBytes(17).toString('base64url').slice(0, 22)

interface Act {
  who: string
  /** Whether seats may pass on, as it was dealt. A week is the limit then, so that nobody is away past it. */
  passes: boolean
  does(evening: Evening): Promise<void>
  /** Whether Tom still has his seat when he comes back. */
  keeps: boolean
}

const isAway = ({ mara }: Evening) => {
  const chair = mara.room?.chairs[TOM]
  return chair?.kind === 'person' && chair.presence === 'away'
}

/** Tom's line is cut, and the host has a bot play for him. */
async function cuts(e: Evening): Promise<void> {
  e.tom.line.drop()
  await e.mara.must(() => isAway(e), 'Tom to be away')
  await e.mara.manages({ do: 'setBot', chair: TOM, on: true })
}

async function bans({ mara }: Evening): Promise<void> {
  await mara.manages({ do: 'ban', chair: TOM })
  const number = mara.room?.banned?.[0]?.number
  if (number !== undefined) await mara.manages({ do: 'unban', number })
}

const ACTS: readonly Act[] = [
  {
    ...{ who: 'A host lets seats pass on in the middle of a match and sends somebody home', passes: false },
    does: async ({ mara }) => {
      await mara.manages({ do: 'letTakeOver', on: true })
      await mara.manages({ do: 'clearChair', chair: TOM })
    },
    keeps: false,
  },
  {
    ...{ who: 'A host sends somebody home where seats pass on', passes: true },
    does: async ({ mara }) => void (await mara.manages({ do: 'clearChair', chair: TOM })),
    keeps: false,
  },
  {
    ...{ who: 'A host cuts somebody’s line and has a bot play, and lets seats pass on', passes: false },
    does: async (e) => {
      await cuts(e)
      await e.mara.manages({ do: 'letTakeOver', on: true })
    },
    keeps: true,
  },
  { ...{ who: 'A host cuts somebody’s line where seats pass on', passes: true }, does: cuts, keeps: true },
  {
    ...{ who: 'A host cuts somebody’s line and makes the clock a fast one', passes: true },
    does: async (e) => {
      await cuts(e)
      await e.mara.manages({ do: 'setPace', pace: 'fast' })
    },
    keeps: true,
  },
  { ...{ who: 'A host bans somebody and takes it back', passes: true }, does: bans, keeps: false },
  {
    ...{ who: 'A host makes somebody else the host, and that one sends somebody home', passes: true },
    does: async ({ mara, ida }) => {
      await mara.manages({ do: 'passHost', chair: IDA })
      await ida.manages({ do: 'clearChair', chair: TOM })
      await ida.manages({ do: 'passHost', chair: MARA })
    },
    keeps: false,
  },
  {
    ...{ who: 'A host has a bot play for somebody who is here', passes: true },
    does: async ({ mara }) => void (await mara.manages({ do: 'setBot', chair: TOM, on: true })),
    keeps: true,
  },
  {
    ...{ who: 'A host changes the title so that somebody sits out', passes: true },
    does: async ({ mara }) => void (await mara.manages({ do: 'setTitle', title: TITLE, out: [TOM] })),
    keeps: true,
  },
  {
    ...{ who: 'Two players vote for a bot in place of somebody whose line is cut', passes: true },
    does: async (e) => {
      e.tom.line.drop()
      await e.mara.must(() => isAway(e), 'Tom to be away')
      for (const each of [e.mara, e.ida]) await each.does({ what: 'vote', chair: TOM, on: true })
    },
    keeps: true,
  },
  {
    ...{ who: 'A friend asks for the seat of somebody who has left, where seats do not pass on', passes: false },
    does: async ({ tom }) => void (await tom.own({ do: 'leave' })),
    keeps: true,
  },
]

export const SEATS: readonly Attack[] = [
  ...ACTS.map((act): Attack => ({
    name: `${act.who}; a friend tries to get the seat by every way there is`,
    tries: async (trial, site) => {
      const e = await evening(site, { pace: act.passes ? 'week' : 'off' })
      if (act.passes) await e.mara.manages({ do: 'letTakeOver', on: true })
      await deals(e)
      await seesOwn(trial, e.tom, e.code)
      await isListed(trial, e)
      await act.does(e)
      await grabs(trial, e)
      await returns(trial, e, act.keeps)
      await comesByRight(trial, e)
    },
  })),
  {
    name: 'A host sends somebody home after the match; a friend on that chair reads the match',
    tries: async (trial, site) => {
      const e = await evening(site)
      await deals(e)
      await seesOwn(trial, e.tom, e.code)
      await e.mara.manages({ do: 'stop' })
      await e.mara.manages({ do: 'clearChair', chair: TOM })
      const taken = await e.eva.sits(e.code, { chair: TOM })
      trial.control('the friend gets the chair, for the next match', taken.status === 200, taken)
      await e.eva.comes(e.code)
      trial.attempt('reads the hand of the player before them', hasHand(e.eva.bytes), e.eva.bytes)
    },
  },
]

/** Only while nobody may sit down: other attacks have themselves led to open tables. */
async function isListed(trial: Trial, { code, eva, mara }: Evening): Promise<void> {
  await mara.manages({ do: 'setPublic', on: true })
  trial.control('the room is on the list', await soon(async () => (await eva.get('/api/rooms')).text.includes(code)))
}

/** Tom sees his hand by every way by which the friend must not. */
export async function seesOwn(trial: Trial, who: Person, code: string): Promise<void> {
  trial.control(`${who.name} sees the hand on the line`, hasHand(who.bytes), who.bytes)
  const page = await who.page(code)
  trial.control(`${who.name} sees the hand on the page`, page.status === 200 && pageHasHand(page.text), page)
}

async function grabs(trial: Trial, e: Evening): Promise<void> {
  const { code, mara, eva } = e
  const asks = async (what: string, wish: { chair?: number }) => {
    const taken = await eva.sits(code, wish)
    trial.attempt(what, taken.status === 200, taken)
  }
  const listed = await eva.post('/api/rooms/seats', { name: 'Eva', title: TITLE })
  trial.attempt('is led there from the list', listed.status === 200 && listed.text.includes(code), listed)
  const ticket = newTicket()
  await mara.manages({ do: 'invite', chair: TOM, ticket: ticketHash(code, ticket) })
  const invited = await eva.post(`/api/rooms/${code}/tickets`, { ticket, take: true, name: 'Eva' })
  trial.attempt('comes by an invitation', invited.text.includes('"seated"'), invited)
  await mara.manages({ do: 'letTakeOver', on: true })
  await asks('asks for that chair', { chair: TOM })
  await asks('asks for any chair', {})
  await looks(trial, eva, code)
}

/** What somebody without a seat of this match gets to see, and whether they can move. */
export async function looks(trial: Trial, who: Person, code: string): Promise<void> {
  await who.comes(code)
  trial.attempt('has a seat', who.me?.seat !== null, who.me)
  trial.attempt('reads the hand on the line', hasHand(who.bytes), who.bytes)
  const page = await who.page(code)
  trial.attempt('reads the hand on the page', page.status === 200 && pageHasHand(page.text))
  const { match, scene } = who.line
  for (const kind of ['mulligan', 'faceUp'])
    for (const action of [{ take: false }, { take: true }]) {
      const moved = await who.does({ what: 'answer', match, beat: scene?.beat ?? 0, kind, action })
      trial.attempt('moves for the seat', moved.ok !== undefined, moved)
    }
}

/** Tom comes back: to his seat, or as who watches. */
async function returns(trial: Trial, { code, tom }: Evening, keeps: boolean): Promise<void> {
  if (keeps) {
    const taken = await tom.sits(code)
    trial.control('the victim has their seat still', taken.status === 200, taken)
    await tom.comes(code)
    trial.control('and sees it as ever', tom.me?.seat === TOM && tom.line.scene !== null && hasHand(tom.bytes), tom.me)
    return
  }
  await tom.comes(code)
  trial.attempt('the removed player still reads the hand', tom.me?.seat !== null || hasHand(tom.bytes), tom.me)
}

/** The same request gets a chair where it may: once the match is over. And then the friend sees a hand. */
async function comesByRight(trial: Trial, e: Evening): Promise<void> {
  await e.mara.manages({ do: 'setPublic', on: false })
  await e.mara.manages({ do: 'stop' })
  const friend = new Person(e.site, 'Uli')
  await joins(friend, e.code).catch((error: unknown) => trial.control('a friend sits down', false, String(error)))
  await deals(e, [e.mara, friend])
  await seesOwn(trial, friend, e.code)
}
