// `CHROMIUM_PATH=… node web/src/lib/brand/draw.ts` redraws the icons and the picture of our links, into web/static.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packed } from './packed.ts'
import { iconPage, linkPage } from './pages.ts'

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const mark = text('../ui/art/mark.svg')
// On the home page some of the scene gives way to the words: here all are at the table.
const scene = text('../../routes/scene-dark.svg').replace(/<style>.*?<\/style>/, '')
const font = fileURLToPath(import.meta.resolve('@fontsource/righteous/files/righteous-latin-400-normal.woff2'))

/** Systems cut icons into circles or squares of their own: the mark keeps to the middle, the night fills the rest. */
const ICONS = [
  { file: 'icon-512.png', size: 512, share: 0.66 },
  { file: 'icon-192.png', size: 192, share: 0.66 },
  { file: 'apple-touch-icon.png', size: 180, share: 0.76 },
  { file: 'favicon.png', size: 48, share: 0.94 },
]

const folder = mkdtempSync(join(tmpdir(), 'brand-'))
for (const { file, size, share } of ICONS) shoot(file, iconPage(mark, share), [size, size])
shoot('link.png', linkPage({ mark, scene, font }), [1200, 630])
rmSync(folder, { recursive: true })

function shoot(file: string, html: string, [width, height]: readonly [number, number]): void {
  const page = join(folder, 'page.html')
  writeFileSync(page, html)
  const shot = join(folder, file)
  const flags = [
    '--headless',
    '--no-sandbox',
    '--hide-scrollbars',
    '--allow-file-access-from-files',
    '--force-device-scale-factor=1',
    '--virtual-time-budget=2000',
    `--user-data-dir=${join(folder, 'profile')}`,
    `--window-size=${width},${height}`,
    `--screenshot=${shot}`,
    page,
  ]
  execFileSync(process.env['CHROMIUM_PATH'] ?? 'chromium', flags, { stdio: 'ignore' })
  writeFileSync(new URL(`../../../static/${file}`, import.meta.url), packed(readFileSync(shot)))
}
