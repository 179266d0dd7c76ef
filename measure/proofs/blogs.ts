import { findAll } from '../../scripts/systemDependencies.mjs'
import { lyingOnPath } from '../../scripts/debian.mjs'
import { Aide } from '../../test/table/Aide.ts'
import type { Args } from '../args.ts'
import { columns, type Report } from '../report.ts'
import { openHouse } from '../speed/web/house.ts'
import { CASES, postOf, USERS } from './blogs/cases.ts'
import { feedLeadsTo } from './blogs/feed.ts'
import { looksAt, type Look } from './blogs/look.ts'
import { openReaders } from './blogs/readers.ts'
import { WordPress } from './blogs/WordPress.ts'

/** What a real WordPress takes, and the second browser. */
const NEEDED = {
  wordpress: {
    packages: ['wordpress', 'wordpress-theme-twentytwentythree', 'php-cli', 'php-mysql'],
    find: () => ({ PHP_PATH: lyingOnPath('php')[0] }),
  },
  mariadb: { packages: ['mariadb-server'], find: () => ({ MARIADB_PATH: lyingOnPath('mariadbd')[0] }) },
  firefox: {
    packages: ['firefox-esr'],
    find: () => ({ FIREFOX_PATH: lyingOnPath('firefox-esr', 'firefox')[0] }),
  },
}

const WIDTHS = [390, 1280]
const LIGHT = { name: '', query: '' }
const THEMES = [LIGHT, { name: ', dark theme', query: '&dark' }]
const POSTS = USERS.flatMap((user) => Object.entries(CASES).map(([name, each]) => [user, name, each] as const))

/** A live table in the posts of a real WordPress, put there in each way, by an author and by an admin, in two browsers. */
export async function run({ json }: Args, report: Report): Promise<void> {
  const { env, skipped } = await findAll(NEEDED, { what: 'a blog' })
  if (skipped !== '') throw new Error(skipped)
  const house = await openHouse(report.progress)
  const wordpress = await WordPress.open({ php: env['PHP_PATH'] ?? '', mariadbd: env['MARIADB_PATH'] ?? '' })
  const readers = await openReaders(env['FIREFOX_PATH'] ?? '')
  try {
    const mara = await Aide.opens(house.url, 'Mara', { pace: 'off' })
    await mara.windsUp(1)
    const table = { url: house.url, code: mara.code, room: mara.known.room?.id ?? '' }
    const looks: Look[] = []
    let mute = 0
    for (const [user, name, each] of POSTS) {
      const address = await wordpress.posts({ user, title: `${name}, by an ${user}`, content: postOf(each, table) })
      if (!(await feedLeadsTo(wordpress.feed, `${house.url}/${mara.code}`))) mute += 1
      const shown = each.isLinkFor === user ? 'link' : 'table'
      for (const theme of looks.length === 0 ? THEMES : [LIGHT])
        for (const reader of readers)
          for (const width of WIDTHS) {
            const wanted = { name: name + theme.name, user, width, shown } as const
            report.progress(`${wanted.name}, by an ${user}, ${reader.name}, ${width} px`)
            looks.push(await looksAt(wanted, { reader, address: address + theme.query, mara, home: house.url }))
          }
    }
    if (!json) console.log(`${columns([HEADS, ...looks.map(cells)])}\n`)
    figures(looks, report)
    report.figure({ name: 'posts that lead nowhere in a feed', value: mute, unit: '', bound: 0, better: 'less' })
  } finally {
    for (const reader of readers) await reader.close()
    await wordpress.close()
    await house.close()
  }
}

const HEADS = ['case', 'user', 'browser', 'width', 'shows', 'frame / column', 'hidden', 'follows', 'corners', 'errors']
const cells = (look: Look): string[] => [
  look.name,
  look.user,
  look.browser,
  String(look.width),
  look.isAsMeant ? look.shown : `NOT a ${look.shown}`,
  look.frame === null ? '' : `${look.frame} / ${look.column}`,
  look.hidden === null ? '' : `${look.hidden} px`,
  look.frame === null ? '' : look.follows === null ? 'NO' : `${Math.round(look.follows)} ms`,
  look.isPatched ? 'PATCH' : '',
  look.errors.join(' | '),
]

function figures(looks: readonly Look[], report: Report): void {
  const none = { unit: '', bound: 0, better: 'less' } as const
  const count = (isWrong: (look: Look) => boolean) => looks.filter(isWrong).length
  const waits = looks.flatMap(({ follows }) => follows ?? [])
  report.figure({ name: 'looks', value: looks.length, unit: '' })
  report.figure({ name: 'posts that show something else', value: count(({ isAsMeant }) => !isAsMeant), ...none })
  report.figure({ name: 'frames wider than their column', value: count(isTooWide), ...none })
  report.figure({ name: 'frames narrower than a phone’s column', value: count(isTooNarrow), ...none })
  report.figure({ name: 'frames in which something scrolls', value: count(({ hidden }) => (hidden ?? 0) > 1), ...none })
  report.figure({
    name: 'tables that do not follow',
    value: count(({ frame, follows }) => frame !== null && follows === null),
    ...none,
  })
  report.figure({ name: 'longest until a change was seen', value: Math.max(0, ...waits), unit: 'ms' })
  report.figure({ name: 'frames with a patch in their corners', value: count(({ isPatched }) => isPatched), ...none })
  report.figure({ name: 'errors of ours in a console', value: count(({ errors }) => errors.length > 0), ...none })
}

const isTooWide = ({ frame, column }: Look): boolean => (frame ?? 0) > column + 1
/** On a phone a table takes the whole column. */
const isTooNarrow = ({ frame, column, width }: Look): boolean => frame !== null && width < 500 && frame < column - 1
