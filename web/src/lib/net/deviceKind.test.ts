import { expect, it } from 'vitest'
import { deviceKind } from './deviceKind.ts'

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

it.each([
  ['phone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${APPLE}`, 5],
  ['phone', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36', 5],
  ['phone', 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 5],
  ['tablet', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Safari/537.36', 5],
  ['tablet', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15', 5],
  ['computer', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15', 0],
  ['computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36', 10],
])('%s: %s', (kind, userAgent, maxTouchPoints) => {
  expect(deviceKind({ userAgent, maxTouchPoints })).toBe(kind)
})
