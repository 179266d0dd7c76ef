/** What PUBLIC_URL and TRUSTED_PROXIES say, as the Worker reads them. Throws in one sentence where they say nothing of use. */
export async function siteSet(env) {
  // Not at the top: an older Node, which this may begin on, takes no types for granted.
  const { siteOf } = await import('../party/proxy/site.ts')
  const site = siteOf(env)
  if ('wrong' in site) throw new Error(site.wrong)
  return site
}
