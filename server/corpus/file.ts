import path from 'node:path'

/** The path of the engine's database in the data folder. */
export const corpusFile = (dataDir: string) => path.join(dataDir, 'corpus.db')
