// Repeats a failed test once, because a tap may get lost on a busy machine. test/run.ts reports and counts
// the repeats.
jest.retryTimes(1, { logErrorsBeforeRetry: true })
