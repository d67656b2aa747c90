const fc = require('fast-check')

// Makes every run use the same random cases. SEED=n changes them.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20261120) })
