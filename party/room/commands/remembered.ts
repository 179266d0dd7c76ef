import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from '@robot-night/engine/fair'
import type { Command } from '@robot-night/protocol'
import { base64url } from '../../shell/hashes.ts'

/** As what a command that was done is remembered: its id, and a mark of what it said. No id has a space in it. */
export const rememberedAs = (command: Command): string => `${command.id} ${markOf(canonical(command))}`

const markOf = (text: string): string => base64url(sha256(utf8ToBytes(text)).slice(0, 6))

export const isOfId = (remembered: string, id: string): boolean => idOf(remembered) === id

/** Of what was remembered by the build before only the id is known. */
export const isSame = (remembered: string, other: string): boolean =>
  remembered === other || (!remembered.includes(' ') && idOf(other) === remembered)

const idOf = (remembered: string): string => remembered.split(' ', 1)[0] ?? ''
