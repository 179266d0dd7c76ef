import fc from 'fast-check'

/** Property tests try the same values each time, so that a test fails by what has changed. `SEED` tries others. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) })
