// Lengthens the time limit of tests on a busy machine, where browsers, servers and long pages are slow.
jest.setTimeout(60_000 * Math.max(1, Number(process.env.PATIENCE) || 1))
