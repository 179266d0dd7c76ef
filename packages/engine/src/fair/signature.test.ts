import { describe, expect, it } from 'vitest'
import { TITLES, titleOf } from '../games/index.ts'
import { keysFrom, signedBy, type SiteKey } from './signature.ts'
import { forgeryOf, matchFile, sealed } from './testing.ts'
import { signing, verifier } from './testing/keys.ts'
import { verifyMatch } from './verify.ts'

const site = signing('site')
const file = matchFile({ game: titleOf('robot-revolution')!, seats: 2, throwing: [0, 1] })
const signed = site.signs(file)

async function looked(record: unknown, keys: readonly SiteKey[] | null = [site.key]) {
  const { verdict, checks } = verifyMatch(record, TITLES, { signed: await signedBy(record, keys, verifier) })
  return { verdict, signature: checks.find(({ name }) => name === 'signature') }
}

describe('a record that its site has signed', () => {
  it('is vouched for by it', async () => {
    const about = { kind: 'key', key: site.key.kid, is: 'ok' }
    expect(await looked(signed)).toEqual({ verdict: 'ok', signature: { name: 'signature', state: 'ok', about } })
  })

  it('is vouched for by a key that the site has retired', async () => {
    const keys = [{ ...site.key, until: 1_796_000_000_000 }, signing('the next one').key]
    expect((await looked(signed, keys)).verdict).toBe('ok')
  })

  it('has nobody to vouch for it once the site no longer trusts the key', async () => {
    const { verdict, signature } = await looked(signed, [{ ...site.key, distrusted: true }])
    expect(verdict).toBe('unvouched')
    expect(signature?.about).toMatchObject({ is: 'distrusted' })
  })

  it('is vouched for by nobody where its key is not at hand', async () => {
    expect((await looked(signed, [signing('another').key])).signature?.about).toMatchObject({ is: 'stranger' })
    expect((await looked(signed, null)).signature?.about).toMatchObject({ is: 'noKeys' })
    expect((await looked(signed, [])).verdict).toBe('unvouched')
  })
})

describe('an attack', () => {
  it.each(TITLES.map((game) => [game.id, game] as const))(
    '%s: six moves are kept, the others made up, and all hashes worked out: nobody vouches for it',
    async (_, game) => {
      const wished = { game, seats: game.seats.min, throwing: [0, 1] }
      const record = site.signs(matchFile(wished))
      const forged = forgeryOf(wished, record)
      expect(forged.moves!.slice(0, 6).map(({ move }) => move)).toEqual(
        record.moves!.slice(0, 6).map(({ move }) => move),
      )
      expect((await looked(forged)).verdict).toBe('unvouched')
      const { signature } = record
      expect((await looked({ ...forged, signature })).verdict).toBe('wrong')
    },
  )

  it('a record that fits together but was signed by nobody is vouched for by nobody', async () => {
    const { verdict, signature } = await looked(file)
    expect(verdict).toBe('unvouched')
    expect(signature).toEqual({ name: 'signature', state: 'unknown', about: { kind: 'unsigned' } })
  })

  it.each([
    ['a name', { seats: file.seats.map((seat) => ({ ...seat, name: 'Tom' })) }],
    ['a guest', { seats: file.seats.map((seat) => ({ ...seat, guest: 9 })) }],
    ['a time', { endedAt: file.endedAt + 1 }],
    ['a number', { number: 7 }],
    ['when a move was made', { moves: file.moves!.map(({ at, move }) => ({ at: at + 1, move })) }],
  ])('%s is changed and sealed anew: the signature is of another record', async (_, change) => {
    const forged = sealed({ ...signed, ...change })
    expect(await looked(forged)).toMatchObject({ verdict: 'wrong', signature: { state: 'wrong' } })
  })

  it('the signature of another record, or of another key, is found', async () => {
    const other = site.signs({ ...file, number: 2 })
    expect((await looked({ ...signed, signature: other.signature })).verdict).toBe('wrong')
    const stranger = signing('stranger').signs(file)
    const pretending = { ...stranger.signature, key: site.key.kid }
    expect((await looked({ ...stranger, signature: pretending })).verdict).toBe('wrong')
  })

  it('a signature that nobody has looked at vouches for nothing', () => {
    expect(verifyMatch(signed, TITLES).verdict).toBe('unvouched')
    const another = { state: 'ok', key: signing('another').key.kid } as const
    expect(verifyMatch(signed, TITLES, { signed: another }).verdict).toBe('unvouched')
  })
})

it('keys are read from what a site publishes, and from nothing else', () => {
  expect(keysFrom(JSON.parse(JSON.stringify({ keys: [site.key] })))).toEqual([site.key])
  for (const odd of [null, 7, {}, { keys: [{ ...site.key, crv: 'X25519' }] }, { keys: [{ ...site.key, x: 'short' }] }])
    expect(keysFrom(odd)).toBeNull()
})
