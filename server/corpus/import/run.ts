/**
 * Imports files in one write, so that an aborted import changes nothing. Rejected rows and unreadable files are left
 * out.
 */
import { beijingDay } from '@domain/format/beijing-time'
import { type Engine, type Writer } from '../../engine/port'
import { LIBRARIES, type LibraryName } from '../../libraries/all'
import { readCompleteness } from '../../libraries/law/completeness'
import { flagSample } from '../../search/sample-flag'
import { joinedLawIds } from '../../search/joined-ids'
import { allIds } from '../all-ids'
import { Redactions, refuseFewerRedactions } from '../redactions'
import { CORPUS_KIND_KEY, CorpusWriter } from '../write'
import { type AmendingDecisions, bundledAmendingDecisions } from './amending-decisions'
import { CaseHistories } from './case-histories'
import { type CauseTree, officialCauses } from './causes'
import { filesUnder } from './files/paths'
import { BrokenFileError, type LocatedRow, locatedRows } from './located-rows'
import { type LibraryRecord, convertRow } from './kinds'
import { importDigest, readLastImport, storeLastImport } from './last-import'
import { LawFamilies } from './law-families'
import { type ImportFault, type OnFaultOrRemark, type ImportRemark, ImportTally } from './tally'
import { remarksOnCopies } from './copy-remarks'

const IMPORTED = 'imported'

export interface ImportReport {
  /** The number of imported documents, by the kind of row. */
  taken: Record<string, number>
  /** The number of rejected rows. */
  skipped: number
  /** The number of files in which no row could be read. */
  unread: number
  /** The first faults: of rejected rows, and of files in which no row could be read. */
  faults: ImportFault[]
  /** The number of laws that were joined from several copies. */
  joined: number
  /** The number of distinct remarks on imported documents. */
  remarked: number
  /** The first distinct remarks. */
  remarks: ImportRemark[]
  /** The total number of characters of the imported documents. */
  characters: number
  seconds: number
  /** The time of the previous import, if it had the same files and nothing was written now. */
  unchanged?: string
}

export interface ImportProgress {
  file: string
  /** The share of all files that has been read, from 0 to 1. */
  share: number
  documents: number
}

/** Thrown if the import is impossible. The message is one sentence for the operator. */
export class ImportError extends Error {}

interface ImportJob {
  engine: Engine
  /** The paths of files and folders to import. */
  files: string[]
  /** Whether documents of the sample remain. By default, the import removes them. */
  keepSample?: boolean
  causes?: CauseTree
  /** The masks and withdrawals to apply. */
  redactions?: Redactions
  /** The day for which the status of laws is determined, for example 2026-03-05. */
  today?: string
  /**
   * The day up to which the library has all laws, for example 2026-03-01. If absent, an earlier statement remains
   * valid.
   */
  completeTo?: string
  /** The digest of the program and its data. If given, a repeated import of the same files writes nothing. */
  program?: string
  /** Whether to write even if the same files were imported before. */
  again?: boolean
  now?: () => Date
  onProgress?: (progress: ImportProgress) => void
  /** Called for every fault and every remark, not only for the first ones. */
  onFaultOrRemark?: OnFaultOrRemark
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
  tally: ImportTally
  causes: CauseTree
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
  const row = convertRow(located.row, { causes, decisions, remark: text => remarks.push(text) })
  if (typeof row === 'string') return row
  const { library, record }: LibraryRecord = row.read
  const outcome = target.tryPut(library, record)
  if (typeof outcome === 'string') return outcome
  if (library === 'laws') families.note(record)
  if (library === 'cases' && !record.entry) histories.note(record)
  tally.take(row.kind, keyOf(library, outcome.id), outcome.characters, location)
  remarks.forEach(remark => tally.remark(remark, location))
  return undefined
}

/** Thrown to abort the write if no row could be imported. The stored documents then remain. */
class NothingTaken extends Error {}

function explain(error: unknown) {
  if (error instanceof NothingTaken) return
  throw error instanceof BrokenFileError ? new ImportError(`${error.message}: nothing was imported.`) : error
}

/** Throws the reason why nothing could be imported. Stored documents then remain. */
function refuse({ faults, unread }: ImportTally): never {
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
  today = beijingDay(new Date()),
  onProgress,
  onFaultOrRemark,
  completeTo,
  program,
  again = false,
  now = () => new Date(),
}: ImportJob): Promise<ImportReport> {
  const started = performance.now()
  await refuseFewerRedactions(engine, redactions)
  const importFiles = await filesUnder(files)
  const total = importFiles.reduce((sum, { size }) => sum + size, 0) || 1
  const names = importFiles.map(({ file }) => file)
  const settings = [program, today, completeTo, keepSample, redactions.list]
  const digest = program === undefined ? undefined : await importDigest(names, settings)
  const last = await readLastImport(engine)
  if (!again && last && digest !== undefined && last.digest === digest) return unchangedReport(last.at, started)
  const tally = new ImportTally(onFaultOrRemark)
  const decisions = bundledAmendingDecisions()
  // Remarks on joined laws are ignored here, because they were already reported when the rows were read.
  const families = new LawFamilies({ decisions, remark: () => undefined })
  const histories = new CaseHistories()
  let read = 0
  await engine
    .write(async writer => {
      const target = new CorpusWriter(writer, redactions, today)
      const dropSample = !keepSample && (await engine.meta(CORPUS_KIND_KEY)) !== IMPORTED
      if (dropSample) {
        await removeSample(engine, writer)
        flagSample(writer, false)
      }
      for await (const row of locatedRows(names, bytes => (read += bytes))) {
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
        onJoined: joinResult => {
          const keys = joinResult.fresh.map(lid => keyOf('laws', lid))
          tally.join(keys, joinResult.record.lid)
          for (const remark of remarksOnCopies(joinResult)) tally.remarkLaw(keys[0]!, remark)
          for (const id of joinResult.removed) target.renameLaw(id, joinResult.record.lid)
        },
        onContradiction: (lid, stated, decided, decision) =>
          tally.remarkLaw(
            keyOf('laws', lid),
            `states ${stated} as its first day, and ${decision} says ${decided}, which is taken`,
          ),
      })
      await histories.settle({ writer, before: dropSample ? undefined : engine })
      if (!dropSample) {
        await target.addUnchanged(engine)
        target.renameLaws(await joinedLawIds(engine))
      }
      const stored = dropSample ? undefined : await readCompleteness(engine)
      storeLastImport(writer, { at: now().toISOString(), ...(digest === undefined ? {} : { digest }) })
      target.finish(IMPORTED, completeTo ?? (stored?.ground === 'stated' ? stored.day : undefined))
    })
    .catch(explain)
  const { taken, skipped, unread, faults, joined, remarked, remarks, characters } = tally
  const seconds = secondsSince(started)
  return { taken, skipped, unread, faults, joined, remarked, remarks, characters, seconds }
}
