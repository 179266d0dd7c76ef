import { accessSync, constants, existsSync, mkdtempSync, readdirSync, rmdirSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Advice, ELSEWHERE } from './errors.mjs'

/** Throws advice if nothing can be built in this folder: Vite takes these characters in a path for something else. */
export function needPath(folder) {
  const [bad] = /[#?*]/.exec(folder) ?? []
  if (!bad) return
  throw new Advice(
    `Nothing can be built below a folder with ${bad} in its name. Rename or move it, then try again: ${folder}`,
  )
}

/** So much is written within minutes, in bytes. */
const NEEDED = 20 * 1024 * 1024

/** Throws advice unless a server can store its rooms in this folder, which may be yet to be made. */
export function needData(data, { free = freeAt, isWritable = mayWrite } = {}) {
  const there = nearest(data)
  if (!statSync(there).isDirectory()) throw new Advice(`${there} isn't a folder. ${ELSEWHERE}`)
  const shut = [there, ...(there === data ? inside(data) : [])].find((path) => !isWritable(path))
  if (shut) throw Object.assign(new Error(`permission denied, '${shut}'`), { code: 'EACCES' })
  const left = free(there)
  if (left < NEEDED)
    throw new Advice(`Only ${Math.floor(left / 1024 / 1024)} MB are left on the disk that holds ${there}. ${ROOM}`)
}

const ROOM = 'Make room there, or choose another folder for what is stored:  DATA=/a/folder npm start'

const nearest = (path) => (existsSync(path) ? path : nearest(dirname(path)))
const inside = (folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name))

function freeAt(folder) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** A folder is tried: some take nothing even from those who may write. */
function mayWrite(path) {
  try {
    accessSync(path, constants.W_OK)
    if (statSync(path).isDirectory()) rmdirSync(mkdtempSync(join(path, '.try-')))
    return true
  } catch {
    return false
  }
}
