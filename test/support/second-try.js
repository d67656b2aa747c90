// A tap may be lost on a machine that is busy with others. What failed is tried once more; test/run.ts tells of each and counts them.
jest.retryTimes(1, { logErrorsBeforeRetry: true })
