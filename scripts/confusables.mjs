// Makes party/wordFilter/lookalike/confusables.ts out of Unicode's own file: node scripts/confusables.mjs <confusables.txt>
// The file: https://www.unicode.org/Public/security/latest/confusables.txt
import { readFileSync, writeFileSync } from 'node:fs'

/** Characters per line, so that the file has few enough lines to open. */
const WIDTH = 300

const given = readFileSync(process.argv[2] ?? '', 'utf8')
const [, version = ''] = /^# Version: ([\d.]+)$/mu.exec(given) ?? []
if (version === '') throw new Error('expected confusables.txt of Unicode, with its version')

const short = (code) => code.toLowerCase().replace(/\b0+/gu, '')
const sources = new Map()
for (const [, from, to] of given.matchAll(/^([0-9A-F]+) ;\t([0-9A-F ]+) ;\tMA/gmu)) {
  const prototype = short(to)
  sources.set(prototype, [...(sources.get(prototype) ?? []), short(from)])
}
const lines = ['']
for (const [prototype, from] of [...sources].sort(([one], [other]) => (one < other ? -1 : 1))) {
  const group = `${prototype}:${from.join(' ')};`
  const last = lines.at(-1)
  if (last !== '' && last.length + group.length > WIDTH) lines.push(group)
  else lines[lines.length - 1] = last + group
}
const page = `/**
 * What looks alike, as Unicode says (UTS #39, confusables.txt ${version}): what each stands for, and those that stand for it,
 * in hexadecimal. Made by scripts/confusables.mjs. Copyright Unicode, Inc., under the Unicode License v3 (see NOTICE).
 */
export const CONFUSABLES_VERSION = '${version}'
export const CONFUSABLES = \`
${lines.join('\n')}
\`
`
writeFileSync(new URL('../party/wordFilter/lookalike/confusables.ts', import.meta.url), page)
