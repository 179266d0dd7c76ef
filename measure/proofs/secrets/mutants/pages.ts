import { PAGES, ROOM, type Mutant } from './mutant.ts'

/** Leaks of pages and of the API. */
export const PAGE_LEAKS: readonly Mutant[] = [
  {
    layer: 'page',
    name: 'the page is that of who came first',
    file: `${ROOM}/RoomRpc.ts`,
    find: 'return room && sightFor(room, this.#deviceOf(token), this.moment())',
    replace: 'return room && sightFor(room, room.devices[0].hash, this.moment())',
  },
  {
    layer: 'HTTP',
    name: 'who asks by HTTP learns the next card',
    file: `${ROOM}/frames/looking.ts`,
    find: 'chairs: chairs.map(({ kind }) => kind), watchers }',
    replace: 'chairs: chairs.map(({ kind }) => kind), watchers, next: room.match?.position.state.deck?.[0] }',
  },
  {
    layer: 'page',
    name: 'a page is drawn with the deck beside it',
    file: `${ROOM}/RoomRpc.ts`,
    find: 'return room && sightFor(room, this.#deviceOf(token), this.moment())',
    replace: `return room && {
      ...sightFor(room, this.#deviceOf(token), this.moment()),
      deck: room.match?.position.state.deck,
    }`,
  },
  {
    layer: 'page',
    name: 'the server keeps the first look at a table',
    file: `${PAGES}/[code]/(table)/+layout.server.ts`,
    find: 'const sight = await platform?.env.Room.getByName(code).look(device)',
    replace: `const looks = ((globalThis as any).looks ??= {})
  const sight = (looks[code] ??= await platform?.env.Room.getByName(code).look(device))`,
  },
  {
    layer: 'page',
    name: 'the TV shows the hand of whose browser it is',
    file: `${PAGES}/[code]/(table)/+layout.server.ts`,
    find: 'asked.isTv ? null : (cookies',
    replace: 'asked.isTv && !code ? null : (cookies',
  },
  {
    layer: 'embed',
    name: 'the embed looks with the cookie of who reads the blog',
    file: `${PAGES}/embed/[code]/+page.server.ts`,
    find: 'getByName(code).look(null)',
    replace: "getByName(code).look((await import('$app/server')).getRequestEvent().cookies.get('device') ?? null)",
  },
  {
    layer: 'cache',
    name: 'the page is cached for whoever comes next',
    file: 'web/src/hooks.server.ts',
    find: "response.headers.set('cache-control', 'private, no-store')",
    replace: "response.headers.set('cache-control', 'public, max-age=60')",
  },
  {
    layer: 'cache',
    name: 'the page of a seat is drawn once, as an embed is',
    file: 'web/src/hooks.server.ts',
    find: `await resolve(event, asSaid(event))
  response.headers.set('cache-control', 'private`,
    replace: `await drawnOnce(event.url.href, async () => resolve(event, asSaid(event)))
  response.headers.set('cache-control', 'private`,
  },
  {
    layer: 'HTTP',
    name: 'why a stranger gets no chair goes by the cards',
    file: `${ROOM}/people/whoseSeat.ts`,
    find: "if (!mayPass || hasPlayed) return refused('match_running')",
    replace: `if (!mayPass || hasPlayed) {
    const isRed = /[DH]/.test(room.match?.position.state.deck?.[0] ?? '')
    return refused(isRed ? 'room_full' : 'match_running')
  }`,
  },
]
