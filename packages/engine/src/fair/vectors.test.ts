import { createCipheriv, createHash, verify } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { keyStream, rngFrom } from '../core/rng.ts'
import { TITLES, titleOf } from '../games/index.ts'
import { canonical } from './canonical.ts'
import { announced, commitmentTo, keyFrom } from './hashes.ts'
import { bytesFor, matchFile, witnessOf } from './testing.ts'
import { signing, verifier } from './testing/keys.ts'
import { sealOf } from './traces.ts'
import { signedBy } from './signature.ts'
import { keyOf, verifyMatch } from './verify.ts'

const site = signing('vector')
const FILE = new URL('./vectors.json', import.meta.url)
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** What `docs/fairness.md` says, worked out by this build. */
function worked() {
  const terms = {
    match: '7yf9gXzMLRmlqnJaOf8NKw',
    title: 'robot-revolution',
    version: 1,
    options: { b: 1, a: 'ä"' },
    chairs: [0, 3],
  }
  const secret = bytesFor('vector secret')
  const commitment = commitmentTo(terms, secret)
  const throws = [0, 1].map((seat) => {
    const value = bytesFor(`vector throw ${seat}`)
    return { seat, value, commitment: announced(commitment, { round: 1, seat }, value) }
  })
  const key = keyFrom({ commitment, secret, round: 1, throws })
  const stream = keyStream(key)
  const list = [...Array(10).keys()]
  const rng = rngFrom(stream)
  rng.shuffle(list)
  const game = titleOf('robot-revolution')!
  const match = site.signs(matchFile({ game, seats: 3, throwing: [0, 2], silent: [1], name: 'vector' }))
  return {
    about:
      'Test vectors of docs/fairness.md. RECORD=1 npx vitest run --project unit packages/engine/src/fair makes them anew.',
    canonical: {
      value: { b: [1, 'ä"', null], a: { z: true, Z: -1.5 } },
      text: canonical({ b: [1, 'ä"', null], a: { z: true, Z: -1.5 } }),
    },
    deal: { terms, secret, commitment, round: 1, throws, key: hex(key) },
    nobodyThrew: { key: hex(keyFrom({ commitment, secret, round: 1, throws: [] })) },
    older: { secret, key: hex(keyOf({ secret })) },
    stream: { words: [0, 1, 2, 15, 16, 1000].map((index) => ({ index, word: stream.word(index) })) },
    shuffle: { of: [...Array(10).keys()], becomes: list, drawn: rng.drawn },
    site: { keys: [site.key] },
    match,
    witness: witnessOf(match, 'spectator', { game }),
  }
}

const recorded = (): ReturnType<typeof worked> => JSON.parse(readFileSync(FILE, 'utf8'))
const isRecording = process.env['RECORD'] === '1'
if (isRecording) writeFileSync(FILE, `${JSON.stringify(worked(), null, 2)}\n`)

it('this build works out the vectors as they were once published', async () => {
  const { match: _match, ...vectors } = recorded()
  const { match: _worked, ...ours } = worked()
  expect(ours).toEqual(vectors)
  const { match, site, witness } = recorded()
  const signed = await signedBy(match, site.keys, verifier)
  expect(verifyMatch(match, TITLES, { signed }).verdict).toBe('ok')
  expect(verifyMatch(match, TITLES, { witness }).verdict).toBe('ok')
})

it('somebody else works them out with nothing but the text of docs/fairness.md', () => {
  const { canonical: text, deal, stream, older, nobodyThrew, site, match } = recorded()
  const sha = (value: unknown) => createHash('sha256').update(sorted(value)).digest('hex')
  expect(sorted(text.value)).toBe(text.text)
  expect(sha(['robot-night/fair/1/secret', deal.terms, deal.secret])).toBe(deal.commitment)
  for (const { seat, value, commitment } of deal.throws)
    expect(sha(['robot-night/fair/1/throw', deal.commitment, 1, seat, value])).toBe(commitment)
  const shown = deal.throws.map(({ seat, value }) => [seat, value])
  expect(sha(['robot-night/fair/1/key', deal.commitment, deal.secret, 1, shown])).toBe(deal.key)
  expect(sha(['robot-night/fair/1/key', deal.commitment, deal.secret, 1, []])).toBe(nobodyThrew.key)
  const hashed = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
  const both = Buffer.concat([hashed('robot-night match key'), hashed(Buffer.from(older.secret, 'hex'))])
  expect(hashed(both).toString('hex')).toBe(older.key)
  const cipher = createCipheriv('chacha20', Buffer.from(deal.key, 'hex'), Buffer.alloc(16))
  const bytes = cipher.update(Buffer.alloc(5000))
  for (const { index, word } of stream.words) expect(bytes.readUInt32LE(index * 4)).toBe(word)
  const { seal, signature, ...rest } = match
  expect(sha(rest)).toBe(seal)
  expect(sealOf(match)).toBe(seal)
  const [key] = site.keys
  const { kid, x } = key!
  expect(
    createHash('sha256')
      .update(sorted({ crv: 'Ed25519', kty: 'OKP', x }))
      .digest('base64url'),
  ).toBe(kid)
  const message = Buffer.from(sorted(['robot-night/fair/1/record', seal]))
  const known = { key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' } as const
  expect(verify(null, message, known, Buffer.from(signature.value, 'base64url'))).toBe(true)
})

it('a record from before there were signatures is still read, and the check says what it does not prove', () => {
  const earlier = JSON.parse(readFileSync(new URL('./earlier.json', import.meta.url), 'utf8'))
  const { verdict, checks } = verifyMatch(earlier, TITLES)
  expect(verdict).toBe('unvouched')
  expect(checks.filter(({ state }) => state !== 'ok')).toEqual([
    { name: 'signature', state: 'unknown', about: { kind: 'unsigned' } },
    { name: 'witness', state: 'unknown', about: { kind: 'witness', says: { is: 'none' } } },
  ])
})

/** RFC 8785, written once more. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}
