import { createRawSnippet } from 'svelte'
import { render } from 'svelte/server'
import { expect, it } from 'vitest'
import Strip from './Strip.svelte'

const text = (html: string) => createRawSnippet(() => ({ render: () => html }))
const strip = (isFolded: boolean, onfold?: () => void) =>
  render(Strip, {
    props: {
      ...{ title: 'Ben is away', isFolded, foldLabel: isFolded ? 'Show more' : 'Show less', ...(onfold && { onfold }) },
      ...{ sign: text('<i></i>'), children: text('<em>a bot soon</em>'), acts: text('<button>Wait</button>') },
    },
  }).body

it('folds to its title and the way to unfold it', () => {
  const folded = strip(true, () => undefined)
  expect(folded).toContain('Ben is away')
  expect(folded).toContain('aria-expanded="false"')
  for (const gone of ['a bot soon', 'Wait']) expect(folded).not.toContain(gone)
})

it('says all it has to say unfolded, and has no such button where nobody may fold it', () => {
  for (const said of ['a bot soon', 'Wait', 'aria-expanded="true"'])
    expect(strip(false, () => undefined)).toContain(said)
  expect(strip(false)).not.toContain('aria-expanded')
})
