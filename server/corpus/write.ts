/** Writes records as documents and dictionary words. */
import { type Engine, type EngineDocument, EngineError, type Writer } from '../engine/port'
import { type Corpus, LIBRARIES, type LibraryName, type RecordOf } from '../libraries/all'
import { Dictionary } from './dictionary'
import type { ArticleRecord } from '../libraries/article'
import type { PartnerRecord } from '../libraries/article/partner'

/** The engine's key of the corpus kind: `sample` or `imported`. */
export const CORPUS = 'corpus'

/** The engine's key of the spelling of document numbers, and the current spelling: that of `plainNumber`. */
const NUMBERS = 'numbers'
const SPELLING = '1'

export const markNumbers = (writer: Writer) => writer.setMeta(NUMBERS, SPELLING)
export const hasPlainNumbers = async (engine: Engine) => (await engine.meta(NUMBERS)) === SPELLING

/** The order of writing. Columns precede the articles that name them. */
const ORDER: LibraryName[] = [
  'partners',
  ...(Object.keys(LIBRARIES) as LibraryName[]).filter(name => name !== 'partners'),
]

interface Put {
  id: string
  characters: number
}

export class CorpusWriter {
  private readonly dictionaries = new Map(
    Object.values(LIBRARIES).flatMap(({ spec, suggestions: suggested }) =>
      suggested ? [[spec.name, new Dictionary(spec.name, suggested)] as const] : [],
    ),
  )
  private readonly partners = new Map<string, string>()
  private readonly writtenIds = new Map<string, Set<string>>()

  constructor(private readonly writer: Writer) {
    for (const { spec } of Object.values(LIBRARIES)) writer.define(spec)
  }

  /** Writes a record. Returns the document's id and number of characters. */
  put<L extends LibraryName>(name: L, record: RecordOf<L>): Put {
    const { spec, toDocument } = LIBRARIES[name]
    const document = toDocument(this.complete(name, record))
    this.writer.put(spec.name, document)
    this.note(spec.name, document)
    const characters = document.blocks.reduce((sum, { text }) => sum + text.length, document.title.length)
    return { id: document.id, characters }
  }

  /** Writes a record. Returns the reason if the engine rejects it. */
  tryPut<L extends LibraryName>(name: L, record: RecordOf<L>): Put | string {
    try {
      return this.put(name, record)
    } catch (error) {
      if (error instanceof EngineError) return error.message
      throw error
    }
  }

  private complete<L extends LibraryName>(name: L, record: RecordOf<L>): RecordOf<L> {
    if (name === 'partners') this.partners.set((record as PartnerRecord).id, (record as PartnerRecord).columnName)
    if (name !== 'articles') return record
    const article = record as ArticleRecord
    return { ...article, partnerName: this.partners.get(article.partnerId ?? '') } as RecordOf<L>
  }

  private note(collection: string, document: EngineDocument) {
    this.dictionaries.get(collection)?.add(document)
    const ids = this.writtenIds.get(collection) ?? new Set()
    this.writtenIds.set(collection, ids.add(document.id))
  }

  /** Adds the words of existing documents that stay to the dictionaries. */
  async keep(engine: Engine) {
    for (const [collection, dictionary] of this.dictionaries) {
      const written = this.writtenIds.get(collection)
      for (const id of await allIds(engine, collection)) {
        const document = written?.has(id) ? undefined : await engine.get(collection, id)
        if (document) dictionary.add(document)
      }
    }
  }

  finish(corpus: string) {
    for (const [name, dictionary] of this.dictionaries) this.writer.suggest(name, dictionary.entries())
    this.writer.setMeta(CORPUS, corpus)
    markNumbers(this.writer)
  }
}

const hasCollection = async (engine: Engine, collection: string) => collection in (await engine.health()).collections

export async function allIds(engine: Engine, collection: string): Promise<string[]> {
  if (!(await hasCollection(engine, collection))) return []
  return engine.ids({ collection, where: { kind: 'all', clauses: [] }, order: { by: 'relevance' } })
}

/** The number of documents written before other work of the process gets a turn. */
const SLICE = 50

/** Writes a whole corpus at once. */
export async function writeCorpus(engine: Engine, corpus: Corpus, name: string, onWritten: (count: number) => void) {
  await engine.write(async writer => {
    const target = new CorpusWriter(writer)
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
    onWritten(count)
  })
}
