import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { environment, node, root } from './root.mjs'

/**
 * Runs a tool on our Node to its end. Returns its exit code and, unless `show`, everything that it printed. With `show`, it
 * may also ask questions. `hear` is given its output as it comes.
 */
export function run(args, { cwd = root, env = {}, show = false, hear = () => {}, command = node } = {}) {
  return new Promise((done) => {
    const stdio = show ? 'inherit' : ['ignore', 'pipe', 'pipe']
    const child = spawn(command, args, { cwd, env: { ...environment, ...env }, stdio })
    let output = ''
    const take = (text) => {
      output += text
      hear(String(text))
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    child.on('error', (error) => done({ code: 1, output: String(error) }))
    child.on('close', (code, signal) => done({ code: code ?? (signal ? 1 : 0), output }))
  })
}

/**
 * Ends a process and all its descendants, first politely, then by force, within about four seconds. `known` are descendants
 * found earlier: if a parent has died meanwhile, its children can't be found any more.
 */
async function endFamily(pid, { patience = 2500, known = [] } = {}) {
  const family = [pid, ...known, ...descendants(pid)]
  signal([pid], 'SIGTERM')
  const late = () => [...new Set([...family, ...descendants(pid)])].filter(isAlive)
  await until(() => late().length === 0, patience)
  signal(late(), 'SIGKILL')
  await until(() => late().length === 0, 1500)
}

/** Ends everything that this process started and that's still running. */
export async function endChildren() {
  await Promise.all(descendants(process.pid).map((pid) => endFamily(pid, { patience: 1000 })))
}

/** Waits until a condition holds, for at most `patience` milliseconds; says whether it does. */
async function until(isSo, patience, pause = 50) {
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (await isSo()) return true
    await new Promise((go) => setTimeout(go, pause))
  }
  return isSo()
}

export function descendants(pid) {
  const children = childrenByParent()
  const below = (parent) => (children.get(parent) ?? []).flatMap(({ pid: child }) => [child, ...below(child)])
  return below(pid)
}

/** Zombies count as gone: they hold nothing, and the parent that should reap them may never do so. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  return everybody().some((each) => each.pid === pid && each.state !== 'Z')
}

function signal(pids, name) {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It ended before we got there.
    }
  }
}

function childrenByParent() {
  const families = new Map()
  for (const each of everybody()) families.set(each.parent, [...(families.get(each.parent) ?? []), each])
  return families
}

function everybody() {
  return process.platform === 'linux' ? readProc() : readPs()
}

function readProc() {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      // pid (name, which may hold anything) state parent ...
      const [state, parent] = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return [{ pid: Number(name), parent: Number(parent), state }]
    } catch {
      return []
    }
  })
}

function readPs() {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,state='], { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => {
    const [pid, parent, state] = line.trim().split(/\s+/)
    return { pid: Number(pid), parent: Number(parent), state: state?.[0] }
  })
}
