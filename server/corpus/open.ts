/** The engine on the corpus of a data folder. An old file is brought to this version, which is told while it lasts. */
import type { Engine } from '../engine/port'
import { openEngine } from '../engine/sqlite'
import { corpusFile } from './file'
import { progressTo, type Say } from './progress-lines'

export const openCorpus = (dataDir: string, say: Say): Engine =>
  openEngine({ file: corpusFile(dataDir), onUpgrade: progressTo(say, 'indexing the corpus anew for this version') })
