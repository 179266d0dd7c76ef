import { readFileSync, writeFileSync } from 'node:fs'
import { run } from '../processes.mjs'
import { inRoot, tools } from '../root.mjs'
import { picture } from './picture.mjs'

const PAGE = inRoot('docs', 'architecture.md')
const [BEGIN, END] = ['<!-- The picture begins: npm run picture -->\n', '<!-- The picture ends. -->']
/** Where docs/architecture.md says who may import what. */
const HELD = ['packages', 'party', 'web/src']

/** Imports that break the rules of docs/architecture.md, a line each. */
export async function arrowTrouble() {
  const { modules, summary } = await cruised()
  const violations = summary.violations.map(
    ({ from, to, rule }) => `${from} imports ${to}. ${commentOn(rule.name, summary)}`,
  )
  const isDrawn = await redraw(modules, { mayWrite: false })
  return isDrawn ? violations : [...violations, 'The picture in docs/architecture.md is out of date: npm run picture']
}

/** Redraws the picture in docs/architecture.md. */
export async function drawTheHouse() {
  const { modules } = await cruised()
  await redraw(modules, { mayWrite: true })
}

async function cruised() {
  const { output } = await run([
    tools.cruiser,
    '--config',
    'scripts/arrows/config.mjs',
    '--output-type',
    'json',
    ...HELD,
  ])
  try {
    return JSON.parse(output)
  } catch {
    throw new Error(output)
  }
}

const commentOn = (name, { ruleSetUsed }) => ruleSetUsed.forbidden.find((rule) => rule.name === name)?.comment ?? name

/** Whether it was up to date. */
async function redraw(modules, { mayWrite }) {
  const page = readFileSync(PAGE, 'utf8')
  const [from, to] = [page.indexOf(BEGIN) + BEGIN.length, page.indexOf(END)]
  if (from < BEGIN.length || to < from) throw new Error('docs/architecture.md has no place for its picture any more.')
  const drawn = `\n\`\`\`mermaid\n${picture(modules)}\n\`\`\`\n\n`
  const isSo = page.slice(from, to) === drawn
  if (!isSo && mayWrite) writeFileSync(PAGE, page.slice(0, from) + drawn + page.slice(to))
  return isSo
}
