import type { Seat } from '../../core/game.ts'
import { convert } from './chain.ts'
import { flip } from './flip.ts'
import { isCopied } from './material.ts'
import { showAllegiance, showLevel, showPower, showRobot, showToAll } from './showing.ts'
import { SIDES, type Action, type Allegiance, type Copied, type Side, type Target } from './shapes.ts'
import { seatAt, type ClassicTable } from './table.ts'
import { endTurn, turnOf } from './turns.ts'

type Of<K extends Action['act']> = Extract<Action, { act: K }>

/** ERC-401, ERC-406: exactly one of four; what is shown besides is shown first. */
export function perform(table: ClassicTable, seat: Seat, action: Action): void {
  for (const show of action.alsoShow) showToAll(table, seat, show)
  switch (action.act) {
    case 'pass':
      return pass(table, seat, action)
    case 'convert':
      return convertAnother(table, seat, action)
    case 'self':
      return convertItself(table, seat, action)
    case 'robot':
      return useRobot(table, seat, action)
  }
}

/** ERC-405. ERC-745: JudasBot's looks the same. */
function pass(table: ClassicTable, seat: Seat, { secret }: Of<'pass'>): void {
  const own = seatAt(table.state, seat)
  const side = sideOf(secret)
  if (side) {
    own.allegiance = side
    own.pretended = true
    table.state.diary.switches.push({ seat, to: side, when: table.state.called ?? 'discussion' })
  }
  if (!turnOf(table.state).isPass) own.status = 'passed'
  own.passed = true
  const facts = { kind: 'turnPassed', seat, byClock: table.by === 'clock' } as const
  table.whisper([seat], { ...facts, secret: side }, { ...facts, secret: null })
  endTurn(table)
}

const sideOf = (allegiance: Allegiance | null): Side | null => SIDES.find((side) => side === allegiance) ?? null

/** ERC-403, ERC-808 */
function convertAnother(table: ClassicTable, seat: Seat, { target, shown }: Of<'convert'>): void {
  const own = seatAt(table.state, seat)
  const value = shown ?? own.allegiance
  own.status = 'acted'
  proveCard(table, seat)
  showAllegiance(table, seat, { value, truth: own.allegiance, why: 'rule' })
  convert(table, { via: 'convert', instigator: seat, shown: value, real: value }, [target])
}

/** ERC-404, ERC-714 */
function convertItself(table: ClassicTable, seat: Seat, { to, shown }: Of<'self'>): void {
  const own = seatAt(table.state, seat)
  own.status = 'acted'
  own.exposed = true
  proveCard(table, seat)
  convert(table, { via: 'self', instigator: seat, shown: shown ?? to, real: to }, [seat])
}

function proveCard(table: ClassicTable, seat: Seat): void {
  if (seatAt(table.state, seat).bonus) showLevel(table, seat)
  else showPower(table, seat, 'rule')
}

/** ERC-402, ERC-715 */
function useRobot(table: ClassicTable, seat: Seat, action: Of<'robot'>): void {
  const { state } = table
  const own = seatAt(state, seat)
  const { targets, allegiance } = action
  const copyOf = own.robot === 'CopyBot' && action.copyOf && isCopied(action.copyOf) ? action.copyOf : null
  const deed = copyOf ?? own.robot
  if (!isCopied(deed)) throw new Error(`a robot with an action, not ${deed}`)
  own.status = 'acted'
  showRobot(table, seat, 'rule')
  if (!state.declared.includes(deed)) state.declared.push(deed)
  table.tell({ kind: 'robotUsed', seat, robot: own.robot, copyOf, targets: [...targets], allegiance })
  DEEDS[deed](table, seat, { targets, allegiance: allegiance ?? own.allegiance })
}

type Deed = (table: ClassicTable, seat: Seat, by: { targets: Target[]; allegiance: Allegiance }) => void

const DEEDS: Readonly<Record<Copied, Deed>> = {
  PushBot: (table, seat, { targets, allegiance }) =>
    convert(table, { via: 'push', instigator: seat, shown: allegiance, real: allegiance }, targets),
  RandomBot: (table, seat, { targets }) => {
    for (const target of targets) flip(table, target, seat)
    endTurn(table)
  },
  // ERC-740: its allegiance is shown, for that is what it hands out.
  GroupBot: (table, seat, { targets, allegiance }) => {
    showAllegiance(table, seat, { value: allegiance, truth: allegiance, why: 'rule' })
    convert(table, { via: 'group', instigator: seat, shown: allegiance, real: allegiance }, targets)
  },
  GandalfBot: (table, seat) => {
    table.state.nobodyPasses = true
    table.tell({ kind: 'nobodyPasses', seat })
    endTurn(table)
  },
}
