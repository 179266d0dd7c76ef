import { OF_TESTS } from './config.mjs'
import { rowsOfTheHouse } from './rows.mjs'

/** Folders that put the others together, or only check them. */
const LEFT_OUT = ['packages/engine/src/testing', 'test', 'measure', 'scripts']

/** The folders as a Mermaid flowchart, from the modules that dependency-cruiser found. */
export function picture(modules) {
  const folders = rowsOfTheHouse()
    .map(({ folder }) => folder)
    .filter((folder) => !LEFT_OUT.includes(folder))
  const outer = (folder) => deepest(folders.filter((each) => isWithin(folder, each)))
  const boxes = (inner, depth) =>
    folders
      .filter((folder) => outer(folder) === inner)
      .flatMap((folder) => box(folder, boxes(folder, depth + 1), depth))
  const arrows = importsBetween(folders, modules).map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`)
  return ['flowchart TD', ...boxes(undefined, 1), ...arrows].join('\n')
}

function box(folder, inner, depth) {
  const pad = '  '.repeat(depth)
  const name = `${idOf(folder)}["${folder.replace('/src', '').split('/').at(-1)}"]`
  return inner.length === 0 ? [pad + name] : [`${pad}subgraph ${name}`, ...inner, `${pad}end`]
}

/** Which folder imports which, each pair once, in the order of the tables. */
function importsBetween(folders, modules) {
  const folderOf = (path) => deepest(folders.filter((folder) => isWithin(path, folder)))
  const pairs = new Map()
  for (const { source, dependencies } of modules.filter((module) => !OF_TESTS.test(module.source))) {
    for (const { resolved } of dependencies) {
      const [from, to] = [folderOf(source), folderOf(resolved)]
      if (from && to && from !== to && !isWithin(to, from)) pairs.set(`${from} ${to}`, [from, to])
    }
  }
  const at = (folder) => folders.indexOf(folder)
  const all = [...pairs.values()].sort(([a, b], [c, d]) => at(a) - at(c) || at(b) - at(d))
  return all.filter((pair) => !isSaidOtherwise(pair, all))
}

/** Leaves out arrows that follow from others. Reaching a folder means reaching everything in it. */
function isSaidOtherwise([from, to], all) {
  const seen = new Set([from])
  const next = [from]
  for (let folder; (folder = next.pop());) {
    for (const [a, b] of all) {
      if (!(a === folder || (a !== from && isWithin(a, folder))) || (a === from && b === to) || seen.has(b)) continue
      if (b === to || isWithin(to, b)) return true
      seen.add(b)
      next.push(b)
    }
  }
  return false
}

const isWithin = (path, folder) => path.startsWith(`${folder}/`)
const deepest = (folders) => [...folders].sort((one, other) => other.length - one.length)[0]
const idOf = (folder) => folder.replace(/\W+/g, '_')
