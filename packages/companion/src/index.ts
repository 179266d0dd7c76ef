export { ENTRIES, shows, type Entry } from './entries.ts'
export { read, written } from './kept.ts'
export {
  ALLEGIANCES,
  POWERS,
  ROBOTS,
  TYPES,
  type Allegiance,
  type Power,
  type Robot,
  type RobotType,
} from './material.ts'
export { PARTS, type Covers, type Part } from './parts.ts'
export { asksBeforeDealing, deal, refuse, submit, type Deed, type Phone, type PhoneRefusal } from './phone.ts'
export { TABLE_CODES, type Table, type TableRefusal, type TableView, type Wish } from './table/shapes.ts'
export { grant, join, lay, memberOf, NPC_POWER, passedOn, PHONES } from './table/table.ts'
export { viewOf } from './table/view.ts'
export { WISH } from './table/wish.ts'
