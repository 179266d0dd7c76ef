import { LIMITS, type Claim, type Down } from '@robot-night/protocol'
import { probe } from '@robot-night/engine/testing'
import { describe, expect, it } from 'vitest'
import { watcherChatFor, newWatcherChatForChairs } from './watcherTalk.ts'
import { greeting, known, changesFor } from '../frames/frames.ts'
import { roomFacts } from '../frames/roomFacts.ts'
import { reactionsAfter } from './reactions.ts'
import type { Room } from '../state/room.ts'
import { Evening, playsOut } from '../testing/evening.ts'
import { whispersFor } from './whispers.ts'

/** Mara and Tom at the table; Ida watches and has a name. */
function evening(): Evening {
  const night = new Evening()
  night.joins('Tom')
  night.names('ida', 'Ida')
  night.comes('ida')
  return night
}
const said = (room: Room) => room.talk.filter((line) => line.kind === 'said')
const claims = (night: Evening, kind: string, value: string) => claimsOf(night, { title: 'probe', kind, value })
const claimsOf = (night: Evening, claim: Claim) => night.says('tom', { id: night.id(), what: 'claim', ...claim })
const says = (night: Evening, who: string, text: string) => night.says(who, { id: night.id(), what: 'say', text })
const claps = (night: Evening, who = 'tom') => night.says(who, { id: night.id(), what: 'react', reaction: 'clap' })
const watcherChat = (night: Evening, text: string, who = 'ida') =>
  night.says(who, { id: night.id(), what: 'watcherSay', text })

describe('a claim', () => {
  it('is talk that each reader may read in their own language, with words for those who know no claims', () => {
    const night = evening()
    expect(claims(night, 'colour', 'ruby').refused).toBeNull()
    const claim = { title: 'probe', kind: 'colour', value: 'ruby' }
    expect(said(night.room)).toMatchObject([{ chair: 1, name: 'Tom', text: 'colour ruby', claim }])
    expect(said(night.woken())).toEqual(said(night.room))
  })

  it('may be anything that the title lists, whatever is true, and nothing else', () => {
    const night = evening()
    night.manages({ do: 'deal' })
    for (const value of ['ruby', 'jade']) expect(claims(night, 'colour', value).refused).toBeNull()
    for (const [title, kind, value] of [
      ['probe', 'colour', 'amber'],
      ['probe', 'toString', 'ruby'],
      ['evil-robots-classic', 'power', '7'],
    ] as const)
      expect(claimsOf(night, { title, kind, value }).refused).toEqual({ code: 'no_such_claim' })
  })
})

describe('a claim that is made during a match', () => {
  const made = (night: Evening) => said(night.room).at(-1)

  it('is about the round that is on, by what all can see', () => {
    const night = evening()
    claims(night, 'colour', 'ruby')
    expect(made(night)).toHaveProperty('claim', { title: 'probe', kind: 'colour', value: 'ruby' })
    night.manages({ do: 'deal' })
    claims(night, 'colour', 'jade')
    const { head } = night.room
    expect(made(night)).toHaveProperty('claim', expect.objectContaining({ match: head?.id, round: 1 }))
    expect(night.woken().talk).toEqual(night.room.talk)
  })

  it('is about none once everything is open, nor where the title knows no rounds', () => {
    const night = new Evening()
    night.manages({ do: 'seatBot', chair: 1 })
    night.manages({ do: 'deal' })
    playsOut(night, () => undefined)
    night.says('mara', { id: night.id(), what: 'claim', title: 'probe', kind: 'colour', value: 'jade' })
    expect(made(night)).toHaveProperty('claim', { title: 'probe', kind: 'colour', value: 'jade' })
    const { claimRound: _round, ...without } = probe
    const other = new Evening({ titles: [without] })
    other.joins('Tom')
    other.manages({ do: 'deal' })
    claims(other, 'colour', 'jade')
    expect(made(other)).toHaveProperty('claim', { title: 'probe', kind: 'colour', value: 'jade' })
  })
})

describe('what the room notes', () => {
  it('is not pushed out by talk, nor by those who sit down and get up, nor by what a host does again and again', () => {
    const night = evening()
    night.joins('Ben')
    night.manages({ do: 'clearChair', chair: 2 })
    for (let turn = 0; turn < 2 * LIMITS.talkKept; turn++) {
      says(night, 'tom', `noise ${turn}`)
      night.takes({ kind: 'sit', device: 'eva', wish: { name: 'Eva' } })
      night.comes('eva')
      night.own({ do: 'leave' }, 'eva')
      night.manages({ do: 'lock', on: turn % 2 === 0 })
    }
    const { room } = night
    expect(room.talk).toContainEqual(expect.objectContaining({ note: 'sentHome', name: 'Ben' }))
    expect(room.talk.filter((line) => line.kind === 'noted' && line.note === 'sat')).toHaveLength(LIMITS.notesKept)
    expect(said(room)).toHaveLength(LIMITS.talkKept)
    expect(room.talk).toEqual(room.talk.toSorted((one, other) => one.number - other.number))
    expect(night.woken().talk).toEqual(room.talk)
  })
})

describe('a reaction', () => {
  it('is told once to everybody, and kept nowhere', () => {
    const night = evening()
    const before = night.room
    claps(night)
    const told = reactionsAfter(night.room, before.reactions.at(-1)?.number ?? 0)
    expect(told).toEqual({ reactions: [{ chair: 1, reaction: 'clap' }] })
    expect(night.woken().reactions).toEqual([])
    expect(said(night.room)).toEqual([])
    expect(greeting(night.room, 'mara', { kept: null, at: night.moment() })).not.toHaveProperty('reactions')
  })

  it('comes a few at a time, and again after a while', () => {
    const night = evening()
    const codes = Array.from({ length: LIMITS.reactionsAtOnce + 1 }, () => claps(night).refused?.code)
    expect(codes).toEqual([...Array(LIMITS.reactionsAtOnce).fill(undefined), 'too_fast'])
    expect(claps(night, 'mara').refused).toBeNull()
    night.now += LIMITS.reactionSeconds * 1000
    expect(claps(night).refused).toBeNull()
  })

  it('of the same kind by the same chair is told once where several are told together', () => {
    const night = evening()
    for (const who of ['tom', 'tom', 'mara']) claps(night, who)
    expect(reactionsAfter(night.room, 0).reactions).toEqual([1, 0].map((chair) => ({ chair, reaction: 'clap' })))
  })
})

describe('where the host has turned typing off', () => {
  it('claims and reactions are left, and everybody is told', () => {
    const night = evening()
    night.manages({ do: 'setTalk', typed: false })
    expect(roomFacts(night.room, night.moment()).talk).toEqual({ typed: false, filtered: true })
    expect(night.room.talk.at(-1)).toMatchObject({ note: 'typingOff', name: 'Mara' })
    const id = night.id()
    const whispered = night.says('tom', { id, what: 'whisper', to: 0, text: 'psst' })
    for (const step of [says(night, 'tom', 'hi'), whispered, watcherChat(night, 'hm')])
      expect(step.refused).toEqual({ code: 'text_off' })
    expect(claims(night, 'colour', 'jade').refused).toBeNull()
    expect(claps(night).refused).toBeNull()
  })

  it('what changes nothing is noted nowhere, and only the host may', () => {
    const night = evening()
    const { talk } = night.room
    night.manages({ do: 'setTalk', typed: true, filtered: true })
    expect(night.room.talk).toEqual(talk)
    expect(night.manages({ do: 'setTalk', typed: false }, 'tom').refused).toEqual({ code: 'not_host' })
  })
})

describe('the family filter', () => {
  it('is on at first; what is stored stays, and what is shown is masked', () => {
    const night = evening()
    says(night, 'tom', 'Oh shit, so nice')
    says(night, 'tom', 'So nice')
    expect(said(night.room)).toMatchObject([
      { text: 'Oh shit, so nice', clean: 'Oh s***, so nice' },
      { text: 'So nice' },
    ])
    expect(said(night.room)[1]).not.toHaveProperty('clean')
    night.says('tom', { id: night.id(), what: 'whisper', to: 0, text: 'Scheiße' })
    expect(whispersFor(night.room, 'mara').whispers).toMatchObject([{ text: 'Scheiße', clean: 'S******' }])
  })

  it('masks names on the way out, and lets them be whispered to all the same', () => {
    const night = evening()
    night.own({ do: 'rename', name: 'Fuckface' }, 'tom')
    expect(night.chair(1)).toMatchObject({ name: 'F***face' })
    const whispered = { what: 'whisper', to: 1, name: 'F***face', text: 'psst' } as const
    expect(night.says('mara', { id: night.id(), ...whispered }).refused).toBeNull()
    night.manages({ do: 'setTalk', filtered: false })
    expect(night.chair(1)).toMatchObject({ name: 'Fuckface' })
  })
})

/** What a device gets in all, step by step: news for its chair, and its greeting in between. */
class Reader {
  readonly heard: Down[] = []
  #before: Room

  constructor(night: Evening) {
    this.#before = night.room
  }

  hears(night: Evening): void {
    const [before, after, at] = [this.#before, night.room, night.moment()]
    this.#before = after
    const had = known(before, 1, roomFacts(before, at))
    this.heard.push(
      { ...changesFor(after, 1, { had, facts: roomFacts(after, at) }), ...newWatcherChatForChairs(before, after) },
      greeting(after, 'tom', { kept: null, at }),
    )
  }
}

describe('what watchers say to each other', () => {
  /** The same evening, in which Ida talks through the match or does not. */
  function play(talks: boolean): { during: Down[]; after: Down } {
    const night = evening()
    const tom = new Reader(night)
    const hm = (text: string) => {
      if (talks) expect(watcherChat(night, text).refused).toBeNull()
      night.now += 5000
      tom.hears(night)
    }
    night.manages({ do: 'deal' })
    hm('Tom has nothing')
    night.answers('mara', { card: 'ruby-1', claim: 'ruby' })
    for (let line = 0; line < 120; line++) hm(`line ${line}`)
    const during = [...tom.heard]
    night.manages({ do: 'stop' })
    tom.hears(night)
    return { during, after: tom.heard.at(-2) ?? {} }
  }

  it('leaves no trace in what players get while the match runs, and is theirs to read when it is over', () => {
    const [talked, silent] = [play(true), play(false)]
    expect(talked.during).toEqual(silent.during)
    expect(talked.after.watcherChat).toHaveLength(LIMITS.watcherLinesKept)
    expect(silent.after).not.toHaveProperty('watcherChat')
  })

  it('reaches those alone who gave a name; who sits at the table has none there', () => {
    const night = evening()
    night.comes('kim')
    watcherChat(night, 'hm')
    expect(watcherChatFor(night.room, 'ida').watcherChat).toMatchObject([{ number: 1, name: 'Ida', text: 'hm' }])
    night.own({ do: 'rename', name: 'ID\u0430' }, 'tom')
    watcherChat(night, 'still me')
    expect(night.chair(1), 'no chair learns of her name').toMatchObject({ name: 'ID\u0430' })
    expect(watcherChatFor(night.room, 'ida').watcherChat?.at(-1), 'nor takes it over').toMatchObject({ name: 'Ida 2' })
    for (const device of ['kim', null]) expect(watcherChatFor(night.room, device)).toEqual({})
    for (const who of ['tom', 'kim']) expect(watcherChat(night, 'hm', who).refused).not.toBeNull()
    expect(watcherChat(night, 'hm', 'tom').refused).toEqual({ code: 'not_watching' })
    expect(watcherChatFor(night.woken(), 'ida').watcherChat).toHaveLength(2)
  })

  it('is read by the chairs between matches, as it comes', () => {
    const night = evening()
    const before = night.room
    watcherChat(night, 'good luck')
    expect(newWatcherChatForChairs(before, night.room).watcherChat).toMatchObject([{ text: 'good luck' }])
    expect(watcherChatFor(night.room, 'tom').watcherChat).toHaveLength(1)
    night.manages({ do: 'deal' })
    expect(watcherChatFor(night.room, 'tom')).toEqual({})
  })

  it('comes a few at a time, of one and of all', () => {
    const night = evening()
    const many = Array.from({ length: 30 }, (_, at) => `watcher${at}`)
    for (const device of many) {
      night.names(device, device)
      night.comes(device)
    }
    const own = Array.from({ length: 5 }, () => watcherChat(night, 'hm').refused?.code)
    expect(own).toEqual([undefined, undefined, undefined, undefined, 'too_fast'])
    const others = many.map((device) => watcherChat(night, 'hm', device).refused?.code)
    expect(others.filter((code) => code === undefined)).toHaveLength(
      LIMITS.watcherLinesOfAll - LIMITS.watcherLinesAtOnce,
    )
    night.now += LIMITS.watcherLineSeconds * 1000
    expect(watcherChat(night, 'hm').refused).toBeNull()
  })

  it('comes no faster from somebody who takes another name each time', () => {
    const night = evening()
    const codes = Array.from({ length: LIMITS.watcherLinesAtOnce + 1 }, (_, at) => {
      night.names('ida', `Ida the ${at}th`)
      return watcherChat(night, 'hm').refused?.code
    })
    expect(codes.at(-1)).toBe('too_fast')
    night.room = night.woken()
    expect(codes.filter((code) => code !== undefined)).toHaveLength(1)
    night.comes('ida')
    expect(watcherChat(night, 'hm').refused?.code).toBe('too_fast')
  })

  it('a name is one’s own among them, changes no chair’s, and stays with who comes back', () => {
    const night = evening()
    night.names('kim', 'Mara')
    expect(greeting(night.room, 'kim', { kept: null, at: night.moment() }).hello?.me.watcher).toBe('Mara 2')
    night.own({ do: 'rename', name: 'Ida' }, 'tom')
    expect(night.chair(1)).toMatchObject({ name: 'Ida' })
    night.joins('Ida')
    expect(greeting(night.room, 'ida', { kept: null, at: night.moment() }).hello?.me).not.toHaveProperty('watcher')
    night.own({ do: 'leave' }, 'ida')
    expect(greeting(night.room, 'ida', { kept: null, at: night.moment() }).hello?.me.watcher).toBe('Ida')
  })
})
