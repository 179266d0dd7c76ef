import { probe } from '@robot-night/engine/testing'
import { describe, expect, it } from 'vitest'
import { roomFacts } from '../frames/roomFacts.ts'
import { viewerOf } from '../state/seats.ts'
import { Evening } from '../testing/evening.ts'
import { table, waits } from '../testing/shuffling.ts'

const kinds = (evening: Evening) => roomFacts(evening.room, evening.moment()).chairs.map(({ kind }) => kind)
const notes = (evening: Evening) => evening.room.talk.flatMap((line) => (line.kind === 'noted' ? [line.note] : []))

const LOOKALIKES = [
  { about: 'Cyrillic A beside Latin Ann', name: '\u0410nn', at_table: ['Ann'] },
  { about: 'full-width letters beside Latin Ann', name: '\uff21\uff4e\uff4e', at_table: ['Ann'] },
  { about: 'case only', name: 'ANN', at_table: ['Ann'] },
]

describe('a new room', () => {
  it('plays as its maker wished, and as usual where nothing was wished', () => {
    const made = (options: object) => new Evening({ title: 'evil-robots-classic', options }).room.facts.options
    expect(made({ winPoints: 1, robotDecks: 'own' })).toEqual({ ...made({}), winPoints: 1, robotDecks: 'own' })
    // As programs may say it that were written before there were two.
    expect(made({ decks: 'own' })).toEqual({ ...made({}), robotDecks: 'own', powerDecks: 'own' })
  })

  it('takes no options that the title has not, or that go with no number of seats', () => {
    const rounds = (title: string, options: object) => new Evening({ title, options, titles: [probe, full] })
    const full = { ...probe, id: 'full', seats: { min: 6, max: 6 } }
    expect(() => rounds('probe', { rounds: 3 })).not.toThrow()
    expect(() => rounds('probe', { rounds: 7 })).toThrow('bad_options')
    expect(() => rounds('probe', { laps: 1 })).toThrow('bad_options')
    expect(() => rounds('full', { rounds: 3 })).toThrow('bad_options')
  })
})

describe('taking a chair', () => {
  it('the maker has the first chair and is the host', () => {
    const evening = new Evening()
    expect(evening.chair(0)).toEqual({ kind: 'person', name: 'Mara', presence: 'here', botPlays: false, guest: 1 })
    expect(evening.room.facts.host).toBe(0)
  })

  it('who has one already gets that one again', () => {
    const evening = new Evening()
    evening.joins('Tom')
    const { room } = evening
    expect(evening.takes({ kind: 'sit', device: 'tom', wish: { name: 'Thomas' } }).room).toBe(room)
  })

  it('equal names get a number, whatever their case', () => {
    const evening = new Evening()
    evening.takes({ kind: 'sit', device: 'one', wish: { name: 'mara' } })
    evening.takes({ kind: 'sit', device: 'two', wish: { name: ' Mara ' } })
    expect([evening.chair(1), evening.chair(2)]).toMatchObject([{ name: 'mara 2' }, { name: 'Mara 3' }])
  })

  it.each(LOOKALIKES)('$about is told apart from $at_table.0', ({ name, at_table }) => {
    const evening = new Evening()
    for (const [at, first] of at_table.entries())
      evening.takes({ kind: 'sit', device: `first ${at}`, wish: { name: first } })
    evening.takes({ kind: 'sit', device: 'tom', wish: { name } })
    expect(evening.chair(at_table.length + 1)).toMatchObject({ name: `${name} 2` })
  })

  it('a look-alike is told apart too where it comes by a new name, or watches', () => {
    const evening = new Evening()
    evening.joins('Tom')
    evening.own({ do: 'rename', name: 'M\u0430ra' }, 'tom')
    expect(evening.chair(1)).toMatchObject({ name: 'M\u0430ra 2' })
    evening.names('zoe', 'Маr\u0430')
    expect(evening.room.devices.find(({ hash }) => hash === 'zoe')?.watcher).toBe('Маr\u0430 3')
  })

  it('two names that the family filter makes the same are told apart', () => {
    const evening = new Evening()
    evening.takes({ kind: 'sit', device: 'one', wish: { name: 'Fuck' } })
    evening.takes({ kind: 'sit', device: 'two', wish: { name: 'Fick' } })
    expect(evening.chair(2)).toMatchObject({ name: 'F*** 2' })
  })

  it('a name keeps its length with the number', () => {
    const evening = new Evening()
    for (const device of ['one', 'two']) {
      evening.takes({ kind: 'sit', device, wish: { name: 'Ä'.repeat(24) } })
    }
    expect(evening.chair(2)).toMatchObject({ name: `${'Ä'.repeat(22)} 2` })
    for (const device of ['three', 'four']) evening.takes({ kind: 'sit', device, wish: { name: '👩‍👩‍👧'.repeat(13) } })
    expect(evening.chair(4)).toMatchObject({ name: `${'👩‍👩‍👧'.repeat(13)} 2` })
  })

  it('a taken chair, a full room and no name are refused', () => {
    const evening = new Evening()
    const sits = (name: string, chair?: number) =>
      evening.takes({ kind: 'sit', device: 'tom', wish: chair === undefined ? { name } : { name, chair } }).refused
        ?.code
    expect(sits('Tom', 0)).toBe('chair_taken')
    expect(sits('Tom', 8)).toBe('chair_taken')
    expect(sits('\u202e')).toBe('bad_name')
    for (const name of ['Ann', 'Ben', 'Cleo', 'Dora', 'Eve']) evening.joins(name)
    expect(sits('Tom')).toBe('room_full')
    expect(sits('Tom', 3)).toBe('chair_taken')
    expect(sits('\u202e'), 'the same, whether a seat may be taken or not').toBe('bad_name')
    evening.manages({ do: 'shut', on: true })
    expect(sits('\u202e'), 'who may not come in learns that alone').toBe('shut')
  })

  describe('before the deal a tin robot gets up', () => {
    const sits = (evening: Evening, name: string, chair?: number) =>
      evening.takes({ kind: 'sit', device: name, wish: chair === undefined ? { name } : { name, chair } }).refused
    const full = () => {
      const evening = new Evening()
      for (let chair = 1; chair < 5; chair++) evening.manages({ do: 'seatBot', chair })
      return evening
    }

    it('for a newcomer, once no seat is free: the last to have sat down, or the one that they tap', () => {
      const evening = full()
      expect(sits(evening, 'Ann')).toBeNull()
      expect(kinds(evening)).toEqual(['person', 'bot', 'bot', 'bot', 'bot', 'person'])
      sits(evening, 'Ben')
      sits(evening, 'Cleo', 2)
      expect(kinds(evening)).toEqual(['person', 'bot', 'person', 'bot', 'person', 'person'])
    })

    it('and leaves its name to a person who is called so', () => {
      const evening = full()
      const bot = evening.room.facts.chairs[2]
      const name = bot?.kind === 'bot' ? bot.name : ''
      sits(evening, name, 2)
      expect(evening.chair(2)).toMatchObject({ kind: 'person', name })
    })

    it('but not while a match is shuffled, or played', () => {
      const evening = table()
      evening.manages({ do: 'seatBot', chair: null })
      evening.manages({ do: 'deal' })
      expect(evening.room.facts.shuffle).not.toBeNull()
      expect(kinds(evening)).not.toContain('free')
      expect(sits(evening, 'Ben')).toEqual({ code: 'room_full' })
      while (evening.room.facts.shuffle) waits(evening)
      expect(sits(evening, 'Ben')).toEqual({ code: 'match_running' })
    })
  })

  it('his other windows start over, with the seat', () => {
    const evening = new Evening()
    evening.comes('tom')
    expect(evening.joins('Tom').closing).toEqual([{ socket: "tom's phone", reason: 'seatChanged' }])
  })
})

describe('the host', () => {
  it('seats tin robots: as many as the title needs, then on every chair', () => {
    const evening = new Evening()
    evening.manages({ do: 'seatBot', chair: null })
    expect(kinds(evening)).toEqual(['person', 'bot', 'free', 'free', 'free', 'free'])
    evening.manages({ do: 'seatBot', chair: null })
    expect(kinds(evening)).not.toContain('free')
    const names = evening.room.facts.chairs.flatMap((chair) => (chair.kind === 'bot' ? [chair.name] : []))
    expect(new Set(names).size).toBe(5)
  })

  it('sends somebody home: the chair is free, and they are told why', () => {
    const evening = new Evening()
    evening.joins('Tom')
    const step = evening.manages({ do: 'clearChair', chair: 1 })
    expect(step.closing).toEqual([{ socket: "tom's phone", reason: 'sentHome' }])
    expect(evening.chair(1)).toEqual({ kind: 'free' })
    expect(evening.room.talk.at(-1)).toMatchObject({ note: 'sentHome', name: 'Tom' })
  })

  it('changes title and options between matches only, and only what the title takes', () => {
    const evening = new Evening()
    expect(evening.manages({ do: 'setOptions', options: { rounds: 7 } }).refused).toEqual({ code: 'bad_options' })
    expect(evening.manages({ do: 'setTitle', title: 'chess' }).refused).toEqual({ code: 'no_such_title' })
    evening.manages({ do: 'setOptions', options: { rounds: 1 } })
    expect(evening.room.facts.options).toEqual({ rounds: 1 })
    evening.manages({ do: 'setTitle', title: 'robot-revolution' })
    expect(evening.room.facts).toMatchObject({ title: 'robot-revolution', options: { sharedCodeMin: 2 } })
  })

  it('changes the options that are named and keeps the others, so that two at once both hold', () => {
    const evening = new Evening({ title: 'evil-robots-classic' })
    const before = evening.room.facts.options
    evening.manages({ do: 'setOptions', options: { winPoints: 1 } })
    evening.manages({ do: 'setOptions', options: { powerDecks: 'own' } })
    expect(evening.room.facts.options).toEqual({ ...before, winPoints: 1, powerDecks: 'own' })
  })

  it('covers hands for all when the host says so, in mid-match too', () => {
    const evening = new Evening()
    evening.manages({ do: 'seatBot', chair: null })
    expect(evening.room.facts.peek).toBe('usual')
    evening.manages({ do: 'deal' })
    expect(evening.manages({ do: 'setPeek', peek: 'always' }).refused).toBeNull()
    expect(evening.room.facts.peek).toBe('always')
  })

  it('makes somebody else the host', () => {
    const evening = new Evening()
    evening.joins('Tom')
    evening.manages({ do: 'passHost', chair: 1 })
    expect(evening.manages({ do: 'setPace', pace: 'fast' }).refused).toEqual({ code: 'not_host' })
    expect(evening.manages({ do: 'setPace', pace: 'fast' }, 'tom').refused).toBeNull()
  })

  it('stops a match: nobody is asked any more, and the next can be dealt', () => {
    const evening = new Evening()
    evening.manages({ do: 'seatBot', chair: null })
    evening.manages({ do: 'deal' })
    const first = evening.room.head?.id
    evening.manages({ do: 'stop' })
    expect(evening.scene('mara')).toMatchObject({ asks: null, offers: [], awaits: [], clocks: [], outcome: null })
    expect(evening.room.head?.ended).toBe('stopped')
    evening.manages({ do: 'deal' })
    expect(evening.room.head).toMatchObject({ number: 2, ended: null })
    expect(evening.room.head?.id).not.toBe(first)
  })
})

describe('leaving', () => {
  it('who sits down on the chair of a finished match does not see it as their predecessor did', () => {
    const evening = new Evening()
    evening.joins('Tom')
    evening.manages({ do: 'deal' })
    expect(viewerOf(evening.room, 'tom')).toBe(1)
    evening.manages({ do: 'stop' })
    evening.own({ do: 'leave' }, 'tom')
    evening.joins('Ida')
    expect(evening.chair(1)).toMatchObject({ name: 'Ida' })
    expect(viewerOf(evening.room, 'ida')).toBe('spectator')
    evening.manages({ do: 'deal' })
    expect(viewerOf(evening.room, 'ida')).toBe(1)
  })

  it('the host may go as well: somebody else is the host at once', () => {
    const evening = new Evening()
    evening.joins('Tom')
    evening.own({ do: 'leave' }, 'mara')
    expect(evening.room.facts.host).toBe(1)
    expect(notes(evening)).toEqual(['opened', 'sat', 'left', 'host'])
  })

  it('devices that have gone are forgotten in time', () => {
    const evening = new Evening()
    for (let visit = 0; visit < 100; visit++) {
      evening.joins(`Visitor ${visit}`)
      evening.own({ do: 'leave' }, `visitor ${visit}`)
    }
    expect(evening.room.devices.length).toBeLessThan(40)
    expect(evening.rows.devices.size).toBe(evening.room.devices.length)
  })
})

describe('the host', () => {
  it('passes on after a minute of absence, not before, to the next person present', () => {
    const evening = new Evening()
    evening.joins('Tom')
    evening.joins('Ida')
    evening.goes('tom')
    evening.goes('mara')
    evening.now += 59_000
    evening.takes({ kind: 'alarm', bots: 'think' })
    expect(evening.room.facts.host).toBe(0)
    evening.waits()
    expect(evening.room.facts.host).toBe(2)
    expect(evening.room.talk.at(-1)).toMatchObject({ note: 'host', name: 'Ida' })
  })

  it('stays with a host who is back in time', () => {
    const evening = new Evening()
    evening.joins('Tom')
    evening.goes('mara')
    evening.now += 59_000
    evening.comes('mara')
    evening.now += 59_000
    evening.takes({ kind: 'alarm', bots: 'think' })
    expect(evening.room.facts.host).toBe(0)
  })

  it('waits if nobody is left, and goes to the first who comes', () => {
    const evening = new Evening()
    evening.joins('Tom')
    evening.goes('tom')
    evening.goes('mara')
    evening.now += 3_600_000
    evening.takes({ kind: 'alarm', bots: 'think' })
    expect(evening.room.facts.host).toBe(0)
    evening.comes('tom')
    expect(evening.room.facts.host).toBe(1)
  })

  it('does not go to a tin robot', () => {
    const evening = new Evening()
    evening.manages({ do: 'seatBot', chair: 1 })
    evening.goes('mara')
    expect(evening.waits()).toBe(false)
  })
})
