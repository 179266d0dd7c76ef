import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { notInstalled } from '../../scripts/install.mjs'
import { needData, needPath } from '../../scripts/preflight.mjs'
import { isFree } from '../../scripts/server/serve.mjs'
import { Advice, inWords } from '../../scripts/errors.mjs'

const TRACE = '\n    at open (node:internal/fs:1:1)\n    at async vite (file:///x/vite.js:2:2)'
const WORDED = { isDebug: false }

describe('what stands in the way on the machine is said in one line, with what to do, whichever tool met it', () => {
  it.each([
    [
      'Node',
      "ENOSPC: no space left on device, copyfile '/a b/x' -> '/a b/y'",
      /^The disk that holds \/a b\/x is full: .*then try/,
    ],
    ['pnpm', 'No space left on device (os error 28)', /^The disk is full: .*then try again\.$/],
    ['workerd', 'SQLite failed; = database or disk is full: SQLITE_FULL', /^The disk is full/],
    [
      'Node',
      "EACCES: permission denied, mkdir '/a b/.wrangler'",
      /^\/a b\/\.wrangler can't be written by the user .*chown/,
    ],
    [
      'Vite',
      `failed to load config\nerror: EACCES: permission denied, open '/a/x.mjs'${TRACE}`,
      /^\/a\/x\.mjs can't be written/,
    ],
    [
      'pnpm',
      '  × installing\n  ╰─▶ Failed to remove /a/Häuser & Gärten/node_modules/uqr from the\n      modules directory: Permission denied (os error 13)',
      /^\/a\/Häuser & Gärten\/node_modules\/uqr can't be written/,
    ],
    ['pnpm', 'Failed: Read-only file system (os error 30)', /^A folder that is needed can't be written/],
    ['workerd', 'unable to open database: SQLITE_CANTOPEN', /can't be written by the user/],
    ['Node', "EEXIST: file already exists, mkdir '/etc/passwd'", /^\/etc\/passwd isn't a folder\. .*DATA=/],
    [
      'npm',
      "npm error ENOTDIR: not a directory, mkdir '/dev/null/.npm/_cacache/tmp'",
      /^npm and pnpm can't keep their packages below .*HOME=\/a\/folder npm start$/,
    ],
    [
      'pnpm',
      'Failed to create /nonexistent/.local/share/pnpm: Permission denied (os error 13)\n  at /nonexistent/.local/share/pnpm/store',
      /^npm and pnpm can't keep/,
    ],
    ['Node', "EMFILE: too many open files, watch '/a'", /ulimit -n/],
    ['Node', 'FATAL ERROR: Reached heap limit: JavaScript heap out of memory', /^Out of memory: .*try again/],
  ])('%s: %s', (_, message, words) => {
    const said = inWords(new Error(`${message}\n\nThe pages couldn't be built; see above.`), WORDED)
    expect(said).toMatch(words)
    expect(said).not.toContain('\n')
  })

  it('also if it is why another thing failed', () => {
    const cause = Object.assign(new Error('write'), { code: 'ENOSPC' })
    expect(inWords(new Error("The Worker didn't start", { cause }), WORDED)).toMatch(/^The disk is full/)
  })

  it('a package that has gone is missing', () => {
    const gone = Object.assign(new Error("Cannot find package 'miniflare'"), { code: 'ERR_MODULE_NOT_FOUND' })
    expect(inWords(gone, WORDED)).toBe('Some packages are missing. Remove the folder node_modules, then try again.')
  })
})

describe('what is nobody else’s fault', () => {
  it('is told as a tool told it, without the stack trace', () => {
    const said = inWords(new Error(`x.svelte:3:1: Unexpected token${TRACE}\n\nThe pages couldn't be built.`), WORDED)
    expect(said).toBe("x.svelte:3:1: Unexpected token\n\nThe pages couldn't be built.")
  })
  it('comes with where it happened if it is ours, or if somebody asks for that', () => {
    const ours = new TypeError("Cannot read properties of undefined (reading 'x')")
    expect(inWords(ours, WORDED)).toMatch(/ {4}at .*[^]*please report it/)
    const theirs = new Error("EACCES: permission denied, open '/x'")
    expect(inWords(theirs, { isDebug: true })).toBe(theirs.stack)
  })
  it('is told as it is if it is advice already, even if another error led to it', () => {
    const advice = new Advice('Port 80 is for administrators.', { cause: new Error('listen EACCES') })
    expect(inWords(advice, WORDED)).toBe('Port 80 is for administrators.')
  })
})

describe('an address that can’t be listened on', () => {
  it.each([
    ['203.0.113.7', 'HOST is 203.0.113.7, which is no address of this machine. Leave it out'],
    ['nowhere.invalid', 'HOST is nowhere.invalid, which is no address of this machine. Leave it out'],
  ])('%s', async (host, words) => {
    await expect(isFree(0, host)).rejects.toThrow(words)
  })
  it.each([
    ['EAFNOSUPPORT', '::', /^This machine has no IPv6, so HOST can't be ::\. Leave it out/],
    ['EACCES', '0.0.0.0', /^Port 80 is for administrators\..*PORT=8787/],
    ['EINVAL', '0.0.0.0', /^Can't listen on 0\.0\.0\.0, port 80: as planted\. Leave/],
  ])('%s', async (code, host, words) => {
    const refuses = () => Promise.reject(Object.assign(new Error('as planted'), { code }))
    await expect(isFree(80, host, refuses)).rejects.toThrow(words)
  })
  it('is taken if another program listens there', async () => {
    const refuses = () => Promise.reject(Object.assign(new Error('taken'), { code: 'EADDRINUSE' }))
    expect(await isFree(80, '0.0.0.0', refuses)).toBe(false)
  })
})

describe('packages that can’t be installed', () => {
  const env = { npm_config_registry: 'https://npm.example' }
  it.each([
    ['npm error code ECONNREFUSED', /^The first start needs a network, and https:\/\/npm\.example can't be reached/],
    ['npm error code E404\nnpm error 404 Not Found', /^https:\/\/npm\.example doesn't give the packages/],
    ['npm left out /x/node.', /^https:\/\/npm\.example doesn't give the packages/],
    ['npm error code ERR_INVALID_URL', /^https:\/\/npm\.example doesn't give the packages/],
    ['npm error code EINTEGRITY', /^https:\/\/npm\.example gave something else than what was reviewed/],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /NODE_EXTRA_CA_CERTS/],
    ['Error: spawn npm ENOENT', /^npm is missing: install it/],
  ])('%s', (output, words) => {
    const said = inWords(notInstalled(new Error(output), env), WORDED)
    expect(said).toMatch(words)
    expect(said).not.toContain('\n')
  })
  it.each(['HTTPS_PROXY', 'https_proxy', 'npm_config_proxy'])(
    'by a proxy that %s names: its own name may be secret',
    (name) => {
      const said = inWords(
        notInstalled(new Error('npm error code ECONNREFUSED'), { ...env, [name]: 'http://me:secret@x' }),
        WORDED,
      )
      expect(said).toContain(`https://npm.example can't be reached by the proxy that ${name} names.`)
      expect(said).not.toContain('secret')
    },
  )
  it('for a reason of the machine’s', () => {
    expect(inWords(notInstalled(new Error("EACCES: permission denied, mkdir '/x'"), env), WORDED)).toMatch(/^\/x can't/)
  })
  it('for any other reason, which is told as it was printed', () => {
    const said = inWords(notInstalled(new Error(`npm error odd${TRACE}`), env), WORDED)
    expect(said).toMatch(/^npm error odd\n\nThe packages couldn't be installed; see above\. Remove/)
  })
})

describe('where a site is', () => {
  it.each(['#', '?', '*'])('may not be below a folder with %s in its name, which no tool could build', (bad) => {
    expect(() => needPath(`/a${bad}b/c`)).toThrow(`Nothing can be built below a folder with ${bad} in its name.`)
  })
  it('may be anywhere else', () => {
    expect(() => needPath("/Häuser & Gärten/100% %20 %41/日本 🤖/it's [x] {y} (z);,+=@!$~")).not.toThrow()
  })
})

describe('where rooms are stored', () => {
  let folder: string
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'robot-night-'))))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('may be a folder that isn’t there yet', () => {
    expect(() => needData(join(folder, 'a/b'))).not.toThrow()
  })
  it('can’t be a file, or below one', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    for (const data of [file, join(file, 'x')]) expect(() => needData(data)).toThrow(`${file} isn't a folder. Choose`)
  })
  it('needs room', () => {
    expect(() => needData(folder, { free: () => 3_500_000 })).toThrow(
      `Only 3 MB are left on the disk that holds ${folder}. Make`,
    )
  })
  it.runIf(process.platform === 'linux')('can’t be where nothing can be made at all', () => {
    expect(said(() => needData('/proc/x'))).toMatch(/^\/proc can't be written/)
  })
  it('can’t be, nor hold, what belongs to somebody else', () => {
    mkdirSync(join(folder, 'v3'))
    const [data, file] = [join(folder, 'v3'), join(folder, 'v3', 'room.sqlite')]
    writeFileSync(file, '')
    for (const shut of [data, file]) {
      // The user who runs this may be allowed everything.
      const isWritable = (path: string) => path !== shut
      expect(said(() => needData(data, { isWritable }))).toMatch(`${shut} can't be written by the user`)
    }
    if (process.getuid?.() === 0) return
    chmodSync(file, 0o400)
    expect(said(() => needData(data))).toMatch(`${file} can't be written by the user`)
  })

  function said(act: () => void): string {
    try {
      act()
    } catch (error) {
      return error instanceof Error ? inWords(error, WORDED) : ''
    }
    return ''
  }
})
