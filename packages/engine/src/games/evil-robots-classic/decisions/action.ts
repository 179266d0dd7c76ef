import * as v from 'valibot'
import type { Rng } from '../../../core/game.ts'
import { GROUP_MOST, isCopied, TYPES } from '../material.ts'
import { firstOf } from '../refusing.ts'
import { allegiance, show, target } from '../schemas.ts'
import { ROBOTS, type Action, type Robot, type Show, type Target, type TurnPrompt } from '../shapes.ts'
import { isLocked, isSeat } from '../table.ts'

const alsoShow = v.pipe(v.array(show), v.maxLength(6))

export const actionSchema = v.variant('act', [
  v.strictObject({
    act: v.literal('robot'),
    targets: v.pipe(v.array(target), v.maxLength(10)),
    allegiance: v.nullable(allegiance),
    copyOf: v.nullable(v.picklist(ROBOTS)),
    alsoShow,
  }),
  v.strictObject({ act: v.literal('convert'), target, shown: v.nullable(allegiance), alsoShow }),
  v.strictObject({ act: v.literal('self'), to: allegiance, shown: v.nullable(allegiance), alsoShow }),
  v.strictObject({ act: v.literal('pass'), secret: v.nullable(allegiance), alsoShow }),
])

type Says = (prompt: TurnPrompt, action: Action) => boolean

/** Only where the robot is used, with the robot whose action it is. */
const usingRobot =
  (says: (prompt: TurnPrompt, action: Extract<Action, { act: 'robot' }>, deed: Robot) => boolean): Says =>
  (prompt, action) =>
    action.act === 'robot' && says(prompt, action, action.copyOf ?? prompt.robot)

const targetsOf = (action: Action) =>
  action.act === 'robot' ? action.targets : action.act === 'convert' ? [action.target] : []
const shownBy = (action: Action) => (action.act === 'convert' || action.act === 'self' ? action.shown : null)

const isUnknownSeat: Says = ({ seats }, action) => targetsOf(action).some((each) => isSeat(each) && each >= seats)

const cannotCheat: Says = ({ robot }, action) =>
  robot !== 'CheatBot' &&
  (shownBy(action) !== null || action.alsoShow.some((each) => each.what === 'allegiance' && each.value !== null))

const isBadShow: Says = (_prompt, action) => {
  const items = action.alsoShow.map(({ what }) => what)
  const showsAnyway = action.act === 'convert' || action.act === 'self'
  return new Set(items).size < items.length || (showsAnyway && items.includes('allegiance'))
}

const isBadCopy = usingRobot(({ robot, copyable }, { copyOf }) =>
  robot === 'CopyBot' ? !copyable.some((each) => each === copyOf) : copyOf !== null,
)

/** ERC-403, ERC-740, ERC-807: whom these may not name. RandomBot may name itself. */
const isBadTarget: Says = ({ seat, robot, isPass, hasNpc }, action) => {
  const named = targetsOf(action)
  if (named.includes('npc') && !hasNpc) return true
  if (!named.includes(seat)) return false
  const deed = action.act === 'robot' ? (action.copyOf ?? robot) : null
  return deed === null || deed === 'GroupBot' || (deed === 'PushBot' && isPass)
}

const MOST_TARGETS: Readonly<Partial<Record<Robot, number>>> = { PushBot: 1, RandomBot: 1, GroupBot: GROUP_MOST }

const isBadCount = usingRobot((_prompt, { targets }, deed) => {
  const most = MOST_TARGETS[deed] ?? 0
  return targets.length > most || targets.length < Math.min(most, 1) || new Set(targets).size < targets.length
})

const isBadAllegiance: Says = ({ robot }, action) => {
  if (action.act === 'self') return action.to === 'N' || action.shown === 'N'
  if (action.act === 'pass') return action.secret === 'N'
  if (action.act === 'convert') return false
  return ((action.copyOf ?? robot) === 'PushBot') !== (action.allegiance !== null)
}

export const refuseAction = firstOf<TurnPrompt, Action>([
  ['malformed', isUnknownSeat],
  ['cannot_cheat', cannotCheat],
  ['bad_show', isBadShow],
  ['no_robot_action', usingRobot(({ robot }) => TYPES[robot] !== 'action' || robot === 'JudasBot')],
  ['must_pass', ({ mustPass }, { act }) => mustPass && act !== 'pass'],
  ['nothing_to_copy', usingRobot(({ robot, copyable }) => robot === 'CopyBot' && copyable.length === 0)],
  ['bad_copy', isBadCopy],
  ['bad_target', isBadTarget],
  ['bad_target_count', isBadCount],
  ['bad_allegiance', isBadAllegiance],
  ['self_conversion_barred', ({ isPass }, { act }) => isPass && act === 'self'],
  ['locked_allegiance', (own, action) => action.act === 'self' && isLocked(own) && action.to !== own.allegiance],
  [
    'secret_not_allowed',
    ({ robot, isPass }, action) => action.act === 'pass' && action.secret !== null && (robot !== 'JudasBot' || isPass),
  ],
])

/** What the mildest of the four looks like (ERC-407). */
export const plainPass = (): Action => ({ act: 'pass', secret: null, alsoShow: [] })

/** Some legal action of each kind that there is, for `sample` and for the simplest bot. */
export function anyActions(prompt: TurnPrompt, rng: Rng): Action[] {
  const { seat, seats, robot, isPass, mustPass, hasNpc } = prompt
  const others = Array.from({ length: seats }, (_, each) => each).filter((each) => each !== seat)
  const targets = hasNpc ? [...others, 'npc' as const] : others
  const isCheat = robot === 'CheatBot'
  const secret = robot === 'JudasBot' && !isPass ? rng.pick([null, 'G', 'E'] as const) : null
  const alsoShow: Show[] = rng.int(4) === 0 ? [{ what: rng.pick(['robot', 'power'] as const) }] : []
  const pass: Action = { act: 'pass', secret, alsoShow }
  if (mustPass) return [pass]
  const shown = isCheat ? rng.pick([null, 'G', 'E', 'N'] as const) : null
  const actions: Action[] = [pass, { act: 'convert', target: rng.pick(targets), shown, alsoShow }]
  const side = prompt.allegiance !== 'N' && isLocked(prompt) ? prompt.allegiance : rng.pick(['G', 'E'] as const)
  if (!isPass)
    actions.push({ act: 'self', to: side, shown: isCheat ? rng.pick([null, 'G', 'E'] as const) : null, alsoShow })
  return [...actions, ...anyRobotAction(prompt, { others: targets, alsoShow }, rng)]
}

function anyRobotAction(
  { seat, robot, copyable, isPass }: TurnPrompt,
  { others, alsoShow }: { others: readonly Target[]; alsoShow: Show[] },
  rng: Rng,
): Action[] {
  const copyOf = robot === 'CopyBot' && copyable.length > 0 ? rng.pick(copyable) : null
  const deed = copyOf ?? robot
  if (!isCopied(deed)) return []
  const targets = [...others]
  if (deed === 'RandomBot' || (deed === 'PushBot' && !isPass)) targets.push(seat)
  rng.shuffle(targets)
  const count = deed === 'GandalfBot' ? 0 : deed === 'GroupBot' ? 1 + rng.int(GROUP_MOST) : 1
  const side = deed === 'PushBot' ? rng.pick(['G', 'E', 'N'] as const) : null
  return [{ act: 'robot', targets: targets.slice(0, count), allegiance: side, copyOf, alsoShow }]
}
