import path from 'node:path'

/** Where the sample corpus is that the tests share. */
export const SAMPLE = path.resolve(__dirname, '../../dist/sample')
