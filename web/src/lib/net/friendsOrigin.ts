const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * Where friends find what is open here at `url`: the same address, unless that means this very machine and the server
 * knows a better one.
 */
export function friendsOrigin(url: URL, lanOrigin: string | undefined): string {
  return LOOPBACK.test(url.hostname) && lanOrigin ? lanOrigin : url.origin
}
