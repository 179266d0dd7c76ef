/** Drawn by the server alone; a script of its own, a light one, fetches it again when something has happened. */
export const csr = false
