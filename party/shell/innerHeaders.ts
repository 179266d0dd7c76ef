// What the Worker and its objects tell each other besides a request. The Worker builds that itself: none of it comes from outside.

/** A device's cookie or token. */
export const DEVICE_HEADER = 'x-device'
export const ADDRESS_HEADER = 'x-address'
/** A program sent its token on purpose. */
export const MEANT_HEADER = 'x-meant'
export const isMeant = ({ headers }: Request): boolean => headers.has(MEANT_HEADER)

/** How long strangers from an address are to wait, ms, and who may come all the same: hashes of their cookies. */
export const WAIT_HEADER = 'x-wait'
export const SEATED_HEADER = 'x-seated'
