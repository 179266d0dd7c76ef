import type { Attached } from './attached.ts'
import { handshakeOf } from './handshake.ts'
import { addressHash, deviceHash } from '../../shell/hashes.ts'
import { ADDRESS_HEADER, DEVICE_HEADER } from '../../shell/innerHeaders.ts'

/** Who is coming, as far as the Worker and the address of the socket say it. */
export function whoConnects({ headers, url }: Request, code: string): Attached {
  const { isPinging, isThrowing, isWhole, page } = handshakeOf(new URL(url))
  const [token, address] = [DEVICE_HEADER, ADDRESS_HEADER].map((name) => headers.get(name))
  return {
    device: token ? deviceHash(code, token) : null,
    from: address ? addressHash(code, address) : null,
    ...(page === null ? {} : { page }),
    isPinging,
    isThrowing,
    isWhole,
  }
}
