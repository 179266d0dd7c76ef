import { describe, expect, it } from 'vitest'
import { tell } from './tell.ts'

const TEXT = `# Title

A **short** word first.

## Über uns

Text.

\`\`\`picture
alt: A robot
&0
\`\`\`
`

describe('a text of ours', () => {
  it('gives its first heading to the page, and the rest to read', () => {
    const { title, html } = tell(TEXT)
    expect(title).toBe('Title')
    expect(html).not.toContain('<h1')
    expect(html).toContain('<figure')
  })

  it('is told elsewhere in plain words', () => {
    expect(tell(TEXT).summary).toBe('A short word first.')
  })

  it('can be jumped into, by addresses that can be read out', () => {
    const { sections, html } = tell(TEXT)
    expect(sections).toEqual([{ id: 'ueber-uns', name: 'Über uns' }])
    expect(html).toContain('<h2 id="ueber-uns">')
  })
})
