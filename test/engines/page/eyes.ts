import { queryAllByRole, queryAllByText } from '@testing-library/dom'
import { computeAccessibleName } from 'dom-accessibility-api'
import type { Names, Sight, Wanted } from './sights.ts'

/** Runs in the page: finds what somebody looks for, by role and name, the same in every engine. */
const complaints: string[] = []

function look(wanted: Wanted): Sight[] {
  return found(wanted, document.body).map(sightOf)
}

function found(wanted: Wanted, from: HTMLElement): HTMLElement[] {
  if (wanted.beside && found(wanted.beside, document.body).length === 0) return []
  const roots = wanted.within ? found(wanted.within, from) : [from]
  return roots.flatMap((root) => inside(wanted, root)).filter((each) => fits(each, wanted))
}

/** What has no box is left out before anything is worked out: that is what takes time. */
function inside({ role, name, text }: Wanted, root: HTMLElement): HTMLElement[] {
  if (role !== undefined) {
    const all = queryAllByRole(root, role, { hidden: true }).filter(isToBeSeen)
    return name === undefined ? all : all.filter((each) => isSaid(nameOf(each), name))
  }
  const ignore = 'script,style,title'
  return text === undefined ? [] : queryAllByText(root, matcher(text), { ignore }).filter(isToBeSeen)
}

const isToBeSeen = (element: Element): boolean => hasBox(element) && element.closest('[aria-hidden="true"]') === null

/** What has none of its own may have some in it. */
const hasBox = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) ||
  (getComputedStyle(element).display === 'contents' && [...element.children].some(hasBox))

const matcher = (names: Names): string | RegExp =>
  typeof names === 'string' ? names : new RegExp(names.source, names.flags)

const isSaid = (said: string, names: Names): boolean =>
  typeof names === 'string' ? said === names : new RegExp(names.source, names.flags).test(said)

/** As far as they have been worked out since somebody began to look. */
let known = new WeakMap<Element, string>()
function nameOf(element: HTMLElement): string {
  const name = known.get(element) ?? computeAccessibleName(element)
  known.set(element, name)
  return name
}

function fits(element: HTMLElement, { role, text, isEnabled, isPressed, isChecked, value }: Wanted): boolean {
  if (role !== undefined && text !== undefined && !isSaying(element, text)) return false
  if (isEnabled !== undefined && isEnabled === isBarred(element)) return false
  if (isChecked !== undefined && isChecked !== isTicked(element)) return false
  if (value !== undefined && valueOf(element) !== value) return false
  return isPressed === undefined || isPressed === (element.ariaPressed === 'true')
}

function isSaying(element: HTMLElement, text: Names): boolean {
  const words = element.innerText
  return typeof text === 'string' ? words.includes(text) : new RegExp(text.source, text.flags).test(words)
}

const valueOf = (element: HTMLElement): string => ('value' in element ? String(element.value) : '')
const isTicked = (element: HTMLElement): boolean =>
  element instanceof HTMLInputElement ? element.checked : element.ariaChecked === 'true'
const isBarred = (element: HTMLElement): boolean => element.matches(':disabled') || element.ariaDisabled === 'true'

function sightOf(element: HTMLElement): Sight {
  return {
    name: nameOf(element),
    text: element.innerText.trim(),
    value: valueOf(element),
    max: element instanceof HTMLInputElement ? element.max : '',
    href: element instanceof HTMLAnchorElement ? element.href : '',
    isChecked: isTicked(element),
    isBarred: isBarred(element),
  }
}

/** Where the first of them is to be pressed; or why it cannot be just now. */
function aim(wanted: Wanted): { at: { x: number; y: number }; name: string } | string {
  const [element] = found(wanted, document.body)
  if (!element) return 'it is not there'
  if (isBarred(element)) return 'it is barred'
  if (isMoving(element)) return 'it is moving'
  const places = [element, ...labelsOf(element)]
  const hit = pointOn(places, element) ?? (bringIntoView(element), pointOn(places, element))
  return hit ? { at: hit, name: nameOf(element) } : 'something lies over it'
}

const labelsOf = (element: HTMLElement): HTMLElement[] =>
  element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []

const bringIntoView = (element: HTMLElement): void =>
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })

/** A place where a press would reach the element, as the browser sees it. */
function pointOn(places: readonly HTMLElement[], element: HTMLElement): { x: number; y: number } | null {
  for (const { left, top, width, height } of places.flatMap((place) => [...place.getClientRects()])) {
    if (width < 4 || height < 4) continue
    for (const share of [0.5, 0.25, 0.75]) {
      const [x, y] = [left + width * share, top + height * share]
      const hit = document.elementFromPoint(x, y)
      if (hit && reaches(hit, element)) return { x, y }
    }
  }
  return null
}

const reaches = (hit: Element, element: HTMLElement): boolean =>
  element.contains(hit) || hit.closest('label')?.control === element

/** What goes on for ever does not count. */
function isMoving(element: HTMLElement): boolean {
  return document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        effect.getComputedTiming().endTime !== Infinity &&
        effect.target?.contains(element),
    )
}

/** Of several, the first that is there and can be pressed. */
function choose(all: readonly Wanted[]): number {
  return all.findIndex((wanted) => found({ ...wanted, isEnabled: true }, document.body).length > 0)
}

/** Where a frame's own page begins. */
function frameAt(title: string): { x: number; y: number } {
  const frame = document.querySelector(`iframe[title=${JSON.stringify(title)}]`)
  if (!frame) throw new Error(`no frame ${title}`)
  bringIntoView(frame as HTMLElement)
  const { left, top } = frame.getBoundingClientRect()
  return { x: left + frame.clientLeft, y: top + frame.clientTop }
}

/** How far the page goes beyond its right edge, px. */
const overhang = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** What lies outside the page at its right edge and is no part of it, px: where a sheet's shade does not reach. */
const gutter = (): number => innerWidth - document.documentElement.clientWidth

/** Where the first of them lies. */
function placeOf(wanted: Wanted): { left: number; top: number; width: number } | null {
  const box = found(wanted, document.body)[0]?.getBoundingClientRect()
  return box ? { left: box.left, top: box.top, width: box.width } : null
}

let kept: string[] = []
/** Whether this page is kept for a time without a network, as far as is known by now. */
function keeps(path: string): boolean {
  const take = async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    kept = requests.flat().map(({ url }) => new URL(url).pathname)
  }
  void take()
  return navigator.serviceWorker.controller !== null && kept.includes(path)
}

const isAwake = (): boolean => document.documentElement.dataset['awake'] !== undefined

const acts = { look, aim, choose, frameAt, overhang, gutter, placeOf, keeps, isAwake }
export type Acts = typeof acts

/** As JSON, so that no engine has its own idea of what a value is. */
function does<A extends keyof Acts>(act: A, ...args: Parameters<Acts[A]>): string {
  const deed: (...args: Parameters<Acts[A]>) => unknown = acts[act] as never
  known = new WeakMap()
  const value = deed(...args)
  return JSON.stringify({ value, complaints: complaints.splice(0) })
}

declare global {
  interface Window {
    eyes?: { does: typeof does }
  }
}

function watch(): void {
  addEventListener('error', ({ message, filename, error }) => {
    if (message) complaints.push(`page error: ${message} ${filename} ${error?.stack ?? ''}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    complaints.push(`unhandled: ${reason instanceof Error ? `${reason.message} ${reason.stack}` : String(reason)}`)
  })
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    complaints.push(`forbidden: ${violatedDirective} ${blockedURI}`)
  })
  const { error } = console
  console.error = (...words: unknown[]) => {
    complaints.push(`console: ${words.map(String).join(' ')}`)
    error(...words)
  }
}

if (!window.eyes) {
  window.eyes = { does }
  watch()
}
