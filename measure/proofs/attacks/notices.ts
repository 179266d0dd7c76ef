import { LIMITS, type TalkLine } from '@robot-night/protocol'
import type { Attack } from './attack.ts'
import { deals, evening, TOM, type Evening } from './evening.ts'
import { Person } from './Person.ts'

/** So many commands a line takes at once. */
const AT_ONCE = LIMITS.commandBurst - 2
const NOISE = 1.2 * LIMITS.talkKept

/** Somebody makes noise on as many lines as it takes. */
async function floods(who: Person, code: string, noise: (at: number) => object): Promise<void> {
  for (let at = 0; at < NOISE; at++) {
    if (at % AT_ONCE === 0) await who.comes(code)
    const { no } = await who.does(noise(at))
    if (no) throw new Error(`noise is refused: ${no.code}`)
  }
}

/** What a newcomer is told of what was before. */
async function talkFor(e: Evening): Promise<readonly TalkLine[]> {
  const fresh = new Person(e.site, 'Newcomer')
  const { downs } = await fresh.comes(e.code)
  return downs[0]?.talk ?? []
}
const hasNote = (talk: readonly TalkLine[], note: string): boolean =>
  talk.some((line) => line.kind === 'noted' && line.note === note && line.name === 'Tom')
const hasSaid = (talk: readonly TalkLine[], text: string): boolean =>
  talk.some((line) => line.kind === 'said' && line.text === text)

const FIRST = 'this was said first'

export const NOTICES: readonly Attack[] = [
  {
    name: 'A host sends somebody home, and a friend talks until nobody can read of it',
    tries: async (trial, site) => {
      const e = await evening(site)
      await deals(e)
      await e.ida.does({ what: 'say', text: FIRST })
      trial.control('what was said first is there before', hasSaid(await talkFor(e), FIRST))
      await e.mara.manages({ do: 'clearChair', chair: TOM })
      trial.control('and so is the note', hasNote(await talkFor(e), 'sentHome'))
      await floods(e.ida, e.code, (at) => ({ what: 'say', text: `noise ${at}` }))
      const talk = await talkFor(e)
      trial.control('the noise pushes out what was said first', !hasSaid(talk, FIRST))
      trial.attempt('the note is pushed out', !hasNote(talk, 'sentHome'), talk.slice(0, 3))
    },
  },
  {
    name: 'A host sends somebody home, and then changes settings, and a friend changes names, which are notes too',
    isLong: true,
    tries: async (trial, site) => {
      const e = await evening(site)
      await deals(e)
      await e.mara.manages({ do: 'clearChair', chair: TOM })
      const notes = async () => (await talkFor(e)).filter((line) => line.kind === 'noted').length
      const before = await notes()
      const paces = ['fast', 'normal'] as const
      const act = (at: number) => ({ do: 'setPace', pace: paces[at % 2] ?? 'fast' })
      await floods(e.mara, e.code, (at) => ({ what: 'manage', act: act(at) }))
      await floods(e.ida, e.code, (at) => ({ what: 'self', act: { do: 'rename', name: `Ida the ${at}.` } }))
      trial.control('they are notes', (await notes()) > before)
      trial.attempt('the note is pushed out', !hasNote(await talkFor(e), 'sentHome'))
    },
  },
  {
    name: 'Somebody sits down and gets up again and again from one address',
    tries: async (trial, site) => {
      const { code } = await evening(site)
      const guest = new Person(site, 'Uli')
      let sat = 0
      let last = await guest.sits(code)
      for (; last.status === 200 && sat < 3 * LIMITS.sitsPerAddress; sat++) {
        await guest.comes(code)
        await guest.own({ do: 'leave' })
        last = await guest.sits(code)
      }
      trial.control('it is possible at first', sat > 0)
      trial.attempt('on and on', last.code !== 'too_many_comers', last)
      const other = new Person(site, 'Eva')
      trial.control('others sit down meanwhile', (await other.sits(code)).status === 200)
    },
  },
]
