import { verify } from 'node:crypto'
import { TITLES, titleOf } from '@robot-night/engine'
import {
  canonical,
  chainFrom,
  digest,
  keysFrom,
  linked,
  markOf,
  MatchFile,
  plainFrom,
  signedBy,
  verifyMatch,
  type SiteKey,
  type Verdict,
  type Verifier,
  type Witness,
} from '@robot-night/engine/fair'
import { SITE_KEYS } from '@robot-night/protocol'
import { parse } from 'valibot'
import type { Attack, Site } from './attack.ts'
import { deals, evening, TITLE } from './evening.ts'
import { forgeryOf, sealedAnew, signedByAnother } from './forging.ts'
import type { Person } from './Person.ts'
import { plays } from './play.ts'

const verifier: Verifier = ({ key, message, signature }) => {
  const known = { key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' } as const
  return Promise.resolve(verify(null, message, known, Buffer.from(signature, 'base64url')))
}

/** A match that was played to its end over the wire, as it was published, and what Tom’s device kept of it. */
interface Published {
  text: string
  record: MatchFile
  keys: readonly SiteKey[]
  witness: Witness
  /** Of its first six moves, with another winner. */
  forged: object
  /** What the check says of the true one: by the site's keys, and by the device alone. */
  verdicts: { signed: Verdict; seen: Verdict }
}

/** As the page does it: a chain over all that was told, and what lay there at the end. */
function witnessed({ line }: Person, viewer: number): Witness {
  let chain = chainFrom(viewer)
  let marks = ''
  const told = line.downs.flatMap(({ table }) => table?.told ?? [])
  for (const event of told) {
    chain = linked(chain, canonical(event))
    marks += markOf(chain)
  }
  const seen = digest(line.scene?.view ?? {})
  return { form: 1, match: line.match, viewer, from: 0, told: told.length, chain, marks, seen, strayed: null }
}

async function published(site: Site): Promise<Published> {
  const e = await evening(site)
  const game = titleOf(TITLE)
  if (!game) throw new Error(`there is no ${TITLE}`)
  const match = await deals(e)
  const people = [e.mara, e.tom, e.ida]
  const until = () => people.every(({ line }) => line.scene?.outcome)
  await plays({ game, people, until })
  const { text, status } = await e.eva.get(`/api/matches/${match}?room=${e.code}`)
  const keys = keysFrom(JSON.parse((await e.eva.get(SITE_KEYS)).text))
  if (status !== 200 || !keys) throw new Error(`nothing was published: ${status} ${text}`)
  const [record, witness] = [parse(MatchFile, plainFrom(text)), witnessed(e.tom, 1)]
  const signed = await checked(text, { keys })
  const seen = await checked(json(sealedAnew(record, { isSigned: false })), { witness })
  return { text, record, keys, witness, forged: forgeryOf(record), verdicts: { signed, seen } }
}

/** What anyone who checks a record has besides it. */
interface Known {
  keys?: readonly SiteKey[]
  witness?: Witness
}

async function checked(text: string, by: Known): Promise<Verdict> {
  const record = plainFrom(text)
  const signed = await signedBy(record, by.keys ?? null, verifier)
  return verifyMatch(record, TITLES, { signed, witness: by.witness ?? null })
}

/** A file that somebody made of a record. */
interface Forgery {
  name: string
  /** Changed was what no device is told, and nothing else. */
  isUntold?: true
  made(published: Published): string
}

const json = JSON.stringify
const FORGERIES: readonly Forgery[] = [
  {
    name: 'keeps six moves, makes up the others and has another winner, under the old signature',
    made: ({ forged }) => json(sealedAnew(forged, { isSigned: true })),
  },
  {
    name: 'keeps six moves and makes up the others, without a signature',
    made: ({ forged }) => json(sealedAnew(forged, { isSigned: false })),
  },
  {
    name: 'keeps six moves and makes up the others, and signs with a key of their own',
    made: ({ forged }) => json(signedByAnother(forged)),
  },
  {
    name: 'writes another name into a record and seals it anew',
    isUntold: true,
    made: ({ record }) => json(sealedAnew(withSeats(record, { name: 'Somebody' }), { isSigned: true })),
  },
  {
    name: 'writes other guests into a record and seals it anew',
    isUntold: true,
    made: ({ record }) => json(sealedAnew(withSeats(record, { guest: 99 }), { isSigned: true })),
  },
  {
    name: 'writes other times into a record and seals it anew',
    isUntold: true,
    made: ({ record }) => json(sealedAnew({ ...record, endedAt: record.endedAt + 1 }, { isSigned: true })),
  },
  {
    name: 'swaps the secret, and seals it anew',
    made: ({ record }) => json(sealedAnew({ ...record, secret: '0'.repeat(64) }, { isSigned: true })),
  },
  {
    name: 'adds a key that nobody knows, and seals it anew',
    made: ({ record }) => json(sealedAnew({ ...record, winner: 'Tom' }, { isSigned: false })),
  },
  {
    name: 'adds a key that nobody knows to a seat, and seals it anew',
    made: ({ record }) => json(sealedAnew(withSeats(record, { note: 'won' }), { isSigned: false })),
  },
  {
    name: 'adds a __proto__, which no seal covers',
    made: (had) => unsigned(had).replace('{', '{"__proto__":{"winner":"Tom"},'),
  },
  {
    name: 'has a key stand twice, of which a seal covers the last',
    made: (had) => unsigned(had).replace('"won":', '"won":true,"won":'),
  },
]

const unsigned = ({ record }: Published): string => json(sealedAnew(record, { isSigned: false }))
const withSeats = (record: MatchFile, more: object): object => ({
  ...record,
  seats: record.seats.map((seat) => ({ ...seat, ...more })),
})

/** Played once for all attacks on its record. */
const known = new WeakMap<Site, Promise<Published>>()
function publishedOnce(site: Site): Promise<Published> {
  const had = known.get(site) ?? published(site)
  known.set(site, had)
  return had
}

export const RECORDS: readonly Attack[] = [
  ...FORGERIES.map(({ name, isUntold, made }): Attack => ({
    name: `Somebody ${name}`,
    tries: async (trial, site) => {
      const had = await publishedOnce(site)
      const { keys, witness, verdicts } = had
      trial.control('the true record is signed by its site', verdicts.signed.verdict === 'ok', verdicts.signed.checks)
      trial.control('a device that was there vouches for it', verdicts.seen.verdict === 'ok', verdicts.seen.checks)
      const forged = made(had)
      const sorts: Known[] = [{}, { keys }, { witness }, { keys, witness }]
      for (const by of sorts) {
        const { verdict, checks } = await checked(forged, by)
        // A device vouches for what it was told, which names and times are not: the check says so.
        if (isUntold && verdict === 'ok' && by.keys === undefined) continue
        trial.attempt(`passes with ${Object.keys(by).join(' and ') || 'nothing'}`, verdict === 'ok', checks)
      }
    },
  })),
  {
    name: 'Somebody asks for the record, with its secret, of a match that is being played',
    tries: async (trial, site) => {
      const e = await evening(site)
      const match = await deals(e)
      for (const who of [e.eva, e.tom, e.mara])
        for (const query of ['', `?room=${e.code}`]) {
          const asked = await who.get(`/api/matches/${match}${query}`)
          trial.attempt(`${who.name} gets it`, asked.status === 200, asked)
        }
      await e.mara.manages({ do: 'stop' })
      const after = await e.eva.get(`/api/matches/${match}?room=${e.code}`)
      trial.control('it is to be had once it is over', after.text.includes('"secret"'), after)
    },
  },
  {
    name: 'Somebody reads the site’s key of signing where its public half is published',
    tries: async (trial, site) => {
      const { text } = await (await evening(site)).eva.get(SITE_KEYS)
      trial.control('the public half is there', text.includes('"x"'), text)
      trial.attempt('the private half too', text.includes('"d"'), text)
    },
  },
]
