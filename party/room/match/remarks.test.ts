import {
  rngOf,
  type Game,
  type Heard,
  type Occasion,
  type Remarks,
  type Rng,
  type Saying,
  type Shapes,
} from '@robot-night/engine'
import { probe } from '@robot-night/engine/testing'
import { describe, expect, it } from 'vitest'
import { nextDue } from '../commands/schedule.ts'
import { roomFacts } from '../frames/roomFacts.ts'
import { Evening, playsOut } from '../testing/evening.ts'
import type { Room } from '../state/room.ts'

const LINES = { rich: '{who} has many a {what}.', plain: 'Hm.' }
const TWO: Occasion = { speakers: 2, pause: [2, 7] }
const RICH: Saying = { line: 'rich', who: 0, what: 'ruby' }

interface More {
  seed?: string
  title?: Game
  /** Somebody else who sits there. */
  guest?: string
}

/** Mara and some tin robots, who say this; `heard`: what they were told had been said before. */
function table(
  given: Partial<Remarks<Shapes>> = {},
  bots = 1,
  { seed = 'evening', title = probe, guest = '' }: More = {},
) {
  const heard: (readonly Heard[])[] = []
  const say: Remarks<Shapes>['say'] = given.say ?? (() => RICH)
  const remarks: Remarks<Shapes> = {
    lines: LINES,
    occasion: ({ phase }: { phase?: { kind: string } }) => (phase?.kind === 'lead' ? TWO : null),
    ...given,
    say: (view, said, rng) => {
      heard.push(said)
      return say(view, said, rng)
    },
  }
  const evening = new Evening({ titles: [{ ...title, remarks }], seed })
  if (guest) evening.joins(guest)
  for (let chair = 1; chair <= bots; chair++) evening.manages({ do: 'seatBot', chair })
  evening.manages({ do: 'deal' })
  return { evening, heard }
}

const saidIn = ({ talk }: Room) => talk.flatMap((line) => (line.kind === 'said' ? [line] : []))
const speakersIn = (room: Room) => saidIn(room).map(({ chair }) => chair)
/** Until nothing more comes of itself: Mara is asked to lead. */
function settles(evening: Evening): Evening {
  while (evening.room.match?.position.beat === 0 && evening.waits());
  return evening
}

describe('a tin robot that has something to say', () => {
  it('says it once in a phase, after a pause, as a line of the title about somebody by their name', () => {
    const { evening } = table()
    const from = evening.now
    settles(evening)
    const [line, ...others] = saidIn(evening.room)
    expect(others).toEqual([])
    const remark = { title: 'probe', line: 'rich', who: { chair: 0, name: 'Mara' }, what: 'ruby' }
    expect(line).toMatchObject({ chair: 1, text: 'Mara has many a ruby.', remark })
    expect(line!.at - from).toBeGreaterThanOrEqual(2000)
    expect(line!.at - from).toBeLessThanOrEqual(7000)
  })

  it('says nothing twice after a waking', () => {
    const { evening } = table()
    settles(evening)
    evening.room = evening.woken()
    settles(evening)
    expect(saidIn(evening.room)).toHaveLength(1)
  })

  it('says nothing of which it thinks only because something has woken the room since', () => {
    let isSilent = true
    const { evening } = table({ say: () => (isSilent ? null : RICH) })
    settles(evening)
    evening.room = evening.woken()
    isSilent = false
    evening.now += 20_000
    evening.says('mara', { id: evening.id(), what: 'whisper', to: 1, text: 'psst' })
    settles(evening)
    expect(saidIn(evening.room)).toEqual([])
  })

  it('may claim what the title lists', () => {
    const { evening } = table({ say: () => ({ claim: { kind: 'colour', value: 'jade' } }) })
    const claim = { title: 'probe', kind: 'colour', value: 'jade', match: evening.room.head?.id, round: 1 }
    expect(saidIn(settles(evening).room)).toMatchObject([{ chair: 1, text: 'colour jade', claim }])
  })

  it('that says what nobody has words for is found out, and the match goes on without it', () => {
    for (const wrong of [{ line: 'loud' }, { claim: { kind: 'colour', value: 'gold' } }]) {
      const { evening } = table({ say: () => wrong })
      expect(() => settles(evening)).toThrow(/a bot (has no line|can't claim)/)
      evening.takes({ kind: 'alarm', bots: 'any' })
      expect(saidIn(settles(evening).room)).toEqual([])
    }
  })

  it('is told what was claimed and remarked in this match, and how long ago', () => {
    const { evening, heard } = table({}, 2)
    evening.says('mara', { id: evening.id(), what: 'claim', title: 'probe', kind: 'colour', value: 'ruby' })
    settles(evening)
    const claim = { seat: 0, ago: 0, said: { claim: { kind: 'colour', value: 'ruby' } } }
    const [first, second] = speakersIn(evening.room).slice(1)
    expect([first, second].toSorted()).toEqual([1, 2])
    expect(heard).toEqual([[claim], [claim, { seat: first, ago: 0, said: RICH }]])
  })
})

describe('of many tin robots', () => {
  it('as many speak in a phase as the title lets, drawn by lot', () => {
    const drawn = Array.from({ length: 12 }, (_, at) =>
      speakersIn(settles(table({}, 5, { seed: `${at}` }).evening).room),
    )
    for (const chairs of drawn) expect(new Set(chairs).size).toBe(2)
    expect(new Set(drawn.flat())).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  it('none speaks in a phase without talk', () => {
    const { evening, heard } = table({ occasion: () => null })
    settles(evening)
    expect([heard, saidIn(evening.room)]).toEqual([[], []])
  })

  it('one that plays on for somebody does not speak in their name', () => {
    const { evening } = table({ occasion: () => ({ ...TWO, pause: [0, 0] }) }, 0, { guest: 'Tom' })
    evening.own({ do: 'leave' }, 'tom')
    expect(evening.room.facts.chairs[1]).toMatchObject({ kind: 'bot', after: { name: 'Tom' } })
    playsOut(evening, () => undefined)
    expect(saidIn(evening.room)).toEqual([])
  })
})

describe('a host who wants quiet tin robots', () => {
  it('turns them off, and on again, and everybody is told', () => {
    const { evening } = table()
    const rules = () => roomFacts(evening.room, evening.moment()).talk
    expect(rules()).toEqual({ typed: true, filtered: true })
    evening.manages({ do: 'setTalk', bots: false })
    expect(rules()).toEqual({ typed: true, filtered: true, bots: false })
    expect(evening.room.talk.at(-1)).toMatchObject({ note: 'botsQuiet', name: 'Mara' })
    settles(evening)
    expect(saidIn(evening.room)).toEqual([])
    expect(evening.woken().facts.talk.bots).toBe(false)
    evening.manages({ do: 'setTalk', bots: true })
    expect(rules()).toEqual({ typed: true, filtered: true })
    expect(evening.room.talk.at(-1)).toMatchObject({ note: 'botsTalk' })
    settles(evening)
    expect(saidIn(evening.room)).toHaveLength(1)
  })

  it('leaves the rest as it is, as anyone else who turns something off leaves this', () => {
    const { evening } = table()
    evening.manages({ do: 'setTalk', bots: false })
    evening.manages({ do: 'setTalk', typed: false })
    expect(evening.room.facts.talk).toEqual({ typed: false, filtered: true, bots: false })
    expect(evening.manages({ do: 'setTalk', bots: false }).room.talk).toHaveLength(evening.room.talk.length)
  })
})

describe('what others notice of a tin robot', () => {
  /** All that Mara and the watchers see but the talk, and when; and when the room wants to be woken. */
  function course(say: Remarks<Shapes>['say']): string[] {
    const { evening } = table({ say, occasion: () => ({ ...TWO, speakers: 1 }) }, 3)
    const steps: string[] = []
    playsOut(evening, (_before, after) => {
      const { ns } = after.match!.log.at(-1)!
      const due = nextDue(after, evening.moment())
      steps.push(JSON.stringify([evening.now, due, ns, evening.scene('mara'), evening.sceneOf('spectator')]))
    })
    return steps
  }

  it('is the same whether it had something to say or not, but for the words', () => {
    const spoke = course(() => RICH)
    expect(spoke.length).toBeGreaterThan(20)
    expect(course(() => null)).toEqual(spoke)
  })

  it('who speaks, when, and in which wording is the same whatever has been dealt', () => {
    const deals = ['as it is', 'another deal'].map((deal) => {
      const begin: Begin = (given) => probe.begin(deal === 'as it is' ? given : dealtBy(given, rngOf(deal)))
      const say = (view: object) => ({ line: 'plain', what: JSON.stringify(view) })
      const { evening } = table({ say }, 3, { title: { ...probe, begin } })
      return saidIn(settles(evening).room).map(({ chair, at, remark }) => ({ chair, at, ...remark }))
    })
    const [one = [], other = []] = deals
    expect(one).toHaveLength(2)
    expect(one.map(({ what }) => what)).not.toEqual(other.map(({ what }) => what))
    const lots = deals.map((said) => said.map(({ chair, at, variant }) => ({ chair, at, variant })))
    expect(lots[1]).toEqual(lots[0])
  })
})

type Begin = (typeof probe)['begin']
const dealtBy = (table: Parameters<Begin>[0], rng: Rng): typeof table => ({
  get state() {
    return table.state
  },
  rng,
  by: table.by,
  tell: (event) => table.tell(event),
  whisper: (to, event, rest) => table.whisper(to, event, rest),
})
