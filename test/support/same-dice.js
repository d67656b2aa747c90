const fc = require('fast-check')

// The same random cases in every run; SEED=n changes them.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20261120) })
