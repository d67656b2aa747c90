/** Gathers the changes of a write locally, so that a failed write does not change the cluster. */
import { type CollectionSpec, type EngineDocument, EngineError, type SuggestEntry, type Writer } from '../port'
import { wellFormed } from '../well-formed'
import { checkDocumentLimits } from './shape'
import { type SpooledChanges, ChangeSpool } from './spool'
import type { LiveState } from './state'

export class GatheringWriter implements Writer {
  readonly specs = new Map<string, CollectionSpec>()
  readonly changes = new Map<string, SpooledChanges>()
  readonly dictionaries = new Map<string, SuggestEntry[]>()
  readonly meta = new Map<string, string>()
  private readonly spool = new ChangeSpool()

  constructor(
    private readonly live: LiveState,
    private readonly find: (collection: string, id: string) => Promise<EngineDocument | undefined>,
  ) {}

  define(spec: CollectionSpec) {
    this.specs.set(spec.name, spec)
  }

  specOf(collection: string): CollectionSpec {
    const spec = this.specs.get(collection) ?? this.live.collections[collection]?.spec
    if (!spec) throw new EngineError(`there is no collection ${collection}`)
    return spec
  }

  private changesOf(collection: string): SpooledChanges {
    this.specOf(collection)
    let changes = this.changes.get(collection)
    if (!changes) this.changes.set(collection, (changes = new Map()))
    return changes
  }

  put(collection: string, document: EngineDocument) {
    const changes = this.changesOf(collection)
    checkDocumentLimits(this.specOf(collection), document)
    changes.set(wellFormed(document.id), this.spool.append(JSON.stringify(document)))
  }

  remove(collection: string, id: string) {
    this.changesOf(collection).set(wellFormed(id), undefined)
  }

  async get(collection: string, id: string) {
    const changes = this.changesOf(collection)
    if (changes.has(wellFormed(id))) return this.changed(collection, wellFormed(id))
    return this.find(collection, id)
  }

  /** Returns the document that this write has stored, or `undefined` if it was removed or not changed. */
  changed(collection: string, id: string): EngineDocument | undefined {
    const extent = this.changes.get(collection)?.get(id)
    return extent && (JSON.parse(this.spool.read(extent)) as EngineDocument)
  }

  suggest(dictionary: string, entries: SuggestEntry[]) {
    this.dictionaries.set(dictionary, entries)
  }

  setMeta(key: string, value: string) {
    this.meta.set(key, value)
  }

  /** Nothing to flush, because all changes are already in the local file. */
  pause = () => Promise.resolve()

  close = () => this.spool.close()
}
