import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const GAMES = 'packages/engine/src/games'
/** What lies below a room's address besides its titles. */
const PAGES = 'web/src/routes/[code]'

/** What the template is called, in each of its spellings. */
const SAMPLE = ['sample-title', 'sampleTitle', 'SampleTitle', 'Sample Title', 'ST-']

/** The spellings of a new title, from its id and what people call it. Throws what to do instead, where that won't do. */
export function namesOf({ id, name, root }) {
  if (!id) throw new Error('Say what it is called: npm run new-title -- robot-picnic "Robot Picnic"')
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40)
    throw new Error(`The id of a title is lower-case words with hyphens, like robot-picnic, not ${id}.`)
  if (existsSync(join(root, GAMES, id))) throw new Error(`There is a title called ${id}.`)
  if (existsSync(join(root, PAGES, id)))
    throw new Error(`A room has another page at /${id}: call the title something else.`)
  const words = id.split('-')
  const pascal = words.map(capital).join('')
  const spoken = name ?? words.map(capital).join(' ')
  return { id, camel: pascal[0].toLowerCase() + pascal.slice(1), pascal, spoken, rules: rulePrefix(words, root) }
}

const capital = (word) => word[0].toUpperCase() + word.slice(1)

/** The letters that its rules are numbered under, which no other title has. */
function rulePrefix(words, root) {
  const taken = prefixesIn(root)
  const all = words.join('').toUpperCase()
  const initials = words.length > 1 ? words.map(([first]) => first.toUpperCase()).join('') : all.slice(0, 2)
  const free = [initials, all.slice(0, 3), all.slice(0, 4), all].find((each) => !taken.has(each))
  if (!free) throw new Error(`All short forms of ${words.join('-')} number the rules of other titles.`)
  return `${free}-`
}

function prefixesIn(root) {
  const texts = readdirSync(join(root, GAMES), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readFileSync(join(root, GAMES, name, 'RULES.md'), 'utf8'))
  return new Set(texts.flatMap((text) => [...text.matchAll(/\*\*([A-Z]+)-\d/g)].map(([, prefix]) => prefix)))
}

/** A text of the template, with the new names for the sample's. */
export function renamed(text, { id, camel, pascal, spoken, rules }) {
  const becomes = [id, camel, pascal, spoken, rules]
  return SAMPLE.reduce((done, each, at) => done.replaceAll(each, () => becomes[at]), text)
}
