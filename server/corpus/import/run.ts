/** Files into the engine, in one write: whatever happens, the engine has all of it or none. */
import { stat } from 'node:fs/promises'
import { type Engine, type Writer } from '../../engine/port'
import { LIBRARIES } from '../../libraries/all'
import { allIds, CORPUS, CorpusWriter } from '../write'
import { type CausePath, flat } from './causes'
import { type Read, readRow } from './kinds'
import { type Line, linesOf } from './lines'

export const IMPORTED = 'imported'
const FAULTS_SHOWN = 20

export interface Fault {
  file: string
  line: number
  reason: string
}

export interface ImportReport {
  /** By kind of file. */
  taken: Record<string, number>
  skipped: number
  /** The first of those skipped. */
  faults: Fault[]
  /** Of what the documents say. */
  characters: number
  seconds: number
}

export interface Progress {
  file: string
  /** Of all files, 0 to 1. */
  share: number
  documents: number
}

/** A file that breaks off: its message is one sentence for the deployer. */
export class ImportError extends Error {}

interface ImportJob {
  engine: Engine
  files: string[]
  /** The demo's documents go when real ones come, unless they are to stay. */
  keepSample?: boolean
  causes?: CausePath
  onProgress?: (progress: Progress) => void
}

async function removeSample(engine: Engine, writer: Writer) {
  for (const { spec } of Object.values(LIBRARIES))
    for (const id of await allIds(engine, spec.name)) writer.remove(spec.name, id)
}

class Tally {
  readonly taken: Record<string, number> = {}
  readonly faults: Fault[] = []
  documents = 0
  skipped = 0
  characters = 0

  take(kind: string, characters: number) {
    this.taken[kind] = (this.taken[kind] ?? 0) + 1
    this.documents++
    this.characters += characters
  }

  skip(fault: Fault) {
    this.skipped++
    if (this.faults.length < FAULTS_SHOWN) this.faults.push(fault)
  }
}

function takeLine(
  { text, fault }: Line,
  target: CorpusWriter,
  causes: CausePath,
): { kind: string; characters: number } | string | undefined {
  if (text === undefined) return fault ?? 'unreadable'
  if (text.trim() === '') return undefined
  const row = readRow(text, causes)
  if (typeof row === 'string') return row
  const { library, record }: Read = row.read
  const outcome = target.tryPut(library, record)
  return typeof outcome === 'string' ? outcome : { kind: row.kind, characters: outcome }
}

async function* readable(file: string, onRead: (bytes: number) => void) {
  try {
    yield* linesOf(file, onRead)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ImportError(`${file} cannot be read to its end (${reason}): nothing was imported.`)
  }
}

const sizeOf = async (file: string) => (await stat(file)).size

export async function importFiles({
  engine,
  files,
  keepSample = false,
  causes = flat,
  onProgress,
}: ImportJob): Promise<ImportReport> {
  const started = performance.now()
  const sizes = await Promise.all(files.map(sizeOf))
  const total = sizes.reduce((sum, size) => sum + size, 0) || 1
  const tally = new Tally()
  let read = 0
  await engine.write(async writer => {
    const target = new CorpusWriter(writer)
    const dropSample = !keepSample && engine.meta(CORPUS) !== IMPORTED
    if (dropSample) await removeSample(engine, writer)
    for (const file of files) {
      for await (const line of readable(file, bytes => (read += bytes))) {
        const outcome = takeLine(line, target, causes)
        if (typeof outcome === 'string') tally.skip({ file, line: line.number, reason: outcome })
        else if (outcome) tally.take(outcome.kind, outcome.characters)
        onProgress?.({ file, share: Math.min(1, read / total), documents: tally.documents })
      }
    }
    if (!dropSample) await target.keep(engine)
    target.finish(IMPORTED)
  })
  const { taken, skipped, faults, characters } = tally
  return { taken, skipped, faults, characters, seconds: (performance.now() - started) / 1000 }
}
