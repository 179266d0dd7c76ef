import type { FirstSight } from './frame.ts'

/** How a page's server asks a room, without going through the network: what the object answers to calls. */
export interface RoomDoor {
  /** What the holder of this device cookie sees (null: a stranger); null if there is no such room. Changes nothing. */
  look(device: string | null): Promise<FirstSight | null>
}

/** A namespace of rooms, as the platform binds it. */
export interface RoomDoors {
  getByName(code: string): RoomDoor
}
