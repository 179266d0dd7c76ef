import { findBrowser } from './browser.mjs'
import { lyingOnPath } from './debian.mjs'
import { findAll, missed } from './systemDependencies.mjs'
import { vitest } from './vitest.mjs'

/** What people put in front of a site of their own, and what makes certificates for it. */
const PROXIES = {
  caddy: { packages: ['caddy'], find: () => ({ CADDY_PATH: lyingOnPath('caddy')[0] }) },
  nginx: { packages: ['nginx-light'], find: () => ({ NGINX_PATH: lyingOnPath('nginx')[0] }) },
  certificates: { packages: ['openssl'], find: () => ({ OPENSSL_PATH: lyingOnPath('openssl')[0] }) },
}

/** Matches behind the real Caddy and the real nginx. A machine that cannot have them skips them; never where `CI` is set. */
export async function proxyTests() {
  const { env, skipped } = await findAll(PROXIES, { what: 'a proxy' })
  if (skipped !== '') return missed(skipped)
  const browser = await findBrowser()
  return vitest(['proxies'], { env: { ...env, ...(browser ? { CHROMIUM_PATH: browser } : {}) } })
}
