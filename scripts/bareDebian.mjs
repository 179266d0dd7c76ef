import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { canInstall, installPackages, lyingOnPath } from './debian.mjs'
import { endWith } from './shutdown.mjs'
import { endChildren, run } from './processes.mjs'
import { inRoot, root } from './root.mjs'

/**
 * `node scripts/bareDebian.mjs [--keep]`: does what the Dockerfile says, step by step, in a bare Debian made by mmdebstrap,
 * starts what it starts, and asks it whether it works. For machines on which no container can be built; as root.
 */
const PORT = '28787'
const PATIENCE = 60
/** Where certificates lie in there that this machine trusts besides the usual ones. */
const TRUSTED = '/etc/besides.pem'
const { values: wanted } = parseArgs({ options: { keep: { type: 'boolean' } } })
const folder = mkdtempSync(join(tmpdir(), 'bare-debian-'))
const house = join(folder, 'root')
const state = { place: '/', user: 'root', env: {}, mounted: [] }
const end = endWith(async () => {
  await endChildren()
  for (const place of state.mounted.toReversed()) await run(['-l', place], { command: 'umount' })
  if (!wanted.keep) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** What each word of the Dockerfile means here. */
const WORDS = {
  FROM: async (image) => {
    const [, suite] = /^debian:(\w+)-slim$/.exec(image) ?? []
    if (!suite) throw new Error(`Only Debian itself can be made here, not ${image}.`)
    await must('mmdebstrap', ['--variant=minbase', '--quiet', suite, house])
    // Names are found as on this machine.
    await must('cp', ['-L', '/etc/resolv.conf', '/etc/hosts', join(house, 'etc')])
    const { NODE_EXTRA_CA_CERTS: trusted } = process.env
    if (trusted) await must('cp', [trusted, join(house, TRUSTED)])
    for (const place of ['proc', 'dev']) await mount(place)
  },
  RUN: (command) => must(...inside(command)),
  WORKDIR: (place) => must('install', ['-d', join(house, (state.place = place))]),
  USER: (name) => (state.user = name),
  ENV: (pairs) => Object.assign(state.env, Object.fromEntries(pairs.split(' ').map((pair) => pair.split('=')))),
  COPY: async (what) => {
    const [, owner] = /^--chown=(\w+) \. \.$/.exec(what) ?? []
    if (!owner) throw new Error(`This can't be copied here: ${what}`)
    const list = join(folder, 'files')
    writeFileSync(list, await must('git', ['-C', root, 'ls-files', '--cached', '--others', '--exclude-standard']))
    const there = join(house, state.place)
    await must('sh', ['-c', `tar -C '${root}' -T '${list}' -c | tar -C '${there}' -x`])
    await must('chroot', [house, 'chown', '-R', `${owner}:`, state.place])
  },
  VOLUME: () => {},
  EXPOSE: () => {},
  CMD: async (command) => {
    const [program, args] = inside(`exec ${JSON.parse(command).join(' ')}`, { PORT, HOST: '127.0.0.1' })
    spawn(program, args, { stdio: 'inherit' })
    for (let tried = 0; tried < PATIENCE; tried++) {
      const answer = await fetch(`http://127.0.0.1:${PORT}/api/health`).catch(() => null)
      if (answer?.ok) return console.log(await answer.text())
      await new Promise((go) => setTimeout(go, 1000))
    }
    throw new Error('It was started, but does not answer.')
  },
}

try {
  if (process.getuid?.() !== 0) throw new Error('Only root can make a Debian of its own.')
  if (lyingOnPath('mmdebstrap').length === 0 && !(canInstall() && (await installPackages('mmdebstrap'))))
    throw new Error('It takes mmdebstrap: apt-get install mmdebstrap')
  for (const [word, what] of stepsIn(readFileSync(inRoot('Dockerfile'), 'utf8'))) {
    console.log(`${word} ${what}`)
    if (!WORDS[word]) throw new Error(`The Dockerfile says ${word}, which is not known here.`)
    await WORDS[word](what)
  }
  await end(0, 'All of the Dockerfile works.')
} catch (error) {
  await end(1, error)
}

function stepsIn(text) {
  const lines = text.replaceAll('\\\n', ' ').split('\n')
  return lines.filter((line) => /^[A-Z]/.test(line)).map((line) => /^(\w+) (.*)$/.exec(line)?.slice(1) ?? [line, ''])
}

/** A command as it is to be run in there. */
function inside(command, env = {}) {
  const set = Object.entries({ HOME: `/home/${state.user}`, ...state.env, ...env }).map((pair) => pair.join('='))
  const clean = ['env', '-i', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...throughProxies()]
  const shell = ['sh', '-c', `cd '${state.place}' && ${command}`]
  return ['chroot', [`--userspec=${state.user}`, house, ...clean, ...set, ...shell]]
}

/** How this machine reaches registries. */
function throughProxies() {
  const set = Object.entries(process.env).filter(([name]) =>
    /^(https?_proxy|no_proxy|npm_config_registry)$/i.test(name),
  )
  if (process.env.NODE_EXTRA_CA_CERTS) set.push(['NODE_EXTRA_CA_CERTS', TRUSTED])
  return set.map((pair) => pair.join('='))
}

async function mount(place) {
  const there = join(house, place)
  // Where nothing may be mounted, it is tried without.
  if ((await run(['--bind', `/${place}`, there], { command: 'mount' })).code === 0) state.mounted.push(there)
}

async function must(command, args) {
  const { code, output } = await run(args, { command })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output.split('\n').slice(-30).join('\n')}`)
  return output
}
