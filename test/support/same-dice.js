const fc = require('fast-check')

// The same cases in every run; SEED=n throws others.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20261120) })
