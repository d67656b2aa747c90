/**
 * Applies redactions to documents: masks of names, and withdrawals. Used by every import, and when an administrator
 * adds a redaction.
 */
import { type Mask, maskedName, maskWith, placesOf } from '@domain/text/masking'
import type { NameMask, Redaction, Withdrawal } from '../accounts/redactions'
import { type Clause, type Engine, type EngineDocument, EngineError, type Writer } from '../engine/port'
import { LIBRARIES } from '../libraries/all'
import { withdrawnKey } from '../search/withdrawn'
import { allIds } from './all-ids'
import { DictionaryBuilder } from './dictionary'
import { invalidateLastImport } from './import/last-import'
import { progressPrinter, type PrintLine } from './progress-lines'

/**
 * The metadata key of the number of redactions. An import with fewer redactions would restore redacted names and
 * documents.
 */
const COUNT = 'redactions'

const libraryOf = (collection: string) => Object.values(LIBRARIES).find(({ spec }) => spec.name === collection)

/** Returns the number of a document as it is indexed: 案号 or 文号. */
export function indexedNumberOf(collection: string, { names }: EngineDocument): string | undefined {
  const scope = libraryOf(collection)?.number?.scope
  return scope === undefined ? undefined : names[scope]?.[0]
}

/** Applies a function to every text inside a value. */
function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (Array.isArray(value)) return value.map(item => mapTexts<unknown>(item, change)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, mapTexts<unknown>(field, change)])) as T
}

/** Masks names in all texts of a document, except in its id, by which it is opened. */
function withMasks(document: EngineDocument, masks: readonly Mask[]): EngineDocument {
  if (masks.length === 0) return document
  const longestFirst = [...masks].sort((one, other) => other.name.length - one.name.length)
  return { ...mapTexts(document, maskWith(longestFirst)), id: document.id }
}

/** The maximum length of a person's name in Chinese characters. Longer names are those of firms. */
const LONGEST_NAME = 4

/** Returns the names of other persons in the document that contain the name, such as 高峰林 for 高峰. */
function longerNames({ names }: EngineDocument, name: string): string[] {
  const all = new Set(Object.values(names).flat())
  return [...all].filter(one => one !== name && one.includes(name) && one.length <= LONGEST_NAME)
}

const textsOf = ({ title, blocks }: EngineDocument) => [title, ...blocks.map(({ text }) => text)]

/** Returns a mask for a name. Unless `as` sets the replacement, it is one that is new in the document, such as 高某. */
export function maskFor(document: EngineDocument, name: string, exceptions: string[], as?: string): Mask {
  const text = JSON.stringify(document)
  const masked = as ?? maskedName(name, form => text.includes(form))
  return { name, masked, exceptions: [...new Set([...exceptions, ...longerNames(document, name)])] }
}

/** Returns the passages of a document that a mask changes, each with `around` characters on both sides. */
export const maskedPassages = (document: EngineDocument, mask: Mask, around: number) =>
  textsOf(document).flatMap(text => placesOf(mask, text, around))

const keyOf = (collection: string, name: string) => `${collection} ${name}`

export class Redactions {
  private readonly masks = new Map<string, NameMask[]>()
  private readonly withdrawals = new Map<string, Withdrawal[]>()

  constructor(readonly list: readonly Redaction[] = []) {
    for (const redaction of list)
      for (const key of [redaction.document, redaction.number])
        if (key !== undefined) {
          if (redaction.kind === 'mask') this.note(this.masks, keyOf(redaction.collection, key), redaction)
          else this.note(this.withdrawals, keyOf(redaction.collection, key), redaction)
        }
  }

  private note<R>(of: Map<string, R[]>, key: string, redaction: R) {
    of.set(key, [...(of.get(key) ?? []), redaction])
  }

  private matching<R>(of: Map<string, R[]>, collection: string, document: EngineDocument): R[] {
    if (of.size === 0) return []
    const number = indexedNumberOf(collection, document)
    const byId = of.get(keyOf(collection, document.id)) ?? []
    const byNumber = number === undefined ? [] : (of.get(keyOf(collection, number)) ?? [])
    return [...new Set([...byId, ...byNumber])]
  }

  /**
   * Whether the document is withdrawn: by its id, or by its number and title. The title counts because documents of one
   * case share its number.
   */
  isWithdrawn(collection: string, document: EngineDocument): boolean {
    const matching = this.matching(this.withdrawals, collection, document)
    return matching.some(({ document: id, title }) => id === document.id || title === document.title)
  }

  /** Returns the document with masked names, or `undefined` if it is withdrawn. */
  apply(collection: string, document: EngineDocument): EngineDocument | undefined {
    if (this.isWithdrawn(collection, document)) return undefined
    return withMasks(document, this.matching(this.masks, collection, document))
  }
}

/** Records that a document was withdrawn, so that a reader who opens it sees the reason. */
export const recordWithdrawal = (writer: Writer, collection: string, id: string) =>
  writer.setMeta(withdrawnKey(collection, id), 'yes')

/** Records all withdrawals of a write, and the number of redactions. */
export function recordRedactions(writer: Writer, { list }: Redactions, count = list.length) {
  for (const { kind, collection, document } of list)
    if (kind === 'withdraw') recordWithdrawal(writer, collection, document)
  writer.setMeta(COUNT, `${count}`)
}

/** Deletes the record of a withdrawal. Readers of the document are then no longer told that it was withdrawn. */
export const deleteWithdrawalRecord = (writer: Writer, collection: string, id: string) =>
  writer.setMeta(withdrawnKey(collection, id), '')

const countIn = async (engine: Engine) => Number((await engine.meta(COUNT)) ?? 0)

/** Rejects an import whose accounts database has fewer redactions than the corpus. */
export async function refuseFewerRedactions(engine: Engine, { list }: Redactions) {
  const count = await countIn(engine)
  if (count <= list.length) return
  throw new EngineError(
    `The corpus has ${count} masks and withdrawals, and the database of accounts here has ${list.length}: set ` +
      'DATA_DIR and DATABASE_URL as the server has them, or run npm run admin -- requests apply to give the others up.',
  )
}

/** Rebuilds the dictionary of a collection, so that masked names are no longer suggested. */
async function renewDictionary(writer: Writer, engine: Engine, collection: string, progress: (count: number) => void) {
  const suggested = libraryOf(collection)?.suggestions
  if (!suggested) return
  const dictionary = new DictionaryBuilder(collection, suggested)
  let count = 0
  for (const id of await allIds(engine, collection)) {
    const document = await writer.get(collection, id)
    if (document) dictionary.add(document)
    progress(++count)
    await writer.pause()
  }
  writer.suggest(collection, dictionary.entries())
}

/** Returns the ids of the documents that a redaction may concern: its own document, and those with its number. */
async function targetsOf(engine: Engine, { collection, document, number }: Redaction): Promise<string[]> {
  const scope = libraryOf(collection)?.number?.scope
  if (number === undefined || scope === undefined) return [document]
  const where: Clause = { kind: 'text', scope, words: [number] }
  return [document, ...(await engine.ids({ collection, where, order: { by: 'relevance' } }))]
}

/**
 * Applies redactions to stored documents, and writes only if one changes. `isAll` means that no other redaction applies
 * any longer, so the count may fall. Returns the number of changed documents.
 */
export async function applyRedactions(
  engine: Engine,
  redactions: Redactions,
  say: PrintLine,
  { isAll }: { isAll: boolean },
): Promise<number> {
  const { collections } = await engine.health()
  const ids = new Map<string, Set<string>>()
  for (const redaction of redactions.list.filter(({ collection }) => collection in collections)) {
    const targets = ids.get(redaction.collection) ?? new Set()
    ids.set(redaction.collection, targets)
    for (const id of await targetsOf(engine, redaction)) targets.add(id)
  }
  const changes: [collection: string, id: string, document: EngineDocument | undefined][] = []
  for (const [collection, targets] of ids)
    for (const id of targets) {
      const document = await engine.get(collection, id)
      const redacted = document && redactions.apply(collection, document)
      if (document && JSON.stringify(redacted) !== JSON.stringify(document)) changes.push([collection, id, redacted])
    }
  const before = await countIn(engine)
  const count = isAll ? redactions.list.length : Math.max(before, redactions.list.length)
  if (changes.length === 0 && count === before) return 0
  const progress = progressPrinter(say, 'renewing the suggestions')
  await engine.write(async writer => {
    for (const [collection, id, document] of changes)
      if (document) writer.put(collection, document)
      else {
        writer.remove(collection, id)
        recordWithdrawal(writer, collection, id)
      }
    recordRedactions(writer, redactions, count)
    await invalidateLastImport(engine, writer)
    for (const collection of new Set(changes.map(([collection]) => collection)))
      await renewDictionary(writer, engine, collection, progress)
  })
  return changes.length
}
