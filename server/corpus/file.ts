import path from 'node:path'

/** The engine's file in the data folder. */
export const corpusFile = (dataDir: string) => path.join(dataDir, 'corpus.db')
