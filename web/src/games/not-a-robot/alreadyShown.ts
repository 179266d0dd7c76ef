import type { View } from '@robot-night/engine/games/not-a-robot'
import type { Seat } from '#lib/table/scene.ts'

/** The kinds of claims that say no more of a seat than all can see. What somebody thinks of a word is never proven. */
export const alreadyShown = ({ roles }: Pick<View, 'roles'>, seat: Seat): string[] => (roles[seat] ? ['role'] : [])
