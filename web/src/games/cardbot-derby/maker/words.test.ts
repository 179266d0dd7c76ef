import { expect, it } from 'vitest'
import { words as de } from '#lib/words/de/titles/cardbot-derby/maker.ts'
import { words as en } from '#lib/words/en/titles/cardbot-derby/maker.ts'

it('has a sentence for every fault, which names what it is about', () => {
  for (const { fault } of [en, de]) {
    for (const say of Object.values(fault)) expect(say('J')).toMatch(/\.$/)
    for (const target of ['J', 'Q', 'K']) expect(fault.target_missing(target)).not.toContain(` ${target} `)
    expect(fault.start_missing('3')).toContain('3')
  }
})
