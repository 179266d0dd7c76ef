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

/** The names in ALLOWED_HOSTS, separated by commas or spaces. Addresses copied from a browser work too. */
export function namedHosts(text = '') {
  return text.split(/[\s,]+/).flatMap((word) => {
    if (word === '') return []
    const name = nameIn(word.replace(/^https?:\/\//i, '').replace(/\/.*$/, ''))
    if (name !== null) return name
    throw new Error(`ALLOWED_HOSTS takes names such as robots.example, separated by commas; ${word} isn't one.`)
  })
}

/**
 * Whether this server answers to a name: to names and addresses of this machine, and to those that its operator added.
 * Any other name may belong to a page elsewhere that points it here (DNS rebinding), and would count as our own.
 */
export function hostsWith(named = []) {
  const names = new Set(['localhost', ...ownNames(), ...named])
  return (name, socket) =>
    names.has(name) || isLoopback(name) || name === spelling(socket.localAddress) || ownAddresses().includes(name)
}

const isLoopback = (name) => name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)

/** How friends on the same network may find it: by its name, and by that name over multicast DNS. */
function ownNames() {
  const name = nameIn(hostname())
  if (name === null) return []
  const [first] = name.split('.')
  return [name, first, `${first}.local`]
}

/** Looked up each time, since a machine may change networks while it serves. */
function ownAddresses() {
  return Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => spelling(address)))
}

/** An address as it's written in a URL. */
function spelling(address = '') {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '')
  return nameIn(plain.includes(':') ? `[${plain}]` : plain)
}
