import { memberOf } from './table.ts'
import type { Hand, Table, TableView } from './shapes.ts'

/** CM-22, CM-28: what one device is shown; null: a watcher. */
export function viewOf(table: Table, device: string | null, here: ReadonlySet<string>): TableView {
  const me = table.members.findIndex((member) => member.device === device)
  const own = device === null ? null : memberOf(table, device)
  return {
    round: table.round,
    npc: table.npc,
    phones: table.members.map((member) => ({
      name: member.name,
      isHost: member.device === table.host,
      isHere: here.has(member.device),
    })),
    me: me < 0 ? null : me,
    hand: own?.hand ? shown(own.hand) : null,
    deal: own?.hand ? (own.hand.deal ?? 0) : null,
  }
}

const shown = ({ robot, power, allegiance }: Hand): Hand => ({ robot, power, allegiance })
