import { networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'

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

/** What to tell the person who started the server. */
export function invitation({ host, port }) {
  const here = `http://${isEverywhere(host) ? 'localhost' : inUrl(host)}:${port}`
  const lan = isEverywhere(host) ? lanAddresses().map((address) => `http://${address}:${port}`) : []
  const lines = ['', 'Robot Night is open.', '', `  On this machine:  ${here}`]
  for (const address of lan) lines.push(`  For your friends: ${address}`)
  if (lan[0]) lines.push('', renderUnicodeCompact(lan[0], { border: 2 }))
  return [...lines, '', '  Ctrl-C ends it. Tables are kept.', ''].join('\n')
}

const isEverywhere = (host) => host === '0.0.0.0' || host === '::'
const inUrl = (host) => (host.includes(':') ? `[${host}]` : host)
