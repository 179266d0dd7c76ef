import type { TableLanguage, TableWish } from '@robot-night/protocol'
import { takeAnySeat, takeSeat } from '#lib/net/api.ts'
import { makeRoom } from '#lib/net/makeRoom.ts'
import type { Answered } from '#lib/net/post.ts'

/** What somebody wants here, once their name is known. */
export type Wish =
  | { kind: 'any'; wish: TableWish }
  | { kind: 'sit'; code: string }
  | { kind: 'open'; title: string; wish: TableWish; language: TableLanguage }

/** The code of the table at which they sit then; or why they do not. */
export function fulfil(wish: Wish, name: string): Promise<Answered<{ code: string }>> {
  switch (wish.kind) {
    case 'any':
      return takeAnySeat({ name, ...said(wish.wish), open: true })
    case 'sit':
      return sitAt(wish.code, name)
    case 'open':
      return open(wish, name)
  }
}

/** As somebody looked for it; others read the page in the same language as they do. */
function open({ title, wish, language }: Extract<Wish, { kind: 'open' }>, name: string) {
  const { pace, beginners } = wish
  return makeRoom({
    ...{ name, title, public: true, language: wish.language ?? language },
    ...(pace && { pace }),
    ...(beginners && { beginners }),
  })
}

/** What doesn't matter isn't said. */
const said = ({ title, language, pace, needed, beginners }: TableWish) => ({
  ...(title !== null && { title }),
  ...(language && { language }),
  ...(pace && { pace }),
  ...(needed && { needed }),
  ...(beginners && { beginners }),
})

async function sitAt(code: string, name: string): Promise<Answered<{ code: string }>> {
  const answer = await takeSeat(code, { name })
  return 'problem' in answer ? answer : { done: { code } }
}
