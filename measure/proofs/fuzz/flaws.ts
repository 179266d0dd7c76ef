import type { Step } from '@robot-night/party/room/state/outcome.ts'
import type { Room } from '@robot-night/party/room/state/room.ts'
import { CORE, type Core } from './core.ts'

/** A core with something wrong in it. The inputs must find each, or they do not find what they say they find. */
export interface Flaw {
  name: string
  core: Core
}

export const FLAWS: readonly Flaw[] = [
  {
    name: 'text that is no JSON throws',
    core: {
      ...CORE,
      read: (message) => {
        JSON.parse(String(message))
        return CORE.read(message)
      },
    },
  },
  {
    name: 'a code that no page lists',
    core: { ...CORE, step: after((step) => recoded(step, 'not_your_decision', { code: 'oops' })) },
  },
  {
    name: 'a refusal that changes the room',
    core: { ...CORE, step: after((step) => (step.refused ? { ...step, room: later(step.room) } : step)) },
  },
  {
    name: 'a refusal that changes the room in place',
    core: { ...CORE, step: after(scribbled) },
  },
  {
    name: 'a refusal that says all that it heard',
    core: {
      ...CORE,
      step: (room, input, at) => {
        const step = CORE.step(room, input, at)
        const heard = JSON.stringify(input)
        return step.refused ? { ...step, refused: { ...step.refused, heard } } : step
      },
    },
  },
  {
    name: 'a command sent again is done again',
    core: {
      ...CORE,
      step: (room, input, at) => {
        const step = CORE.step({ ...room, done: new Map() }, input, at)
        return step.refused ? { ...step, room } : step
      },
    },
  },
  {
    name: 'an answer of any beat is taken for one of this beat',
    core: {
      ...CORE,
      step: (room, input, at) => {
        if (input.kind !== 'command' || input.command.what !== 'answer' || !room.match)
          return CORE.step(room, input, at)
        const { beat } = room.match.position
        return CORE.step(room, { ...input, command: { ...input.command, beat } }, at)
      },
    },
  },
  {
    name: 'anybody is the host',
    core: {
      ...CORE,
      step: (room, input, at) => {
        if (input.kind !== 'command' || input.command.what !== 'manage') return CORE.step(room, input, at)
        const host = room.sockets.find(({ device }) => device === 'mara')
        return CORE.step(room, { ...input, socket: host?.id ?? input.socket }, at)
      },
    },
  },
  {
    name: 'a problem that is none',
    core: { ...CORE, problemOf: (code) => (code === 'match_running' ? 'broken' : CORE.problemOf(code)) },
  },
  {
    name: 'a code with a letter that there is not',
    core: { ...CORE, readCode: (typed) => CORE.readCode(typed)?.replace('V', 'U') ?? null },
  },
]

function after(change: (step: Step) => Step): Core['step'] {
  return (room, input, at) => change(CORE.step(room, input, at))
}

const recoded = (step: Step, code: string, refused: { code: string }): Step =>
  step.refused?.code === code ? { ...step, refused } : step

const later = (room: Room): Room => ({ ...room, facts: { ...room.facts, at: room.facts.at + 1 } })

function scribbled(step: Step): Step {
  if (step.refused) Reflect.set(step.room.facts, 'matches', step.room.facts.matches + 1)
  return step
}
