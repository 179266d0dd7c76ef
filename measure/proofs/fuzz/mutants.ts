import type { Plant } from '../../wire/bundle.ts'

/** Something wrong in the shell around the core, where only a real server shows it. */
export interface Mutant extends Plant {
  name: string
}

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'a body that is no JSON breaks the request',
    file: 'party/api/body.ts',
    find: 'safeParse(schema, readJson(text))',
    replace: 'safeParse(schema, JSON.parse(text))',
  },
  {
    name: 'a problem has a code that no page lists',
    file: 'party/api.ts',
    find: "if (!isOwnOrigin(c)) return answer('wrong_origin')\n  const read = await readBody(c.req.raw, TakeSeat)",
    replace:
      "if (!isOwnOrigin(c)) return c.json({ code: 'go_away' }, 403)\n  const read = await readBody(c.req.raw, TakeSeat)",
  },
  {
    name: 'a refusal has a code that no page lists',
    file: 'party/room/Room.ts',
    find: 'if (taken.refused) line.tell({ no: { id, ...taken.refused } })',
    replace: "if (taken.refused) line.tell({ no: { id, ...taken.refused, code: 'no' } })",
  },
  {
    name: 'a table of phones stumbles over what is no JSON',
    file: 'party/companion/Companion.ts',
    find: 'safeParse(WISH, readJson(message))',
    replace: 'safeParse(WISH, JSON.parse(message))',
  },
  {
    name: 'whoever watches a replay shows it to all',
    file: 'party/screening/Screening.ts',
    find: "if (!parsed.success) return this.#rebuff(socket, 'malformed')",
    replace:
      "if (!parsed.success) this.#keep({ ...this.#must(), shown: { ...this.#must().shown, moment: 7 } })\n    if (!parsed.success) return this.#rebuff(socket, 'malformed')",
  },
  {
    name: 'a gallery has a code that no page lists',
    file: 'party/gallery/Gallery.ts',
    find: "return send(socket, refusal(id, 'only_watching'))",
    replace: "return send(socket, JSON.stringify({ no: { id, code: 'gallery_is_deaf' } }))",
  },
]
