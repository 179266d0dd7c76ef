import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Copy } from '../../measure/proofs/mutants/Copy.ts'
import { findBrowser } from '../../scripts/browser.mjs'
import { namesOf } from '../../scripts/newTitle/names.mjs'
import { run } from '../../scripts/processes.mjs'
import { inRoot, node, root } from '../../scripts/root.mjs'
import { freePort } from '../../scripts/server/serve.mjs'

const ID = 'robot-picnic'
const PATIENCE_MS = 300_000
/** What a screen of its own may take, styles and all, for a small card game on the stage. */
const SCREEN_LINES = 300

describe('a new title', () => {
  const named = (id: string, name?: string) => namesOf({ id, name, root })

  it('is spelled as each place wants it, and numbers its rules as no other title does', () => {
    expect(named(ID)).toEqual({
      ...{ id: ID, camel: 'robotPicnic', pascal: 'RobotPicnic', spoken: 'Robot Picnic', rules: 'RP-' },
    })
    expect(named('robot-race', 'Robots, Race!')).toMatchObject({ spoken: 'Robots, Race!', rules: 'ROB-' })
  })

  it.each([
    ['', 'Say what it is called'],
    ['Robot Picnic', 'lower-case words with hyphens'],
    ['../picnic', 'lower-case words with hyphens'],
    ['cardbot-derby', 'There is a title called cardbot-derby'],
    ['tv', 'has another page at /tv'],
  ])('called %j is refused, and why is said', (id, why) => expect(() => named(id)).toThrow(why))
})

describe('npm run new-title, in a copy of the tree', () => {
  let copy: Copy
  const inCopy = (...parts: string[]) => join(copy.root, ...parts)
  /** A tool of ours, run in the copy; gives what it said where it failed. */
  const troubleOf = async (tool: string, args: string[], env = {}) => {
    const { code, output } = await run([inCopy('node_modules', tool), ...args], { cwd: copy.root, env })
    return code === 0 ? '' : output
  }
  const vitest = (project: string, ...files: string[]) =>
    troubleOf('vitest/vitest.mjs', ['run', '--project', project, ...files])

  beforeAll(async () => {
    copy = new Copy()
    const made = spawnSync(node, [inCopy('scripts/newTitle.mjs'), ID], { encoding: 'utf8' })
    expect(made.stderr + made.stdout).toContain('Robot Picnic can be played')
  }, PATIENCE_MS)
  afterAll(() => copy?.remove())

  it(
    'makes rules that keep the contract, and notice every wrong change to them',
    async () => {
      expect(await vitest('unit', `packages/engine/src/games/${ID}/`, 'packages/engine/src/games/released')).toBe('')
    },
    PATIENCE_MS,
  )

  it(
    'makes a screen on the stage, small and typed, with words in every language',
    async () => {
      const folder = inCopy('web/src/games', ID)
      const parts = readdirSync(folder).filter((file) => file.endsWith('.svelte') || file.endsWith('.svelte.ts'))
      const lines = parts.map((file) => readFileSync(join(folder, file), 'utf8').split('\n').length - 1)
      for (const each of lines) expect(each).toBeLessThanOrEqual(SCREEN_LINES)
      expect(await vitest('web', 'src/games/', 'src/lib/words/')).toBe('')
    },
    PATIENCE_MS,
  )

  it(
    'is the same to who may not know a secret, whatever it is, in two rooms',
    async () => {
      expect(
        await troubleOf('vitest/vitest.mjs', [
          'run',
          '--project',
          'process',
          'test/server/twoWorlds.test.ts',
          '-t',
          ID,
        ]),
      ).toBe('')
    },
    PATIENCE_MS,
  )

  it(
    'makes a title that is built, typed, and played from the lobby to the end in a browser',
    async () => {
      const built = spawnSync(node, ['-e', "import('./scripts/build.mjs').then((it) => it.build())"], {
        ...{ cwd: copy.root, encoding: 'utf8' },
      })
      expect(built.status, built.stderr).toBe(0)
      const checked = ['--workspace', 'web', '--tsconfig', 'tsconfig.json', '--output', 'machine']
      expect(await troubleOf('svelte-check/bin/svelte-check', checked)).toBe('')
      const browser = await findBrowser()
      const env = { TEST_PORT: String(await freePort()), ...(browser ? { CHROMIUM_PATH: browser } : {}) }
      expect(await troubleOf('@playwright/test/cli.js', ['test', '-c', 'test', `games/${ID}/match.spec.ts`], env)).toBe(
        '',
      )
    },
    PATIENCE_MS,
  )
})

it('the template is laid out as the rest', () => {
  const checked = spawnSync(node, [inRoot('node_modules/prettier/bin/prettier.cjs'), '--check', inRoot('templates')], {
    encoding: 'utf8',
  })
  expect(checked.stderr).toBe('')
})
