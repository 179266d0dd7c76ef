import { takeAnySeat, takeSeat } from '#lib/net/api.ts'
import { makeRoom } from '#lib/net/makeRoom.ts'
import type { Answered } from '#lib/net/post.ts'

/** What somebody wants here, once their name is known. */
export type Wish =
  { kind: 'any'; title: string | null } | { kind: 'sit'; code: string } | { kind: 'open'; title: string }

/** The code of the table at which they sit then; or why they do not. */
export function fulfil(wish: Wish, name: string): Promise<Answered<{ code: string }>> {
  switch (wish.kind) {
    case 'any':
      return takeAnySeat({ name, ...(wish.title === null ? {} : { title: wish.title }) })
    case 'sit':
      return sitAt(wish.code, name)
    case 'open':
      return makeRoom({ name, title: wish.title, public: true })
  }
}

async function sitAt(code: string, name: string): Promise<Answered<{ code: string }>> {
  const answer = await takeSeat(code, { name })
  return 'problem' in answer ? answer : { done: { code } }
}
