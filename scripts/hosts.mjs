import { hostname, networkInterfaces } from 'node:os'

const HOST = /^(?:\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?)(?::\d{0,5})?$/i

/**
 * The name in a Host header, in the spelling that a browser gives it: lower case, no port, no final dot. Null: it's no
 * host at all.
 */
export function nameIn(header) {
  if (typeof header !== 'string' || header.length > 260 || !HOST.test(header)) return null
  const address = `http://${header}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : null
}

/** What ALLOWED_HOSTS names, with commas or spaces between. Addresses as they're copied from a browser will do. */
export function namedHosts(text = '') {
  return text.split(/[\s,]+/).flatMap((word) => {
    if (word === '') return []
    const name = nameIn(word.replace(/^https?:\/\//i, '').replace(/\/.*$/, ''))
    if (name !== null) return name
    throw new Error(`ALLOWED_HOSTS takes names such as robots.example, with commas between; ${word} isn't one.`)
  })
}

/**
 * Says of a name whether this server answers to it: to what leads to this machine, and to what its operator has named.
 * Any other name may belong to a page elsewhere that has it point here (DNS rebinding), and would then count as our own.
 */
export function hostsWith(named = []) {
  const names = new Set(['localhost', ...ownNames(), ...named])
  return (name, socket) =>
    names.has(name) || isLoopback(name) || name === spelling(socket.localAddress) || ownAddresses().includes(name)
}

const isLoopback = (name) => name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)

/** As friends in the same network may find it: by its name, and by that name over multicast DNS. */
function ownNames() {
  const name = nameIn(hostname())
  if (name === null) return []
  const [first] = name.split('.')
  return [name, first, `${first}.local`]
}

/** Asked each time, for a machine may change its network while it serves. */
function ownAddresses() {
  return Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => spelling(address)))
}

/** An address as it stands in a URL. */
function spelling(address = '') {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '')
  return nameIn(plain.includes(':') ? `[${plain}]` : plain)
}
