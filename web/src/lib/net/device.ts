/** The name of the cookie that tells a browser from others: the prefix binds it to https, which a room in a LAN has not. */
export function deviceCookie(protocol: string): '__Host-device' | 'device' {
  return protocol === 'https:' ? '__Host-device' : 'device'
}
