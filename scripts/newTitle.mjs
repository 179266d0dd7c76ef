import { inWords } from './errors.mjs'
import { install } from './install.mjs'
import { filesOf, listsWith, write } from './newTitle/files.mjs'
import { namesOf } from './newTitle/names.mjs'
import { run } from './processes.mjs'
import { root, tools } from './root.mjs'

/** Makes a new title that can be played at once, to be turned into another game step by step: docs/adding-a-game.md. */
const [id, name] = process.argv.slice(2)

try {
  const names = namesOf({ id, name, root })
  await install()
  // All of it is made before any of it is written.
  const files = [...filesOf(names, root), ...listsWith(names, root)]
  write(files, root)
  await done('Laying it out', [tools.prettier, '--write', '--log-level', 'warn', ...files.map(({ path }) => path)])
  const engine = `packages/engine/src/games/${id}`
  const record = (path) => [tools.vitest, 'run', '--project', 'unit', path]
  await done('Recording matches that must replay', record(`${engine}/contract.test.ts`), { RECORD: '1' })
  await done('Writing down its version', record('packages/engine/src/games/released.test.ts'), { RECORD: '1' })
  console.log(told(names))
} catch (error) {
  console.error(inWords(error))
  process.exit(1)
}

async function done(what, args, env = {}) {
  console.log(`${what} ...`)
  const { code, output } = await run(args, { env })
  if (code !== 0)
    throw new Error(`${output}\nThat failed: see above. What has been written so far is there to be looked at.`)
}

function told({ spoken, id: title }) {
  return `
${spoken} can be played: npm start.

  packages/engine/src/games/${title}/   the rules: begin with RULES.md
  web/src/games/${title}/               its table
  web/src/lib/words/*/titles/${title}/  its words, in English and German
  test/games/${title}/match.spec.ts     a whole match in a browser

docs/adding-a-game.md goes through them in the order in which a game is made.`
}
