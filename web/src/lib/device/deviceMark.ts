/** In the address of a page, after the room's code: no server is sent this part. */
export const DEVICE_MARK = '#device='
