import { Broken } from './Broken.mjs'

const SCHEME = (origin) => origin.replace(/^http(s?):/, (_, secure) => `http${secure ? '' : 's'}:`)

/** Why nobody answered a request. */
export function unreached(error, origin) {
  const said = `${error.cause?.code ?? ''} ${error.cause?.message ?? ''} ${error.message}`
  for (const [sign, words, look] of WHY) if (sign.test(said)) return new Broken(words, look(origin))
  return new Broken(
    `no answer (${(error.cause?.code ?? error.message).slice(0, 80)})`,
    "the server's log, and what stands in front of it",
  )
}

const WHY = [
  [/ENOTFOUND|EAI_AGAIN/, 'no such name', () => 'the DNS record of the name, and whether you spelt it right'],
  [
    /ECONNREFUSED/,
    'nobody listens there',
    () => 'whether the proxy and Robot Night run, and which ports they listen on',
  ],
  [
    /ENETUNREACH|EHOSTUNREACH/,
    "the machine can't be reached",
    () => 'your network, and whether the server has IPv6 if its name says so',
  ],
  [
    /CERT_HAS_EXPIRED/,
    'the certificate has expired',
    () => 'the renewal of certificates: certbot renew, or the log of Caddy',
  ],
  [
    /ALTNAME_INVALID/,
    'the certificate is for another name',
    () => 'the certificate, and the name in the configuration of the proxy',
  ],
  [
    /SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|CERT_|certificate/,
    'the certificate is none that browsers trust',
    () => 'the certificate: it needs its whole chain (fullchain.pem), from an authority that browsers know',
  ],
  [
    /WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|EPROTO|ERR_SSL/,
    "that port doesn't speak https",
    (origin) => `the scheme: perhaps ${SCHEME(origin)}`,
  ],
  [
    /HPE_|UND_ERR_SOCKET|other side closed|ECONNRESET/,
    'the connection was cut',
    (origin) => `the scheme: perhaps ${SCHEME(origin)}; if that isn't it, the log of the proxy`,
  ],
  [
    /Timeout|timed? ?out|ETIMEDOUT/i,
    'no answer within 20 s',
    () => 'the firewall, and whether the server is overloaded',
  ],
]
