// Browsers, servers and long pages are slow on a busy machine; a test that hangs still ends.
jest.setTimeout(60_000 * Math.max(1, Number(process.env.PATIENCE) || 1))
