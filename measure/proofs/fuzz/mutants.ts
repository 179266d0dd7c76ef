import type { Plant } from '../../wire/bundle.ts'

/** Something wrong in the shell around the core, where only a real server shows it. */
export interface Mutant extends Plant {
  name: string
}

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'a body that is no JSON breaks the request',
    file: 'party/api/body.ts',
    find: 'const read = readAs(schema, text)',
    replace: 'JSON.parse(text)\n  const read = readAs(schema, text)',
  },
  {
    name: 'a problem has a code that no page lists',
    file: 'party/api/posted.ts',
    find: "if (!isOwnOrigin(c)) return answer('wrong_origin')",
    replace: "if (!isOwnOrigin(c)) return c.json({ code: 'go_away' }, 403)",
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
    find: 'const read = readAs(WISH, message)',
    replace: 'JSON.parse(message)\n    const read = readAs(WISH, message)',
  },
  {
    name: 'whoever watches a replay shows it to all',
    file: 'party/screening/Screening.ts',
    find: "if ('malformed' in read) return this.#rebuff(socket,",
    replace:
      "if ('malformed' in read) this.keep({ ...this.must(), shown: { ...this.must().shown, moment: 7 } })\n    if ('malformed' in read) return this.#rebuff(socket,",
  },
  {
    name: 'a gallery has a code that no page lists',
    file: 'party/gallery/Gallery.ts',
    find: "return send(socket, refusal({ id, code: 'only_watching' }))",
    replace: "return send(socket, JSON.stringify({ no: { id, code: 'gallery_is_deaf' } }))",
  },
]
