import { PACES, rngOf, type Game, type Rng } from '@robot-night/engine'
import {
  ABSENCES,
  CHAIRS,
  DELAYS,
  HAND_OFFS,
  LIMITS,
  REACTIONS,
  TABLE_LANGUAGES,
  patched,
  pointerTo,
  type Scene,
} from '@robot-night/protocol'
import { anyCommandId } from '../../wire/rooms.ts'
import type { Near } from './inputs.ts'
import { textOf } from './odd.ts'
import { placesIn, recordOf, type Step } from './places.ts'

/** What there is to know for a command that is nearly right. */
export interface Standing {
  game: Game
  /** Of the match on the table, or none. */
  match: string
  /** By seat; null where nothing is known. */
  scenes: readonly (Scene | null)[]
  /** Ids that were sent before. */
  ids: readonly string[]
}

/** The text of a command as the recipe says. `seat` is the sender's. */
export function written(near: Near, seat: number, standing: Standing): string {
  const rng = rngOf(String(near.pick))
  const command = { ...base(near, seat, { ...standing, rng }) }
  return smudged(JSON.stringify(twisted(command, near, { ...standing, rng })), near)
}

type Making = Standing & { rng: Rng }

function base(near: Near, seat: number, making: Making): object {
  if (near.base === 'again') return { id: 'again', what: 'again' }
  const id = anyCommandId(making.rng)
  switch (near.base) {
    case 'answer':
    case 'offer':
      return { id, ...played(near, seat, making) }
    case 'say':
      return { id, what: 'say', text: 'Ready when you are.' }
    case 'whisper':
      return { id, what: 'whisper', to: making.rng.int(CHAIRS), text: 'Between you and me.' }
    case 'claim':
      return { id, what: 'claim', title: making.game.id, ...claimOf(making) }
    case 'react':
      return { id, what: 'react', reaction: making.rng.pick(REACTIONS) }
    case 'watcherSay':
      return { id, what: 'watcherSay', text: 'They have no idea.' }
    case 'manage':
      return { id, what: 'manage', act: hostAct(making) }
    case 'deal':
      return { id, what: 'manage', act: { do: 'deal' } }
    case 'self':
      return { id, what: 'self', act: ownAct(making) }
  }
}

/** To the question or an offer of this seat; or of another one, if that is what is wrong. */
function played(near: Near, seat: number, { game, match, scenes, rng }: Making): object {
  const other = near.twist === 'seat' ? scenes.find((each, at) => at !== seat && each?.asks) : null
  const scene = other ?? scenes[seat] ?? null
  const isOffer = near.base === 'offer'
  const asked = isOffer ? scene?.offers[0] : scene?.asks
  const kind = asked?.kind ?? rng.pick(Object.keys({ ...game.offers, ...game.decisions }))
  const rules = isOffer ? game.offers[kind] : game.decisions[kind]
  const action = asked && rules ? rules.sample(asked.prompt, rng) : {}
  return { what: near.base, match, beat: scene?.beat ?? 0, kind, action }
}

function claimOf({ game, rng }: Making): object {
  const claims = Object.entries(game.claims ?? { colour: ['ruby'] })
  const [kind, values] = rng.pick(claims)
  return { kind, value: rng.pick(values) }
}

function hostAct({ game, rng }: Making): object {
  const chair = rng.int(CHAIRS)
  return rng.pick<object>([
    { do: 'setTitle', title: game.id },
    { do: 'setTitle', title: game.id, out: [chair] },
    { do: 'setOptions', options: game.options.usual },
    { do: 'setPace', pace: rng.pick(PACES) },
    { do: 'setPeek', peek: 'always' },
    { do: 'setTalk', typed: rng.int(4) > 0, filtered: rng.int(2) === 0, bots: rng.int(2) === 0 },
    { do: 'setPublic', on: rng.int(2) === 0 },
    { do: 'setWelcome', language: rng.pick([null, ...TABLE_LANGUAGES]), beginners: rng.int(2) === 0 },
    { do: 'seatBot', chair: rng.int(2) ? chair : null },
    { do: 'clearChair', chair },
    { do: 'toLobby' },
    { do: 'stop' },
    { do: 'setBot', chair, on: rng.int(2) === 0 },
    { do: 'passHost', chair },
    { do: 'setAbsence', absence: rng.pick(ABSENCES) },
    { do: 'pause', on: rng.int(4) === 0 },
    { do: 'lock', on: rng.int(4) === 0 },
    { do: 'shut', on: rng.int(4) === 0 },
    { do: 'letTakeOver', on: rng.int(2) === 0 },
    { do: 'setDelay', delay: rng.pick(DELAYS) },
    { do: 'mute', chair, on: rng.int(4) === 0 },
    { do: 'unban', number: rng.int(3) },
    { do: 'silence', watcher: rng.pick(['Ida', 'Mara', '']) },
    { do: 'unsilence', number: rng.int(3) },
    { do: 'invite', chair, ticket: anyHash(rng) },
  ])
}

function ownAct({ rng }: Making): object {
  if (rng.int(8) === 0) return { do: 'leave' }
  return rng.pick<object>([
    { do: 'rename', name: 'Ada' },
    { do: 'move', chair: rng.int(9) },
    { do: 'here' },
    { do: 'handOff', ticket: anyHash(rng), use: rng.pick(HAND_OFFS) },
    { do: 'letIn', ticket: anyHash(rng).slice(0, 16), yes: rng.int(2) === 0 },
    { do: 'revoke', ticket: anyHash(rng).slice(0, 16) },
    { do: 'signOut', device: rng.pick(['mara', 'jonas', 'ada']) },
  ])
}

/** One of a few, so that the same comes up again. */
const anyHash = (rng: Rng): string => String(rng.int(6)).repeat(64)

export const EXTRAS = ['extra', '__proto__', 'constructor', 'by']

function twisted(command: object, { twist, value, pick }: Near, making: Making): unknown {
  const { match, ids, rng } = making
  const places = placesIn(command)
  const place = places[pick % places.length] ?? []
  const isIn = (name: string) => Object.hasOwn(command, name)
  switch (twist) {
    case 'field':
      return patched(command, [[pointerTo(place), value]])
    case 'drop':
      return typeof place.at(-1) === 'string' ? patched(command, [[pointerTo(place)]]) : command
    case 'extra':
      return patched(command, [[pointerTo([...recordOf(place), rng.pick(EXTRAS)]), value]])
    case 'beat':
      return isIn('beat') ? patched(command, [['/beat', beatOf(command) + rng.pick([-1, 1, 2, -3])]]) : command
    case 'match':
      return isIn('match')
        ? patched(command, [['/match', rng.pick([match.toLowerCase(), '', 'x'.repeat(22)])]])
        : command
    case 'repeat':
      return isIn('id') && ids.length > 0 ? patched(command, [['/id', rng.pick(ids)]]) : command
    case 'swap':
      return swapped(command, making)
    case 'none':
    case 'seat':
      return command
  }
}

/** One value of the action, or of the act, against another of its type that somebody at the table sees. */
function swapped(command: object, { scenes, rng }: Making): object {
  const inner = placesIn(command).filter((place) => place.length > 1)
  const seen = rng.pick([...scenes, null])
  const place = inner.length > 0 ? rng.pick(inner) : []
  const type = typeof valueAt(command, place)
  const others = seen ? placesIn(seen).flatMap((at) => valueAt(seen, at) ?? []) : [rng.int(9), '2C', true]
  const fitting = others.filter((other) => typeof other === type && type !== 'object')
  const changed = fitting.length > 0 ? patched(command, [[pointerTo(place), rng.pick(fitting)]]) : command
  return typeof changed === 'object' && changed !== null ? changed : command
}

function valueAt(value: unknown, place: readonly Step[]): unknown {
  return place.reduce((inner: unknown, step) => (isRecord(inner) ? inner[step] : undefined), value)
}
const isRecord = (value: unknown): value is Record<Step, unknown> => typeof value === 'object' && value !== null

const beatOf = (command: object): number => ('beat' in command && typeof command.beat === 'number' ? command.beat : 0)

function smudged(text: string, { smudge, pick, value }: Near): string {
  const at = pick % (text.length + 1)
  switch (smudge) {
    case 'none':
      return text
    case 'cut':
      return text.slice(0, at)
    case 'letter':
      return text.slice(0, at) + textOf(value).slice(0, 1) + text.slice(at + 1)
    case 'long':
      return text + ' '.repeat(pick % (2 * LIMITS.frameBytes))
    case 'twice':
      return text + text
    case 'huge':
      return text.replace(/:\d+/, ':1e999')
    case 'deep':
      return text.replace(
        /"action":\{.*\}/,
        () => `"action":${'{"a":'.repeat(pick % 2600)}1${'}'.repeat(pick % 2600)}}`,
      )
  }
}
