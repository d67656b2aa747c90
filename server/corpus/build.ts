/**
 * Builds the sample corpus at the first start, and again when its code has changed. Skipped if documents were imported.
 */
import type { Engine } from '../engine/port'
import { type Corpus, LIBRARIES } from '../libraries/all'
import { progressPrinter, type PrintLine } from './progress-lines'
import { sampleCorpus } from './sample'
import { sampleVersion } from './sample/version'
import { allIds } from './all-ids'
import type { Redactions } from './redactions'
import { CORPUS_KIND_KEY, writeCorpus } from './write'

const PREFIX = 'sample'
const SAMPLE = `${PREFIX}:${sampleVersion()}`

/**
 * Deletes the old sample in a separate write. The build stores the name of the new sample last, so the next start
 * repeats an interrupted build.
 */
async function clear(engine: Engine) {
  await engine.write(async writer => {
    for (const { spec } of Object.values(LIBRARIES))
      for (const id of await allIds(engine, spec.name)) writer.remove(spec.name, id)
  })
}

const isSample = (name: string) => name === PREFIX || name.startsWith(`${PREFIX}:`)

export async function buildCorpus(
  engine: Engine,
  corpus: Corpus,
  name: string,
  say: PrintLine,
  redactions?: Redactions,
): Promise<void> {
  const started = performance.now()
  let documents = 0
  const progress = progressPrinter(say, 'building the sample corpus')
  const onWritten = (count: number) => {
    documents = count
    progress(count)
  }
  await writeCorpus(engine, corpus, name, onWritten, { isSample: isSample(name), redactions })
  say(`built the sample corpus: ${documents} documents in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** Builds the sample if the corpus is empty or contains another version of the sample. Imported documents remain. */
export async function ensureSample(
  engine: Engine,
  say: PrintLine,
  corpus: () => Corpus = sampleCorpus,
  redactions?: Redactions,
): Promise<void> {
  const stored = await engine.meta(CORPUS_KIND_KEY)
  if (stored === SAMPLE || (stored !== undefined && !isSample(stored))) return
  if (stored !== undefined) await clear(engine)
  await buildCorpus(engine, corpus(), SAMPLE, say, redactions)
}
