/** What people run in their browsers, without what shows it. */
export { RoomSession } from '../../../../web/src/lib/net/roomSession.ts'
export { Line } from '../../../../web/src/lib/net/line.ts'
export { StreamSocket } from '@robot-night/protocol/StreamSocket'
