/** Opens the corpus: on a cluster if there is one, otherwise in a file of the data folder. Reports the upgrade of an old file. */
import type { Engine } from '../engine/port'
import { openEngine, openSearchEngine, type OpenSearchSettings } from '../engine/open'
import { corpusFile } from './file'
import { progressTo, type PrintLine } from './progress-lines'

export interface CorpusPlace {
  dataDir: string
  search?: OpenSearchSettings
}

export async function openCorpus({ dataDir, search }: CorpusPlace, say: PrintLine): Promise<Engine> {
  if (search) return openSearchEngine(search)
  const onUpgrade = progressTo(say, 'indexing the corpus anew for this version')
  return openEngine({ file: corpusFile(dataDir), onUpgrade })
}
