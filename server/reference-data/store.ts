/** The reference data in use: the operator's files where they are valid, otherwise the bundled ones. */
import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { beijingDay } from '@domain/format/beijing-time'
import { replaceShortNames } from '@domain/citation/law-names'
import { replaceSupersededTitles } from '@domain/citation/superseded-titles'
import {
  REFERENCE_KINDS,
  REFERENCE_NAMES,
  type ReferenceData,
  type ReferenceFileOf,
} from '@domain/reference-data/kinds'
import type { Clock } from '../runtime'
import { readOperatorFile, referenceFilePath } from './folder'

interface ReferenceEntry<Data extends ReferenceData = ReferenceData> {
  file: ReferenceFileOf<Data>
  origin: 'bundled' | 'operator'
  /** The file as compact JSON. */
  json: string
  /** The ETag of `json`. */
  etag: string
}

const entryOf = (file: ReferenceFileOf<ReferenceData>, origin: ReferenceEntry['origin']): ReferenceEntry => {
  const json = JSON.stringify(file)
  return { file, origin, json, etag: `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` }
}

interface StoreOptions {
  /** The data folder. Without it, the store has only bundled data. */
  dataDir?: string
  now: Clock
  /** Called when a file is refused, and again only if the file changes. */
  onFault?: (sentence: string) => void
}

/** The stamp of a missing file. */
const ABSENT = 'absent'

/** Returns a value that changes with the content of a file. The file is not read. */
async function stampOf(file: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(file)
    return `${mtimeMs} ${size} ${ino}`
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? ABSENT : String((error as NodeJS.ErrnoException).code)
  }
}

export class ReferenceStore {
  private readonly entries = new Map<ReferenceData, ReferenceEntry>()
  private readonly bundled = new Map<ReferenceData, ReferenceEntry>()
  private readonly stamps = new Map<ReferenceData, string>()
  private changes = 0
  private refreshing: Promise<void> | undefined

  constructor(private readonly options: StoreOptions) {}

  get<Data extends ReferenceData>(data: Data): ReferenceEntry<Data> {
    return (this.entries.get(data) ?? this.bundledEntry(data)) as ReferenceEntry<Data>
  }

  /** Returns a number that is higher after each change of the data in use. */
  generation(): number {
    return this.changes
  }

  private bundledEntry(data: ReferenceData): ReferenceEntry {
    const entry = this.bundled.get(data) ?? entryOf(REFERENCE_KINDS[data].bundled, 'bundled')
    this.bundled.set(data, entry)
    return entry
  }

  /** Reads the files that have changed since the last call. */
  refresh(): Promise<void> {
    this.refreshing ??= this.refreshAll().finally(() => (this.refreshing = undefined))
    return this.refreshing
  }

  private async refreshAll() {
    const { dataDir } = this.options
    if (dataDir === undefined) return
    for (const data of REFERENCE_NAMES) {
      const file = referenceFilePath(dataDir, data)
      const stamp = await stampOf(file)
      if (stamp === (this.stamps.get(data) ?? ABSENT)) continue
      this.stamps.set(data, stamp)
      const entry = stamp === ABSENT ? undefined : await this.read(file, data)
      if (entry) this.entries.set(data, entry)
      else this.entries.delete(data)
      this.apply(data)
      this.changes++
    }
  }

  private async read(file: string, data: ReferenceData): Promise<ReferenceEntry | undefined> {
    const { now, onFault } = this.options
    try {
      const reading = await readOperatorFile(file, beijingDay(now()), data)
      if (reading.ok) return entryOf(reading.file, 'operator')
      onFault?.(`${file} is not used: ${reading.fault}`)
    } catch (error) {
      onFault?.(`${file} is not used: it cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)}).`)
    }
    return undefined
  }

  /** Passes tables to the citation rules that use them. */
  private apply(data: ReferenceData) {
    if (data === 'short-names') replaceShortNames(this.get('short-names').file.rows)
    if (data === 'superseded-titles') replaceSupersededTitles(this.get('superseded-titles').file.rows)
  }
}

/** The interval at which a running server looks for changed files. */
const REFRESH_MS = 10_000

/** Opens the store, and looks for changed files until `stop` is called. */
export async function watchReferenceData(options: StoreOptions) {
  const store = new ReferenceStore(options)
  await store.refresh()
  const timer = setInterval(() => void store.refresh(), REFRESH_MS).unref()
  return { store, stop: () => clearInterval(timer) }
}
