import { LIMITS, type Command } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { Evening } from '../testing/evening.ts'

function playing(): Evening {
  const evening = new Evening()
  evening.joins('Tom')
  evening.manages({ do: 'deal' })
  return evening
}
const hand = (evening: Evening, who: string) => (evening.scene(who).asks!.prompt as { hand: string[] }).hand

describe('a command is done once', () => {
  it('sent again it is answered again, and not done again', () => {
    const evening = playing()
    const say: Command = { id: evening.id(), what: 'say', text: 'hello' }
    evening.says('mara', say)
    const { room } = evening
    expect(evening.says('mara', say)).toMatchObject({ refused: null, room })
    expect(evening.room).toBe(room)
  })

  it('is remembered over a waking, written together with what it did', () => {
    const evening = playing()
    const say: Command = { id: evening.id(), what: 'say', text: 'hello' }
    evening.says('mara', say)
    evening.room = evening.woken()
    const { talk } = evening.room
    evening.says('mara', say)
    expect(evening.room.talk).toBe(talk)
  })

  describe('that moved the match', () => {
    const answers = (evening: Evening, who: string): Command => {
      const { beat, asks } = evening.scene(who)
      const prompt = asks?.prompt as { hand: string[] }
      const move = {
        match: evening.room.head!.id,
        beat,
        kind: asks!.kind,
        action: { card: prompt.hand[0], claim: 'ruby' },
      }
      return { id: evening.id(), what: 'answer', ...move }
    }
    const doneFor = (evening: Evening, who: string) =>
      (evening.room.done.get(who) ?? []).map((each) => each.split(' ')[0])

    it('is written in the row of its move, and in no other', () => {
      const evening = playing()
      const before = evening.rows.written
      expect(evening.says('mara', answers(evening, 'mara')).refused).toBeNull()
      expect(evening.rows.written - before).toBe(1)
    })

    it('is remembered over a waking, in the order in which things were done', () => {
      const evening = playing()
      evening.says('mara', { id: evening.id(), what: 'say', text: 'before' })
      const command = answers(evening, 'mara')
      evening.says('mara', command)
      const done = doneFor(evening, 'mara')
      expect(done.at(-1)).toBe(command.id)
      evening.room = evening.woken()
      expect(doneFor(evening, 'mara')).toEqual(done)
      const { room } = evening
      expect(evening.says('mara', command)).toMatchObject({ refused: null, room })
    })

    it('is remembered when the next match has been dealt', () => {
      const evening = playing()
      const command = answers(evening, 'mara')
      evening.says('mara', command)
      evening.manages({ do: 'stop' })
      evening.manages({ do: 'deal' })
      const done = doneFor(evening, 'mara')
      expect(done).toContain(command.id)
      evening.room = evening.woken()
      expect(doneFor(evening, 'mara')).toEqual(done)
    })

    it('stands before what was said after it', () => {
      const evening = playing()
      const command = answers(evening, 'mara')
      evening.says('mara', command)
      const say: Command = { id: evening.id(), what: 'say', text: 'after' }
      evening.says('mara', say)
      evening.room = evening.woken()
      expect(doneFor(evening, 'mara').slice(-2)).toEqual([command.id, say.id])
    })
  })

  it('is remembered by device: two may choose the same id', () => {
    const evening = playing()
    const say: Command = { id: evening.id(), what: 'say', text: 'hello' }
    evening.says('mara', say)
    evening.says('tom', say)
    expect(evening.room.talk.filter(({ kind }) => kind === 'said')).toHaveLength(2)
  })

  it('and another one under its id is refused, and not done', () => {
    const evening = playing()
    const say: Command = { id: '1', what: 'say', text: 'hello' }
    evening.says('mara', say)
    const { room } = evening
    expect(evening.says('mara', { ...say, text: 'hello again' })).toMatchObject({ refused: { code: 'id_used' }, room })
    expect(evening.says('mara', { id: '1', what: 'react', reaction: 'clap' }).refused).toEqual({ code: 'id_used' })
    evening.room = evening.woken()
    expect(evening.says('mara', { ...say, text: 'hello again' }).refused).toEqual({ code: 'id_used' })
    expect(evening.says('mara', say).refused).toBeNull()
    expect(evening.room.talk.filter(({ kind }) => kind === 'said')).toHaveLength(1)
  })

  it('also where the build before remembered no more than its id', () => {
    const evening = playing()
    evening.room = { ...evening.room, done: new Map([['mara', ['abc', 'abcd']]]) }
    const { room } = evening
    expect(evening.says('mara', { id: 'abc', what: 'say', text: 'hello' })).toMatchObject({ refused: null, room })
    expect(evening.says('mara', { id: 'ab', what: 'say', text: 'hello' }).room).not.toBe(room)
  })

  it('as one of the last 64', () => {
    const evening = playing()
    const first: Command = { id: evening.id(), what: 'say', text: 'first' }
    evening.says('mara', first)
    for (let more = 0; more < LIMITS.rememberedIds - 1; more++) {
      evening.says('mara', { id: evening.id(), what: 'say', text: 'more' })
    }
    const { room } = evening
    expect(evening.says('mara', first).room).toBe(room)
    expect(evening.room.done.get('mara')).toHaveLength(LIMITS.rememberedIds)
  })

  it('a refusal is not remembered: it may be done later', () => {
    const evening = new Evening()
    const deal: Command = { id: evening.id(), what: 'manage', act: { do: 'deal' } }
    expect(evening.says('mara', deal).refused).toEqual({ code: 'too_few_seats', needs: 2 })
    evening.manages({ do: 'seatBot', chair: null })
    expect(evening.says('mara', deal).refused).toBeNull()
    expect(evening.room.facts.stage).toBe('playing')
  })
})

it.each([
  ['a card of another kind', { action: { card: 7, claim: 'ruby' } }, ['wrong', 'action.card', 'string']],
  ['no claim', { action: { card: 'ruby-1' } }, ['missing', 'action.claim', '("ruby" | "jade" | "onyx")']],
  ['an unknown field', { action: { card: 'ruby-1', claim: 'ruby', more: 1 } }, ['unknown', 'action.more', '']],
  ['an unknown kind', { kind: 'constructor' }, ['wrong', 'kind', expect.stringContaining('lead')]],
  ['a beat to come', { beat: 5 }, ['wrong', 'beat', '<=0']],
])('an answer with %s is told which field it is', (_, change, [problem, field, expected]) => {
  const evening = playing()
  const action = { card: 'ruby-1', claim: 'ruby' }
  const answer: Command = {
    ...{ id: evening.id(), what: 'answer', match: evening.room.head!.id, beat: 0, kind: 'lead', action },
    ...change,
  }
  expect(evening.says('mara', answer).refused).toEqual({ code: 'malformed', problem, field, expected })
})

describe('what is refused changes nothing, and nothing is written', () => {
  const lead = (evening: Evening) => ({ card: hand(evening, 'mara')[0] ?? '', claim: 'ruby' })
  const answer = (evening: Evening, change: object = {}): Command => ({
    id: evening.id(),
    what: 'answer',
    match: evening.room.head!.id,
    beat: 0,
    kind: 'lead',
    action: lead(evening),
    ...change,
  })
  const cases: [string, string, (evening: Evening) => unknown][] = [
    ['an action of another form', 'malformed', (e) => e.says('mara', answer(e, { action: { card: 7 } }))],
    ['an unknown field', 'malformed', (e) => e.says('mara', answer(e, { action: { ...lead(e), more: 1 } }))],
    ['an unknown kind', 'malformed', (e) => e.says('mara', answer(e, { kind: 'constructor' }))],
    ['a beat to come', 'malformed', (e) => e.says('mara', answer(e, { beat: 5 }))],
    ['another match', 'late', (e) => e.says('mara', answer(e, { match: 'another' }))],
    ['somebody else’s question', 'not_your_decision', (e) => e.says('tom', answer(e))],
    ['a card not in hand', 'not_in_hand', (e) => e.says('mara', answer(e, { action: { ...lead(e), card: 'ruby-9' } }))],
    ['no text', 'bad_text', (e) => e.says('mara', { id: e.id(), what: 'say', text: ' ​ ' })],
    ['a long text', 'bad_text', (e) => e.says('mara', { id: e.id(), what: 'say', text: 'x'.repeat(501) })],
    ['an act of the host’s', 'not_host', (e) => e.manages({ do: 'stop' }, 'tom')],
    ['another deal', 'wrong_stage', (e) => e.manages({ do: 'deal' })],
    ['a new title', 'wrong_stage', (e) => e.manages({ do: 'setTitle', title: 'robot-revolution' })],
    ['new options', 'wrong_stage', (e) => e.manages({ do: 'setOptions', options: { rounds: 1 } })],
    ['a tin robot', 'wrong_stage', (e) => e.manages({ do: 'seatBot', chair: 3 })],
    ['sending the host home', 'no_such_chair', (e) => e.manages({ do: 'clearChair', chair: 0 })],
    ['the lobby', 'wrong_stage', (e) => e.manages({ do: 'toLobby' })],
    ['letting seats pass on', 'wrong_stage', (e) => e.manages({ do: 'letTakeOver', on: true })],
    ['a bot for somebody present', 'no_such_chair', (e) => e.manages({ do: 'setBot', chair: 1, on: true })],
    ['nobody for a host', 'no_such_chair', (e) => e.manages({ do: 'passHost', chair: 5 })],
    ['another chair', 'wrong_stage', (e) => e.own({ do: 'move', chair: 3 }, 'tom')],
    ['no name', 'bad_name', (e) => e.own({ do: 'rename', name: '' }, 'tom')],
    ['a name with nothing to see', 'bad_name', (e) => e.own({ do: 'rename', name: '\u3164' }, 'tom')],
    ['a chair', 'match_running', (e) => e.joins('Ida')],
  ]
  it.each(cases)('%s while playing: %s', (_, code, tries) => {
    const evening = playing()
    const { room, rows } = evening
    const { written } = rows
    tries(evening)
    expect(evening.last.refused).toMatchObject({ code })
    expect(evening.room).toBe(room)
    expect(evening.rows.written).toBe(written)
  })

  it('a stranger commands nothing', () => {
    const evening = playing()
    evening.comes('ida')
    const { room } = evening
    expect(evening.says('ida', { id: evening.id(), what: 'say', text: 'hello' }).refused).toEqual({
      code: 'not_seated',
    })
    expect(evening.room).toBe(room)
  })

  it('a late answer is known as late', () => {
    const evening = playing()
    evening.answers('mara', lead(evening))
    expect(evening.answers('mara', { card: 'ruby-1', claim: 'ruby' }, 0).refused).toEqual({ code: 'late' })
  })

  it('after the end nothing can be answered any more', () => {
    const evening = playing()
    const move = answer(evening)
    evening.manages({ do: 'stop' })
    expect(evening.says('mara', move).refused).toEqual({ code: 'game_over' })
  })
})
