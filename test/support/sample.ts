import path from 'node:path'

/** The folder of the sample corpus that the tests share. */
export const SAMPLE = path.resolve(__dirname, '../../dist/sample')
