/**
 * Opens the corpus: on a cluster if one is configured, otherwise in a file of the data folder. Prints the progress of
 * an upgrade.
 */
import type { Engine } from '../engine/port'
import { openEngine, openSearchEngine, type OpenSearchSettings } from '../engine/open'
import { corpusFile } from './file'
import { progressPrinter, type PrintLine } from './progress-lines'

export interface CorpusLocation {
  dataDir: string
  search?: OpenSearchSettings
}

export async function openCorpus({ dataDir, search }: CorpusLocation, say: PrintLine): Promise<Engine> {
  if (search) return openSearchEngine(search)
  const onUpgrade = progressPrinter(say, 'indexing the corpus anew for this version')
  return openEngine({ file: corpusFile(dataDir), onUpgrade })
}
