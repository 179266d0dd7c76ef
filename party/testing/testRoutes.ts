import type { NewRoom, NewScreening } from '@robot-night/protocol'
import { Hono } from 'hono'
import { roomMade } from '../api/rooms.ts'
import type { Bindings } from '../api/bindings.ts'
import { deviceToken, ownToken } from '../api/device.ts'
import { answer, problemOf } from '../api/problem.ts'
import { nameOf } from '../room/galleries/galleryLink.ts'
import type { Room, Wanted } from './Room.ts'

interface Screened {
  match: string
  code: string
  made: NewScreening
  film: { last: number; seats: number }
}

/** Routes that only a test may have. */
export const testRoutes = new Hono<Bindings>()

testRoutes.post('/testing/rooms', async (c) => {
  const { code, room, conditions } = await c.req.json<{ code: string; room: NewRoom; conditions?: Wanted }>()
  const stub = roomOf(c.env, code)
  if (conditions) await stub.prepare(conditions)
  const token = ownToken(c)
  const made = await stub.claim(token, { code, wish: room })
  return 'chair' in made ? roomMade(c, { code, chair: made.chair, token }) : answer(problemOf(made.problem))
})
testRoutes.get('/testing/rooms/:code', async (c) => {
  try {
    return c.json(await roomOf(c.env, c.req.param('code')).inside())
  } catch (error) {
    // If you look into a room in a test, you want to know why that can't be.
    return c.text(error instanceof Error ? error.message : String(error), 500)
  }
})
testRoutes.get('/testing/rooms/:code/look', async (c) =>
  c.json(await roomOf(c.env, c.req.param('code')).look(deviceToken(c))),
)
testRoutes.post('/testing/rooms/:code/wake', async (c) => c.json(await roomOf(c.env, c.req.param('code')).wake()))
testRoutes.post('/testing/rooms/:code/settle', async (c) => c.json(await roomOf(c.env, c.req.param('code')).settle()))
testRoutes.post('/testing/rooms/:code/beat', async (c) => c.json(await roomOf(c.env, c.req.param('code')).beat()))
testRoutes.post('/testing/rooms/:code/ring', async (c) => {
  const { at } = await c.req.json<{ at: number }>()
  return c.json(await roomOf(c.env, c.req.param('code')).ring(at))
})
/** A place in a gallery, though there may be places in the room. */
testRoutes.get('/testing/rooms/:code/gallery', async (c) => {
  const code = c.req.param('code')
  const sight = await roomOf(c.env, code).look(null)
  if (!sight || !('room' in sight)) return answer('no_such_room')
  return c.env.Gallery.getByName(nameOf({ code, room: sight.room.id, number: 1 })).fetch(c.req.raw)
})
/** A screening of a match that need not be in any archive. */
testRoutes.post('/testing/screenings', async (c) => {
  const { match, code, made, film } = await c.req.json<Screened>()
  return c.json({ isOpen: await c.env.Screening.getByName(`${match} ${code}`).open(made, film) })
})
testRoutes.post('/testing/rooms/:code/forget', async (c) => c.json(await roomOf(c.env, c.req.param('code')).forget()))
testRoutes.onError((error) => {
  throw error
})
testRoutes.get('/testing/broken', () => {
  throw new Error('a secret that nobody may read')
})

function roomOf(env: Cloudflare.Env, code: string): DurableObjectStub<Room> {
  return (env.Room as unknown as DurableObjectNamespace<Room>).getByName(code)
}
