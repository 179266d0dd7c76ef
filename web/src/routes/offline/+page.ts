/** It comes where nothing else can be fetched: it is whole as the server drew it. */
export const csr = false
