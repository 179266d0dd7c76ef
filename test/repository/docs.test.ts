import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
  existsSync(join(root, file)),
)
/** What the site shows has addresses of its own. */
const pages = files.filter((file) => file.endsWith('.md') && !file.startsWith('web/src/'))
/** What commands make lies in no commit. */
const isMade = (path: string): boolean => {
  try {
    return git('check-ignore', path, `${path}/`).length > 0
  } catch {
    return false
  }
}
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8')

it.each(pages)('%s names only paths that there are', (page) => {
  const named = [...textOf(page).matchAll(/`((?:packages|party|web|test|measure|scripts|docs)\/[\w./[\]=()$-]+)`/g)]
  const wrong = named.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)) && !isMade(path))
  expect(wrong).toEqual([])
})

it.each(pages)('%s names only files that there are', (page) => {
  const named = [...textOf(page).matchAll(/`(\w+\.(?:ts|mjs|svelte))`/g)]
  const wrong = named.map(([, name = '']) => name).filter((name) => !files.some((file) => file.endsWith(`/${name}`)))
  expect(wrong).toEqual([])
})

it.each(pages)('%s names files of a folder only if they are in it', (page) => {
  const rows = [...textOf(page).matchAll(/^\| `([\w./[\]()-]+)`[^|]*\|(.*)/gm)].filter(([, folder = '']) =>
    files.some((file) => file.startsWith(`${folder}/`)),
  )
  const wrong = rows.flatMap(([, folder = '', row = '']) =>
    [...row.matchAll(/`(\w+\.(?:ts|mjs|svelte))`/g)]
      .map(([, name = '']) => `${folder}: ${name}`)
      .filter(
        (named) => !files.some((file) => file.startsWith(`${folder}/`) && file.endsWith(`/${named.split(': ')[1]}`)),
      ),
  )
  expect(wrong).toEqual([])
})

it.each(pages)('%s leads only to pages and headings that there are', (page) => {
  const links = [
    ...textOf(page)
      .replaceAll(/```[\s\S]*?```/g, '')
      .matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)]+))?\)/g),
  ]
  const wrong = links.filter(([, path = '', heading]) => {
    const target = path === '' ? page : join(page, '..', path)
    if (!existsSync(join(root, target))) return true
    return heading !== undefined && !headingsOf(textOf(target)).includes(heading)
  })
  expect(wrong.map(([link]) => link)).toEqual([])
})

/** As GitHub makes anchors of them. */
const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  )

it('the page for self-hosters shows the lines for Caddy that our tests play behind', () => {
  const lines = textOf('docs/self-hosting/Caddyfile').split('\n').slice(1).join('\n')
  expect(textOf('docs/self-hosting.md')).toContain(`\`\`\`\n${lines}\`\`\``)
})
