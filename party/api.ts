import { TITLES } from '@robot-night/engine'
import type { PushFacts, TitleFacts } from '@robot-night/protocol'
import { OPERATION_IDS, OPERATIONS, type Operation, type OperationId } from '@robot-night/protocol/operations'
import { Hono, type Handler } from 'hono'
import { arrival } from './api/proxyCheck.ts'
import type { Bindings } from './api/bindings.ts'
import { companion } from './api/companion.ts'
import { describe } from './api/describe.ts'
import { devices, refuseBadToken } from './api/device.ts'
import { documentOf } from './api/document.ts'
import { publicTables } from './api/publicTables.ts'
import { refuseOtherMethods } from './api/methods.ts'
import { tellMetrics } from './api/metrics.ts'
import { rooms } from './api/rooms.ts'
import { screenings } from './api/screening.ts'
import { keysIn } from './room/people/push.ts'
import { look } from './status/look.ts'

const HANDLERS: Readonly<Record<OperationId, Handler<Bindings>>> = {
  getHealth: (c) => c.json({ ok: true }),
  getStatus: async (c) => c.json(await look(c.env)),
  getMetrics: tellMetrics,
  listTitles: (c) =>
    c.json<TitleFacts[]>(
      TITLES.map(({ id, version, seats, options }) => ({ id, version, seats, options: { ...options.usual } })),
    ),
  /** With what a browser asks its maker for pushes from here; null: nobody is woken from here. */
  getPushKey: (c) => c.json<PushFacts>({ key: keysIn(c.env)?.publicKey ?? null }),
  ...arrival,
  ...devices,
  ...publicTables,
  ...rooms,
  ...screenings,
  ...companion,
}

/** The HTTP side, under /api. `docs/protocol.md` describes it. */
export const api = new Hono<Bindings>()

for (const path of ['/', '/openapi.json']) {
  api.get(path, documentOf(api))
  refuseOtherMethods(api, path, ['GET'])
}
for (const [path, ids] of Map.groupBy(OPERATION_IDS, (id) => placeOf(id).path)) {
  for (const id of ids) {
    const { as, answers }: Operation = OPERATIONS[id]
    if (as === 'device') api.on(placeOf(id).method, path, refuseBadToken({ hasSocket: 101 in answers }))
    api.on(placeOf(id).method, path, describe(id), HANDLERS[id])
  }
  refuseOtherMethods(
    api,
    path,
    ids.map((id) => placeOf(id).method),
  )
}

function placeOf(id: OperationId): { method: string; path: string } {
  const [method = '', path = ''] = OPERATIONS[id].at.split(' ')
  return { method, path }
}
