import type { Words } from '#lib/proxy/words.ts'

export const words: Words = {
  title: 'This site isn’t set up right yet',
  visitor: 'You may not be able to play. Please tell the person who runs it.',
  operator: 'Is it yours? Here’s what’s wrong between the browser and the server:',
  what: {
    address: (at, origin) =>
      `You’re at ${at}, but the server thinks it’s at ${origin}. That breaks links, cookies and new tables.`,
    untrusted: 'The server doesn’t trust the proxy in front of it, so all visitors count as one.',
    unnamed: 'The proxy doesn’t say which visitor it’s asking for, so all visitors count as one.',
    upgrade: 'The proxy doesn’t let WebSockets through, so nobody can play live.',
  },
  open: (origin) => `Go to ${origin}`,
  more: 'Lines that begin with PUBLIC_URL or TRUSTED_PROXIES are Robot Night settings; the others are for nginx. There’s more in docs/self-hosting.md.',
  close: 'Close',
}
