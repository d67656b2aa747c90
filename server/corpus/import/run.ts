/** Imports files in one write: the engine gets all of them or none. */
import { dayOf } from '@domain/format/dates'
import { type Engine, type Writer } from '../../engine/port'
import { LIBRARIES, type LibraryName } from '../../libraries/all'
import { allIds, CORPUS, CorpusWriter } from '../write'
import { type AmendingDecisions, bundledDecisions } from './amending-decisions'
import { type Causes, officialCauses } from './causes'
import { filesUnder } from './files/paths'
import { BrokenOff, type LocatedRow, rowsIn } from './located-rows'
import { type Read, readRow } from './kinds'
import { LawFamilies } from './law-families'
import { type Fault, type Remark, Tally } from './tally'

export const IMPORTED = 'imported'

export interface ImportReport {
  /** The number of imported documents of each kind of row. */
  taken: Record<string, number>
  /** The number of rejected rows. */
  skipped: number
  /** The number of files without rows. */
  unread: number
  /** The first faults of rejected rows and of files without rows. */
  faults: Fault[]
  /** The number of remarks on imported documents. */
  remarked: number
  /** The first remarks. */
  remarks: Remark[]
  /** The number of characters in the imported documents. */
  characters: number
  seconds: number
}

export interface Progress {
  file: string
  /** The part of all files that has been read, from 0 to 1. */
  share: number
  documents: number
}

/** Thrown if the import is impossible. The message is one sentence for the deployer. */
export class ImportError extends Error {}

interface ImportJob {
  engine: Engine
  /** Paths of files and folders. */
  files: string[]
  /** Keeps the documents of the sample. By default an import removes them. */
  keepSample?: boolean
  causes?: Causes
  /** The day that decides the status of laws: 2026-03-05. */
  today?: string
  onProgress?: (progress: Progress) => void
}

async function removeSample(engine: Engine, writer: Writer) {
  for (const { spec } of Object.values(LIBRARIES))
    for (const id of await allIds(engine, spec.name)) writer.remove(spec.name, id)
}

const keyOf = (library: LibraryName, id: string) => `${library} ${id}`

interface Taking {
  target: CorpusWriter
  families: LawFamilies
  tally: Tally
  causes: Causes
  decisions: AmendingDecisions
}

/** Imports one row. Returns the reason if the row is rejected. */
function take(located: LocatedRow, { target, families, tally, causes, decisions }: Taking): string | undefined {
  if ('fault' in located) return located.fault
  const location = { file: located.file, line: located.line }
  const remarks: string[] = []
  const row = readRow(located.row, { causes, decisions, remark: text => remarks.push(text) })
  if (typeof row === 'string') return row
  const { library, record }: Read = row.read
  const outcome = target.tryPut(library, record)
  if (typeof outcome === 'string') return outcome
  if (library === 'laws') families.note(record)
  tally.take(row.kind, keyOf(library, outcome.id), outcome.characters, location)
  remarks.forEach(remark => tally.remark(remark, location))
  return undefined
}

/** Aborts the write because no row could be imported. */
class NothingTaken extends Error {}

function explain(error: unknown) {
  if (error instanceof NothingTaken) return
  throw error instanceof BrokenOff ? new ImportError(`${error.message}: nothing was imported.`) : error
}

/** Throws the reason why nothing could be imported. Existing documents then stay. */
function refuse({ faults, unread }: Tally): never {
  const [first] = faults
  const more = unread > 1 ? ` Nor can ${unread - 1} more files be read.` : ''
  throw new ImportError(
    first ? `${first.file} ${first.reason}: nothing was imported.${more}` : 'There is no file: nothing was imported.',
  )
}

export async function importFiles({
  engine,
  files,
  keepSample = false,
  causes = officialCauses(),
  today = dayOf(new Date()),
  onProgress,
}: ImportJob): Promise<ImportReport> {
  const started = performance.now()
  const importFiles = await filesUnder(files)
  const total = importFiles.reduce((sum, { size }) => sum + size, 0) || 1
  const names = importFiles.map(({ file }) => file)
  const tally = new Tally()
  const decisions = bundledDecisions()
  const families = new LawFamilies(decisions)
  let read = 0
  await engine
    .write(async writer => {
      const target = new CorpusWriter(writer)
      const dropSample = !keepSample && (await engine.meta(CORPUS)) !== IMPORTED
      if (dropSample) await removeSample(engine, writer)
      for await (const row of rowsIn(names, bytes => (read += bytes))) {
        const reason = take(row, { target, families, tally, causes, decisions })
        if (reason !== undefined) tally.skip({ file: row.file, line: row.line, reason })
        await writer.pause()
        onProgress?.({ file: row.file, share: Math.min(1, read / total), documents: tally.documents })
      }
      if (tally.unread === importFiles.length) refuse(tally)
      if (tally.documents === 0) throw new NothingTaken()
      await families.settle({
        writer,
        before: dropSample ? undefined : engine,
        today,
        onTwice: (lid, other) => tally.remarkTwin(keyOf('laws', lid), keyOf('laws', other), other),
        onContradiction: (lid, stated, decided, decision) =>
          tally.remarkLaw(
            keyOf('laws', lid),
            `states ${stated} as its first day, and ${decision} says ${decided}, which is taken`,
          ),
      })
      if (!dropSample) await target.keep(engine)
      target.finish(IMPORTED)
    })
    .catch(explain)
  const { taken, skipped, unread, faults, remarked, remarks, characters } = tally
  const seconds = (performance.now() - started) / 1000
  return { taken, skipped, unread, faults, remarked, remarks, characters, seconds }
}
