import { ticketHash } from '@robot-night/protocol/ticketHash'
import type { Attack, Site } from './attack.ts'
import { deals, evening, hasHand, IDA, TOM, type Evening } from './evening.ts'
import { Person, type Said } from './Person.ts'
import { looks, newTicket, seesOwn } from './seats.ts'

/** Tom's ticket for another device of his, and one that shows it. */
async function handedOff(e: Evening, use: 'move' | 'mirror') {
  const ticket = newTicket()
  const hash = ticketHash(e.code, ticket)
  await e.tom.own({ do: 'handOff', ticket: hash, use })
  const tablet = new Person(e.site, 'Tablet')
  const shown = await shows(tablet, e.code, ticket)
  await tablet.comes(e.code)
  return { ticket, id: hash.slice(0, 16), tablet, shown }
}
const shows = (who: Person, code: string, ticket: string): Promise<Said> =>
  who.post(`/api/rooms/${code}/tickets`, { ticket, take: true })

const invited = (who: Person, code: string, ticket: string): Promise<Said> =>
  who.post(`/api/rooms/${code}/tickets`, { ticket, take: true, name: who.name })

/** Tom says yes, and the tablet has his seat. */
async function letIn(e: Evening, { id, tablet }: { id: string; tablet: Person }): Promise<void> {
  await e.tom.own({ do: 'letIn', ticket: id, yes: true })
  await tablet.line.ended()
  await tablet.comes(e.code)
}

async function atPlay(site: Site, { passes = false } = {}): Promise<Evening> {
  const e = await evening(site)
  if (passes) await e.mara.manages({ do: 'letTakeOver', on: true })
  await deals(e)
  return e
}

export const DEVICES: readonly Attack[] = [
  {
    name: 'A device asks with a ticket before its person is banned, and again after that',
    tries: async (trial, site) => {
      const e = await atPlay(site)
      await seesOwn(trial, e.tom, e.code)
      const { ticket, tablet, shown } = await handedOff(e, 'mirror')
      trial.control('the ticket is good before', shown.text.includes('"asked"'), shown)
      await e.mara.manages({ do: 'ban', chair: TOM })
      const again = await shows(tablet, e.code, ticket)
      trial.attempt('the ticket is good still', again.status === 200, again)
      await looks(trial, tablet, e.code)
    },
  },
  {
    name: 'A device asks with a ticket, and is not let in',
    tries: async (trial, site) => {
      const e = await atPlay(site)
      await seesOwn(trial, e.tom, e.code)
      const { id, tablet } = await handedOff(e, 'mirror')
      await looks(trial, tablet, e.code)
      await e.tom.own({ do: 'letIn', ticket: id, yes: false })
      await looks(trial, tablet, e.code)
    },
  },
  {
    name: 'Somebody photographs a ticket and shows it once it has been used',
    tries: async (trial, site) => {
      const e = await atPlay(site)
      const handed = await handedOff(e, 'mirror')
      await letIn(e, handed)
      await seesOwn(trial, handed.tablet, e.code)
      const thief = await shows(e.eva, e.code, handed.ticket)
      trial.attempt('the ticket is good twice', thief.status === 200, thief)
      await looks(trial, e.eva, e.code)
    },
  },
  {
    name: 'A device that has handed its seat on goes on looking',
    tries: async (trial, site) => {
      const e = await atPlay(site)
      await seesOwn(trial, e.tom, e.code)
      const handed = await handedOff(e, 'move')
      await letIn(e, handed)
      await seesOwn(trial, handed.tablet, e.code)
      await looks(trial, e.tom, e.code)
    },
  },
  {
    name: 'A device that was signed out, and has seen one hand, asks for another seat',
    tries: async (trial, site) => {
      const e = await atPlay(site, { passes: true })
      const handed = await handedOff(e, 'mirror')
      await letIn(e, handed)
      await seesOwn(trial, handed.tablet, e.code)
      const device = e.tom.line.downs.findLast(({ self }) => self)?.self?.devices.find(({ isThis }) => !isThis)?.id
      await e.tom.own({ do: 'signOut', device: device ?? '' })
      await e.ida.own({ do: 'leave' })
      for (const wish of [{ chair: IDA }, {}]) {
        const taken = await handed.tablet.sits(e.code, wish)
        trial.attempt('gets a second hand of the same match', taken.status === 200, taken)
      }
      await looks(trial, handed.tablet, e.code)
      // The seat was to be had, by somebody who has seen none.
      const fresh = await e.eva.sits(e.code, { chair: IDA })
      await e.eva.comes(e.code)
      trial.control('somebody new gets that seat', fresh.status === 200 && hasHand(e.eva.bytes), fresh)
    },
  },
  {
    name: 'Somebody comes by an invitation that was used, and its guest has left; or that was taken back',
    tries: async (trial, site) => {
      const e = await evening(site)
      const [used, revoked] = [newTicket(), newTicket()]
      await e.mara.manages({ do: 'invite', chair: 3, ticket: ticketHash(e.code, used) })
      const seated = await invited(e.eva, e.code, used)
      trial.control('the guest is seated', seated.text.includes('"seated"'), seated)
      await e.eva.comes(e.code)
      for (const isLeft of [false, true]) {
        if (isLeft) await e.eva.own({ do: 'leave' })
        const again = await invited(new Person(site, 'Uli'), e.code, used)
        trial.attempt('is seated by it too', again.status === 200, again)
      }
      const hash = ticketHash(e.code, revoked)
      await e.mara.manages({ do: 'invite', chair: 4, ticket: hash })
      await e.mara.own({ do: 'revoke', ticket: hash.slice(0, 16) })
      const late = await invited(e.eva, e.code, revoked)
      trial.attempt('is seated by one that was taken back', late.status === 200, late)
    },
  },
  {
    name: 'Somebody guesses tickets',
    tries: async (trial, site) => {
      const e = await atPlay(site)
      const ticket = newTicket()
      await e.tom.own({ do: 'handOff', ticket: ticketHash(e.code, ticket), use: 'mirror' })
      const isKnown = await e.eva.post(`/api/rooms/${e.code}/tickets`, { ticket, take: false })
      trial.control('a right one is known', isKnown.status === 200, isKnown)
      const answers = []
      for (let guess = 0; guess < 12; guess++) answers.push(await shows(e.eva, e.code, newTicket()))
      trial.attempt('guesses on and on', answers.at(-1)?.code !== 'too_many_tickets', answers.at(-1))
      trial.attempt(
        'guesses right',
        answers.some(({ status }) => status === 200),
      )
    },
  },
]
