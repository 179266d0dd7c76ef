import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { renamed } from './names.mjs'

const TEMPLATE = 'templates/title'

/** Where each part of the template goes; its words, language by language. */
const FOLDERS = ({ id }, languages) => ({
  engine: `packages/engine/src/games/${id}`,
  web: `web/src/games/${id}`,
  page: `web/src/routes/[code]/(table)/${id}`,
  match: `test/games/${id}`,
  engines: 'test/engines/titles',
  ...Object.fromEntries(
    languages.map((language) => [`words/${language}`, `web/src/lib/words/${language}/titles/${id}`]),
  ),
})

/** The files of a new title, as they are to lie in the tree. */
export function filesOf(names, root) {
  const languages = readdirSync(join(root, TEMPLATE, 'words'))
  return Object.entries(FOLDERS(names, languages)).flatMap(([part, folder]) => {
    const from = join(root, TEMPLATE, part)
    return readdirSync(from, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => ({
        path: join(folder, renamed(path.slice(from.length + 1), names)),
        text: renamed(readFileSync(path, 'utf8'), names),
      }))
  })
}

/** The lists that name every title, each with its new line. */
export function listsWith(names, root) {
  const { id, camel } = names
  const lists = [
    {
      path: 'packages/engine/src/games/index.ts',
      lines: [
        ['\n/** Every title by its id', `import { ${camel} } from './${id}/index.ts'\n`],
        ['} as const satisfies', `  '${id}': ${camel},\n`],
      ],
    },
    {
      path: 'web/src/games/titles.ts',
      lines: [
        ['\n/** Every title that can be played', `import { title as ${camel} } from './${id}/title.ts'\n`],
        ['}\n\n/** A title as the home page', `  '${id}': ${camel},\n`],
      ],
    },
    {
      path: 'test/engines/titles/index.ts',
      lines: [
        ['import type { Title }', `import { ${camel} } from './${id}.ts'\n`],
        ['}\nexport const TITLES', `  '${id}': ${camel},\n`],
      ],
    },
    {
      path: 'measure/proofs/secrets/pieces.ts',
      lines: [
        ['\n/** By title: its hidden pieces', `import { ${camel}Secrets } from '@robot-night/engine/games/${id}'\n`],
        ['  [probe.id]: probeSecrets', `  '${id}': ${camel}Secrets,\n`],
        ['  // It has what real titles lack', `  '${id}': 2000,\n`],
      ],
    },
  ]
  return lists.map(({ path, lines }) => ({
    path,
    text: lines.reduce((text, line) => withLine(text, line, path), readFileSync(join(root, path), 'utf8')),
  }))
}

function withLine(text, [before, line], path) {
  if (text.split(before).length !== 2)
    throw new Error(`${path} should have once: ${before.trim()}. Has it been changed?`)
  return text.replace(before, () => line + before)
}

export function write(files, root) {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}
