import { networkInterfaces } from 'node:os'

/** Where friends on the same network find this machine, the likeliest first. */
function lanAddresses() {
  const found = Object.entries(networkInterfaces()).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ name, address })),
  )
  const isVirtual = ({ name }) => /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tailscale|zt)/.test(name)
  return [...found.filter((each) => !isVirtual(each)), ...found.filter(isVirtual)].map(({ address }) => address)
}

/** Where friends find the server, the likeliest address first; none, if it listens for this machine only. */
export function lanOrigins({ host, port }) {
  return isEverywhere(host) ? lanAddresses().map((address) => `http://${address}:${port}`) : []
}

/** What to tell the person who started the server. `origin`: where friends find it, if the operator has said so. */
export async function invitation({ host, port, origin = null }) {
  // Not at the top: the parts may have been installed only a moment ago.
  const { renderUnicodeCompact } = await import('uqr')
  const here = `http://${isEverywhere(host) ? 'localhost' : inUrl(host)}:${port}`
  const far = origin ? [origin] : lanOrigins({ host, port })
  const lines = ['', 'Robot Night is open.', '', `  On this machine:  ${here}`]
  for (const address of far) lines.push(`  For your friends: ${address}`)
  if (far[0]) lines.push('', renderUnicodeCompact(far[0], { border: 2 }))
  return [...lines, '', '  Ctrl-C ends it. Tables are kept.', ''].join('\n')
}

const isEverywhere = (host) => host === '0.0.0.0' || host === '::'
const inUrl = (host) => (host.includes(':') ? `[${host}]` : host)
