// A browser, a server or a page of many rows takes its time on a busy machine; a test that hangs still ends.
jest.setTimeout(60_000)
