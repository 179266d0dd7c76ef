import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withWordForTheOld } from './page.ts'
import { TOO_OLD } from './words.ts'

const TEMPLATE = readFileSync(new URL('../app.html', import.meta.url), 'utf8')
const FILLED = '%sveltekit.head%'

it.each(['%old.notice%', '%old.script%', '&lt;!--old.notice--&gt;'])(
  'stands where it belongs, even if somebody is called %s',
  (name) => {
    const head = `<meta property="og:title" content="${name}’s table" />`
    const page = withWordForTheOld(TEMPLATE.replace(FILLED, head), 'en')
    expect(page).toContain(head)
    expect(page.indexOf(TOO_OLD.en)).toBeGreaterThan(page.indexOf('<body'))
    expect(page.split(TOO_OLD.en)).toHaveLength(2)
  },
)
