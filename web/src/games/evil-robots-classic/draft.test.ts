import type { TurnPrompt } from '@robot-night/engine/games/evil-robots-classic'
import { describe, expect, it } from 'vitest'
import { actionOf, aimed, barTo, newDraft, opened, seenAfter, targetsFor } from './draft.ts'

const prompt: TurnPrompt = {
  seat: 1,
  seats: 4,
  hasNpc: true,
  robot: 'PushBot',
  allegiance: 'G',
  copyable: [],
  isPass: false,
  mustPass: false,
}
const covered = { robot: null, power: null }

describe('a turn in the making', () => {
  it('is an action once nothing is missing', () => {
    const push = opened(newDraft(), 'robot')
    expect(actionOf(prompt, push)).toBeNull()
    const aim = aimed(prompt, push, 3)
    expect(actionOf(prompt, aim)).toBeNull()
    expect(actionOf(prompt, { ...aim, to: 'E' })).toEqual({
      act: 'robot',
      targets: [3],
      allegiance: 'E',
      copyOf: null,
      alsoShow: [],
    })
  })

  it('aims at one, or at two for GroupBot, and takes back what is named again', () => {
    const one = aimed(prompt, aimed(prompt, opened(newDraft(), 'convert'), 2), 3)
    expect(one.targets).toEqual([3])
    const group = { ...prompt, robot: 'GroupBot' as const }
    const two = aimed(group, aimed(group, aimed(group, opened(newDraft(), 'robot'), 2), 3), 0)
    expect(two.targets).toEqual([3, 0])
    expect(aimed(group, two, 3).targets).toEqual([0])
  })

  it('names oneself where the card says any player, but not in the Pass phase', () => {
    const push = opened(newDraft(), 'robot')
    expect(targetsFor(prompt, push)).toEqual([2, 3, 0, 'npc', 1])
    expect(targetsFor({ ...prompt, isPass: true }, push)).toEqual([2, 3, 0, 'npc'])
    expect(targetsFor(prompt, opened(newDraft(), 'convert'))).toEqual([2, 3, 0, 'npc'])
  })

  it('says why an action is not to be had', () => {
    expect(barTo({ ...prompt, robot: 'BadBot' }, 'robot')).toBe('noAction')
    expect(barTo({ ...prompt, robot: 'CopyBot' }, 'robot')).toBe('nothingToCopy')
    expect(barTo({ ...prompt, isPass: true }, 'self')).toBe('noSelf')
    expect(barTo({ ...prompt, robot: 'JudasBot', isPass: true, mustPass: true }, 'convert')).toBe('mustPass')
    expect(barTo(prompt, 'convert')).toBeNull()
  })

  it('adds no allegiance where one is shown anyway (ERC-406)', () => {
    const shows = { ...newDraft(), also: [{ what: 'power' as const }, { what: 'allegiance' as const, value: null }] }
    expect(opened(shows, 'convert').also).toEqual([{ what: 'power' }])
    expect(opened(shows, 'pass').also).toHaveLength(2)
  })
})

describe('what everybody will see', () => {
  const plain = { robot: 'BadBot' as const, bonus: null }

  it('follows the table of ERC-403 to ERC-405', () => {
    expect(seenAfter(plain, covered, opened(newDraft(), 'pass')).shown).toEqual([])
    expect(seenAfter(plain, covered, opened(newDraft(), 'convert')).shown).toEqual(['power', 'coin'])
    expect(seenAfter(plain, covered, opened(newDraft(), 'self')).shown).toEqual(['power', 'newCoin'])
    expect(seenAfter({ ...plain, robot: 'GroupBot' }, covered, opened(newDraft(), 'robot')).shown).toEqual([
      'robot',
      'coin',
    ])
  })

  it('leaves open whether SumoBot shows itself', () => {
    const sumo = { robot: 'SumoBot' as const, bonus: null }
    const convert = opened(newDraft(), 'convert')
    expect(seenAfter(sumo, covered, convert)).toEqual({ shown: ['power', 'coin'], perhaps: ['robot'], hidden: [] })
    expect(seenAfter(sumo, { robot: 'SumoBot', power: null }, convert).perhaps).toEqual([])
    expect(seenAfter(sumo, covered, opened(newDraft(), 'pass')).perhaps).toEqual([])
  })

  it('counts PlusBot above its card, what lies face up, and what is shown besides', () => {
    expect(seenAfter({ robot: 'PlusBot', bonus: 2 }, covered, opened(newDraft(), 'convert')).hidden).toEqual([])
    expect(seenAfter(plain, { robot: null, power: 6 }, opened(newDraft(), 'pass')).shown).toEqual(['power'])
    const also = { ...opened(newDraft(), 'pass'), also: [{ what: 'robot' as const }] }
    expect(seenAfter(plain, covered, also).shown).toEqual(['robot'])
  })
})
