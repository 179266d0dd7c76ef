import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Builder, By, Capabilities, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../../scripts/server/serve.mjs'
import { start, type Child } from './children.ts'
import type { Browser, Key, Point, Size, Tab } from './Tab.ts'

export interface WebKitPaths {
  driver: string
  browser: string
  display: string
}

/** There is no graphics card to draw with, and in a container no sandbox of its own to be had. */
const SWITCHES = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  LANGUAGE: 'en_GB:en',
  LC_ALL: 'C.UTF-8',
}

/** What the window asks for around the page would keep it wider than a phone. */
const STYLE = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }\nentry { min-height: 0; }\n'

const SCREEN = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']

/**
 * WebKit as Debian packages it. A driver has one session only, so there is one for each tab; and each window has a display
 * of its own, since what lies behind another window is not drawn.
 */
export async function openWebKit(paths: WebKitPaths): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), 'robot-night-webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), STYLE)
  const started: Child[] = []
  return {
    name: 'WebKit',
    async open(size) {
      const port = await freePort()
      const screen = start(paths.display, SCREEN, { piped: true })
      started.push(screen)
      const [number] = await once(screen.process.stdio[3] as Readable, 'data')
      const env = { ...SWITCHES, DISPLAY: `:${String(number).trim()}`, XDG_CONFIG_HOME: home }
      started.push(start(paths.driver, [`--port=${port}`, '--host=127.0.0.1'], { env }))
      await answering(port)
      return openTab(await sessionAt(port, paths.browser), size)
    },
    async close() {
      await Promise.all(started.map((child) => child.end()))
      rmSync(home, { recursive: true, force: true })
    },
  }
}

async function answering(port: number): Promise<void> {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null)
    if (answer?.ok) return
    if (tries > 200) throw new Error('WebKitWebDriver does not answer')
    await new Promise((go) => setTimeout(go, 50))
  }
}

function sessionAt(port: number, binary: string): Promise<WebDriver> {
  const asked = new Capabilities({
    browserName: 'MiniBrowser',
    // The page is looked at as soon as there is one, so that nothing it complains about is missed.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })
  return Promise.resolve(new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(asked).build())
}

async function openTab(driver: WebDriver, size: Size): Promise<Tab> {
  const tab = new WebKitTab(driver)
  await tab.resize(size)
  return tab
}

const KEYS: Readonly<Record<Exclude<Key, 'SelectAll'>, string>> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  End: Keys.END,
  ArrowUp: Keys.ARROW_UP,
}

/** A page that is just being replaced may never answer; another look gets an answer. */
const ANSWER_MS = 30_000

async function inTime<T>(answer: Promise<T>, asked: string): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error(`WebKit has not answered for half a minute: ${asked}`)),
    ANSWER_MS,
  )
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}

class WebKitTab implements Tab {
  readonly #driver: WebDriver

  constructor(driver: WebDriver) {
    this.#driver = driver
  }

  goto(url: string): Promise<void> {
    return inTime(this.#driver.get(url), url)
  }
  reload(): Promise<void> {
    return inTime(this.#driver.navigate().refresh(), 'reload')
  }
  url(): Promise<string> {
    return inTime(this.#driver.getCurrentUrl(), 'its address')
  }
  run(expression: string, frame?: string): Promise<unknown> {
    return inTime(this.#run(expression, frame), expression.slice(0, 80))
  }
  async #run(expression: string, frame?: string): Promise<unknown> {
    if (frame === undefined) return this.#driver.executeScript(`return (${expression})`)
    await this.#driver.switchTo().frame(this.#driver.findElement(By.css(`iframe[title=${JSON.stringify(frame)}]`)))
    try {
      return await this.#driver.executeScript(`return (${expression})`)
    } finally {
      await this.#driver.switchTo().defaultContent()
    }
  }

  press({ x, y }: Point): Promise<void> {
    const at = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 }
    return inTime(this.#driver.actions().move(at).press().release().perform(), 'a press')
  }
  type(text: string): Promise<void> {
    return inTime(this.#driver.actions().sendKeys(text).perform(), 'typing')
  }
  key(key: Key): Promise<void> {
    const actions = this.#driver.actions()
    const pressed =
      key === 'SelectAll'
        ? actions.keyDown(Keys.CONTROL).sendKeys('a').keyUp(Keys.CONTROL)
        : actions.sendKeys(KEYS[key])
    return inTime(pressed.perform(), key)
  }
  /** The window is asked for, and what it keeps for itself is added. */
  async resize({ width, height }: Size): Promise<void> {
    const window = this.#driver.manage().window()
    await window.setRect({ x: 0, y: 0, width, height })
    const inner = Number(await this.#driver.executeScript('return innerHeight'))
    await window.setRect({ x: 0, y: 0, width, height: height + (height - inner) })
  }
  async picture(): Promise<Uint8Array> {
    return Buffer.from(await this.#driver.takeScreenshot(), 'base64')
  }

  /** The protocol tells none; the page does. */
  complaints(): string[] {
    return []
  }
  close(): Promise<void> {
    return this.#driver.quit()
  }
}
