// A tap may get lost on a busy machine. Repeats a failed test once; test/run.ts reports and counts repeats.
jest.retryTimes(1, { logErrorsBeforeRetry: true })
