/** Writes records as engine documents, and their words into the dictionaries. */
import { type Engine, type EngineDocument, EngineError, type Writer } from '../engine/port'
import { type Corpus, LIBRARIES, type LibraryName, type RecordOf } from '../libraries/all'
import { type Completeness, LEAST_FOR_NEWEST_DAY } from '@domain/law-time/completeness'
import { COMPLETENESS_KEY } from '../libraries/law/completeness'
import { lawPayload } from '../libraries/law/view'
import { flagSample } from '../search/sample-flag'
import { allIds } from './all-ids'
import { DictionaryBuilder } from './dictionary'
import { recordRedactions, recordWithdrawal, Redactions } from './redactions'
import { JOINED_LAWS_KEY } from '../search/joined-ids'
import type { PracticeArticleRecord } from '../libraries/article'
import type { PartnerRecord } from '../libraries/article/partner'

/** The metadata key of the kind of corpus: `imported`, or `sample:` and the version of the sample. */
export const CORPUS_KIND_KEY = 'corpus'

/** The metadata key of the format of document numbers. */
const NUMBERS = 'numbers'
/** The format that `plainNumber` gives now. */
const SPELLING = '1'

export const markNumbersPlain = (writer: Writer) => writer.setMeta(NUMBERS, SPELLING)
export const hasPlainNumbers = async (engine: Engine) => (await engine.meta(NUMBERS)) === SPELLING

const LAWS = 'law'

/** A day after every real day. */
const LAST_DAY = '9999-12-31'

/** The order in which libraries are written. Partner columns come first, because articles need their names. */
const ORDER: LibraryName[] = [
  'partners',
  ...(Object.keys(LIBRARIES) as LibraryName[]).filter(name => name !== 'partners'),
]

interface Put {
  id: string
  characters: number
}

/**
 * Writes records in one write of the engine, and collects the words of the dictionaries. `finish` stores these words.
 */
export class CorpusWriter {
  private readonly dictionaries = new Map(
    Object.values(LIBRARIES).flatMap(({ spec, suggestions: suggested }) =>
      suggested ? [[spec.name, new DictionaryBuilder(spec.name, suggested)] as const] : [],
    ),
  )
  private readonly partners = new Map<string, string>()
  private readonly writtenIds = new Map<string, Set<string>>()
  private readonly lawIds = new Map<string, string>()
  /** The publication day of the newest law. */
  private newest = ''
  /** The ids of the laws whose publication day is known and past. */
  private readonly datedLaws = new Set<string>()
  /** The documents withdrawn in this import, each as its collection and id. */
  private readonly withdrawnIds = new Set<string>()

  /** `today` is the last day that counts as the publication day of a law. */
  constructor(
    private readonly writer: Writer,
    private readonly redactions = new Redactions(),
    private readonly today = LAST_DAY,
  ) {
    for (const { spec } of Object.values(LIBRARIES)) writer.define(spec)
  }

  /**
   * Writes a record with masked names. Returns the document's id and number of characters, or `undefined` if the
   * document is withdrawn.
   */
  put<L extends LibraryName>(name: L, record: RecordOf<L>): Put | undefined {
    const { spec, toDocument } = LIBRARIES[name]
    const complete = toDocument(this.complete(name, record))
    const document = this.redactions.apply(spec.name, complete)
    if (!document) return this.withdraw(spec.name, complete.id)
    this.writer.put(spec.name, document)
    this.note(spec.name, document)
    const characters = document.blocks.reduce((sum, { text }) => sum + text.length, document.title.length)
    return { id: document.id, characters }
  }

  /** Writes a record. Returns the reason if the document is invalid or withdrawn. */
  tryPut<L extends LibraryName>(name: L, record: RecordOf<L>): Put | string {
    try {
      return this.put(name, record) ?? 'was withdrawn at the request of a person named in it, and stays out'
    } catch (error) {
      if (error instanceof EngineError) return error.message
      throw error
    }
  }

  private withdraw(collection: string, id: string) {
    this.writer.remove(collection, id)
    recordWithdrawal(this.writer, collection, id)
    this.withdrawnIds.add(`${collection} ${id}`)
    return undefined
  }

  /** Replaces several copies of a document by one document, made from all of them. */
  join<L extends LibraryName>(name: L, copies: EngineDocument[], record: RecordOf<L>): Put | undefined {
    const { spec } = LIBRARIES[name]
    const written = this.writtenIds.get(spec.name)
    for (const document of copies) {
      this.writer.remove(spec.name, document.id)
      if (spec.name === LAWS) this.datedLaws.delete(document.id)
      if (written?.has(document.id)) this.dictionaries.get(spec.name)?.remove(document)
      else written?.add(document.id)
    }
    return this.put(name, record)
  }

  /** Records that a law is stored under another id from now on. */
  renameLaw(id: string, current: string) {
    this.lawIds.set(id, current)
  }

  /** Adds the id changes of earlier imports. */
  renameLaws(ids: Record<string, string>) {
    for (const [id, current] of Object.entries(ids))
      if (!this.lawIds.has(id) && !this.writtenIds.get(LAWS)?.has(id))
        this.lawIds.set(id, this.lawIds.get(current) ?? current)
  }

  private complete<L extends LibraryName>(name: L, record: RecordOf<L>): RecordOf<L> {
    if (name === 'partners') this.partners.set((record as PartnerRecord).id, (record as PartnerRecord).columnName)
    if (name !== 'articles') return record
    const article = record as PracticeArticleRecord
    return { ...article, partnerName: this.partners.get(article.partnerId ?? '') } as RecordOf<L>
  }

  private note(collection: string, document: EngineDocument) {
    this.noteDay(collection, document)
    this.dictionaries.get(collection)?.add(document)
    const ids = this.writtenIds.get(collection) ?? new Set()
    this.writtenIds.set(collection, ids.add(document.id))
  }

  private noteDay(collection: string, document: EngineDocument) {
    const { postingDate = '' } = collection === LAWS ? lawPayload(document) : {}
    if (postingDate === '' || postingDate > this.today) return
    this.datedLaws.add(document.id)
    if (postingDate > this.newest) this.newest = postingDate
  }

  /**
   * Adds the words of unchanged stored documents to the dictionaries. Without them, `finish` would drop these words.
   */
  async addUnchanged(engine: Engine) {
    for (const [collection, dictionary] of this.dictionaries) {
      const written = this.writtenIds.get(collection)
      for (const id of await allIds(engine, collection)) {
        const isUnchanged = !written?.has(id) && !this.withdrawnIds.has(`${collection} ${id}`)
        const document = isUnchanged ? await engine.get(collection, id) : undefined
        if (!document) continue
        this.noteDay(collection, document)
        dictionary.add(document)
      }
    }
  }

  /**
   * `completeTo` is the day up to which the library has all laws. By default, it is the publication day of the newest
   * law.
   */
  finish(corpus: string, completeTo?: string) {
    const day = completeTo ?? this.newest
    const newest = this.datedLaws.size < LEAST_FOR_NEWEST_DAY ? 'few' : 'newest'
    const ground = completeTo === undefined ? newest : 'stated'
    this.writer.setMeta(COMPLETENESS_KEY, day && JSON.stringify({ day, ground } satisfies Completeness))
    for (const [name, dictionary] of this.dictionaries) this.writer.suggest(name, dictionary.entries())
    this.writer.setMeta(CORPUS_KIND_KEY, corpus)
    this.writer.setMeta(JOINED_LAWS_KEY, JSON.stringify(Object.fromEntries([...this.lawIds].sort())))
    recordRedactions(this.writer, this.redactions)
    markNumbersPlain(this.writer)
  }
}

/** The number of documents that are written before other work of the process continues. */
const SLICE = 50

/** Writes a complete corpus in one write. */
export async function writeCorpus(
  engine: Engine,
  corpus: Corpus,
  name: string,
  onWritten: (count: number) => void,
  { isSample = false, redactions }: { isSample?: boolean; redactions?: Redactions } = {},
) {
  await engine.write(async writer => {
    const target = new CorpusWriter(writer, redactions)
    let count = 0
    for (const library of ORDER)
      for (const record of corpus[library]) {
        target.put(library, record as RecordOf<typeof library>)
        if (++count % SLICE === 0) {
          onWritten(count)
          await new Promise(resolve => setImmediate(resolve))
          await writer.pause()
        }
      }
    target.finish(name)
    flagSample(writer, isSample)
    onWritten(count)
  })
}
