import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package with holes that every registry knows (GHSA-xvch-5gv4-984h): an answer without them is no answer. */
export const PLANTED = { name: 'minimist', version: '0.0.8' }

/**
 * Makes a project for the audit: everything in the lockfile and in the tools' own lockfiles, and the planted package.
 * None of it is ever installed.
 */
export function layAudited(folder, { lockfile, tools }) {
  const parts = [...tools.flatMap(partsOf), { ...PLANTED, integrity: NONE }]
  const below = {
    importers: ['  audited:', '    dependencies:', ...parts.flatMap(asked)],
    packages: parts.flatMap(({ name, version, integrity }) => [
      `  '${name}@${version}':`,
      `    resolution: {integrity: ${integrity}}`,
    ]),
    snapshots: parts.map(({ name, version }) => `  '${name}@${version}': {}`),
  }
  const text = Object.entries(below).reduce((all, [section, lines]) => inserted(all, section, lines), lockfile)
  writeFileSync(join(folder, 'pnpm-lock.yaml'), text)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }))
}

const NONE = `sha512-${'A'.repeat(86)}==`

const asked = ({ name, version }) => [
  `      '${name}':`,
  `        specifier: ${version}`,
  `        version: ${version}`,
]

function inserted(text, section, lines) {
  const head = `\n${section}:\n`
  if (text.split(head).length !== 2) throw new Error(`pnpm-lock.yaml should have one section ${section}.`)
  return text.replace(head, `${head}\n${lines.join('\n')}\n`)
}

/** What's in npm's lockfile, for every kind of machine. */
function partsOf(file) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.entries(packages).flatMap(([place, { version, integrity }]) =>
    place === '' ? [] : { name: place.replace(/^.*node_modules\//, ''), version, integrity },
  )
}
