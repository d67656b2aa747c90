// A browser on a busy machine takes its time; a test that hangs still ends.
jest.setTimeout(60_000)
