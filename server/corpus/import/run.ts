/** Imports files in one write: the engine gets all of them or none. */
import { dayOf } from '@domain/format/dates'
import { type Engine, type Writer } from '../../engine/port'
import { LIBRARIES, type LibraryName } from '../../libraries/all'
import { readCompleteness } from '../../libraries/law/completeness'
import { flagSample } from '../../search/sample-flag'
import { joinedLaws } from '../../search/joined-ids'
import { allIds } from '../all-ids'
import { Redactions, refuseFewer } from '../redactions'
import { CORPUS, CorpusWriter } from '../write'
import { type AmendingDecisions, bundledDecisions } from './amending-decisions'
import { CaseHistories } from './case-histories'
import { type Causes, officialCauses } from './causes'
import { filesUnder } from './files/paths'
import { BrokenOff, type LocatedRow, rowsIn } from './located-rows'
import { type ReadRow, readRow } from './kinds'
import { importDigest, lastImport, noteImport } from './last-import'
import { LawFamilies } from './law-families'
import { type Fault, type OnEntry, type Remark, Tally } from './tally'
import { twinRemarks } from './twin-remarks'

const IMPORTED = 'imported'

export interface ImportReport {
  /** The number of imported documents of each kind of row. */
  taken: Record<string, number>
  /** The number of rejected rows. */
  skipped: number
  /** The number of files without rows. */
  unread: number
  /** The first faults of rejected rows and of files without rows. */
  faults: Fault[]
  /** The number of laws that were joined from copies. */
  joined: number
  /** The number of remarks on imported documents. */
  remarked: number
  /** The first remarks. */
  remarks: Remark[]
  /** The number of characters in the imported documents. */
  characters: number
  seconds: number
  /** When the same files were imported. Present if nothing was written, because nothing has changed since. */
  unchanged?: string
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
  /** The masks and withdrawals of documents. */
  redactions?: Redactions
  /** The day that decides the status of laws: 2026-03-05. */
  today?: string
  /** The day up to which the library has all laws: 2026-03-01. Without one, an earlier statement stays. */
  completeTo?: string
  /** Identifies the program and its data. With it, an import that repeats the last one writes nothing. */
  program?: string
  /** Whether to write even then. */
  again?: boolean
  now?: () => Date
  onProgress?: (progress: Progress) => void
  /** Called for each fault and each remark, also for those beyond the first ones. */
  onEntry?: OnEntry
}

async function removeSample(engine: Engine, writer: Writer) {
  for (const { spec } of Object.values(LIBRARIES))
    for (const id of await allIds(engine, spec.name)) writer.remove(spec.name, id)
}

const keyOf = (library: LibraryName, id: string) => `${library} ${id}`

interface Taking {
  target: CorpusWriter
  families: LawFamilies
  histories: CaseHistories
  tally: Tally
  causes: Causes
  decisions: AmendingDecisions
}

/** Imports one row. Returns the reason if the row is rejected. */
function take(
  located: LocatedRow,
  { target, families, histories, tally, causes, decisions }: Taking,
): string | undefined {
  if ('fault' in located) return located.fault
  const location = { file: located.file, line: located.line }
  const remarks: string[] = []
  const row = readRow(located.row, { causes, decisions, remark: text => remarks.push(text) })
  if (typeof row === 'string') return row
  const { library, record }: ReadRow = row.read
  const outcome = target.tryPut(library, record)
  if (typeof outcome === 'string') return outcome
  if (library === 'laws') families.note(record)
  if (library === 'cases' && !record.entry) histories.note(record)
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

const secondsSince = (started: number) => (performance.now() - started) / 1000

const unchangedReport = (unchanged: string, started: number): ImportReport => ({
  ...{ taken: {}, skipped: 0, unread: 0, faults: [], joined: 0, remarked: 0, remarks: [], characters: 0 },
  seconds: secondsSince(started),
  unchanged,
})

export async function importFiles({
  engine,
  files,
  keepSample = false,
  causes = officialCauses(),
  redactions = new Redactions(),
  today = dayOf(new Date()),
  onProgress,
  onEntry,
  completeTo,
  program,
  again = false,
  now = () => new Date(),
}: ImportJob): Promise<ImportReport> {
  const started = performance.now()
  await refuseFewer(engine, redactions)
  const importFiles = await filesUnder(files)
  const total = importFiles.reduce((sum, { size }) => sum + size, 0) || 1
  const names = importFiles.map(({ file }) => file)
  const settings = [program, today, completeTo, keepSample, redactions.list]
  const digest = program === undefined ? undefined : await importDigest(names, settings)
  const last = await lastImport(engine)
  if (!again && last && digest !== undefined && last.digest === digest) return unchangedReport(last.at, started)
  const tally = new Tally(onEntry)
  const decisions = bundledDecisions()
  // The rows of joined laws were remarked on when they were read.
  const families = new LawFamilies({ decisions, remark: () => undefined })
  const histories = new CaseHistories()
  let read = 0
  await engine
    .write(async writer => {
      const target = new CorpusWriter(writer, redactions, today)
      const dropSample = !keepSample && (await engine.meta(CORPUS)) !== IMPORTED
      if (dropSample) {
        await removeSample(engine, writer)
        flagSample(writer, false)
      }
      for await (const row of rowsIn(names, bytes => (read += bytes))) {
        const reason = take(row, { target, families, histories, tally, causes, decisions })
        if (reason !== undefined) tally.skip({ file: row.file, line: row.line, reason })
        await writer.pause()
        onProgress?.({ file: row.file, share: Math.min(1, read / total), documents: tally.documents })
      }
      if (tally.unread === importFiles.length) refuse(tally)
      if (tally.documents === 0) throw new NothingTaken()
      await families.settle({
        writer,
        target,
        before: dropSample ? undefined : engine,
        today,
        onTwins: twins => {
          const keys = twins.fresh.map(lid => keyOf('laws', lid))
          tally.join(keys, twins.record.lid)
          for (const remark of twinRemarks(twins)) tally.remarkLaw(keys[0]!, remark)
          for (const id of twins.removed) target.renameLaw(id, twins.record.lid)
        },
        onContradiction: (lid, stated, decided, decision) =>
          tally.remarkLaw(
            keyOf('laws', lid),
            `states ${stated} as its first day, and ${decision} says ${decided}, which is taken`,
          ),
      })
      await histories.settle({ writer, before: dropSample ? undefined : engine })
      if (!dropSample) {
        await target.keep(engine)
        target.renameLaws(await joinedLaws(engine))
      }
      const stored = dropSample ? undefined : await readCompleteness(engine)
      noteImport(writer, { at: now().toISOString(), ...(digest === undefined ? {} : { digest }) })
      target.finish(IMPORTED, completeTo ?? (stored?.ground === 'stated' ? stored.day : undefined))
    })
    .catch(explain)
  const { taken, skipped, unread, faults, joined, remarked, remarks, characters } = tally
  const seconds = secondsSince(started)
  return { taken, skipped, unread, faults, joined, remarked, remarks, characters, seconds }
}
