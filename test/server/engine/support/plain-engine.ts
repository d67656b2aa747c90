/** The port by a plain scan over every document: slow, and simple enough to be believed. What other engines are held against. */
import { matches } from '../../../../src/domain/matching'
import type {
  Clause,
  CollectionSpec,
  Engine,
  EngineDocument,
  FacetCount,
  FacetField,
  Order,
  SuggestEntry,
  Writer,
} from '../../../../server/engine/port'

interface State {
  collections: Map<string, { spec: CollectionSpec; documents: Map<string, EngineDocument> }>
  dictionaries: Map<string, SuggestEntry[]>
  meta: Map<string, string>
}

type Text = Extract<Clause, { kind: 'text' }>

const legible = (text: string) => Buffer.from(text, 'utf8').toString('utf8')
const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))

function textsOf({ title, blocks, names }: EngineDocument, scope: string, articles: boolean): string[] {
  const own = blocks.filter(block => scope === 'full' || block.scope === scope)
  if (articles) return own.filter(({ no }) => no !== undefined).map(({ text }) => text)
  if (names[scope]) return names[scope]
  if (scope === 'title') return [title]
  const lines = own.map(({ text }) => text)
  return [(scope === 'full' ? [title, ...lines] : lines).join('\n')]
}

function holdsText(document: EngineDocument, { scope, words, near }: Text): boolean {
  const wanted = words.map(legible)
  const texts = textsOf(document, scope, near?.within === 'article').map(legible)
  if (near) return texts.some(text => matches(text, wanted, near.within === 'article' ? undefined : near))
  return wanted.every(word => word === '' || texts.some(text => text.includes(word)))
}

function holds(document: EngineDocument, clause: Clause, trees: string[]): boolean {
  switch (clause.kind) {
    case 'text':
      return clause.words.every(word => word === '') || holdsText(document, clause)
    case 'value':
      return paths(document, clause.field, trees).some(value => clause.values.includes(value))
    case 'range': {
      const number = document.numbers[clause.field]
      return number !== undefined && number >= (clause.from ?? -Infinity) && number <= (clause.to ?? Infinity)
    }
    case 'not':
      return !holds(document, clause.clause, trees)
    case 'all':
      return clause.clauses.every(one => holds(document, one, trees))
    case 'any':
      return clause.clauses.some(one => holds(document, one, trees))
  }
}

function paths(document: EngineDocument, field: string, trees: string[]): string[] {
  const values = document.values[field] ?? []
  const all = trees.includes(field)
    ? values.flatMap(value => value.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/')))
    : values
  return [...new Set(all)]
}

const words = (clause: Clause): string[] =>
  clause.kind === 'text' ? clause.words : 'clauses' in clause ? clause.clauses.flatMap(words) : []

function compare(where: Clause, order: Order) {
  const wanted = order.by === 'relevance' ? [...new Set(words(where).filter(Boolean))].map(legible) : []
  const score = ({ title }: EngineDocument) => wanted.filter(word => legible(title).includes(word)).length
  const field = order.by === 'number' ? order.field : order.newest
  const sign = order.by === 'number' && order.direction === 'asc' ? 1 : -1
  const number = (a: EngineDocument, b: EngineDocument) => {
    const [left, right] = field === undefined ? [] : [a.numbers[field], b.numbers[field]]
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined)
    return sign * (left - right)
  }
  const weight = (a: EngineDocument, b: EngineDocument) => b.weight - a.weight
  return (a: EngineDocument, b: EngineDocument) =>
    score(b) - score(a) ||
    (order.by === 'number' ? number(a, b) || weight(a, b) : weight(a, b) || number(a, b)) ||
    byBytes(a.id, b.id)
}

function count(documents: EngineDocument[], { field, parent, limit }: FacetField, trees: string[]): FacetCount[] {
  const counts = new Map<string, number>()
  for (const document of documents) {
    for (const value of paths(document, field, trees)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const above = (value: string) => value.split('/').slice(0, -1).join('/')
  return [...counts]
    .filter(([value]) => parent === undefined || above(value) === parent)
    .map(([value, number]) => ({ value, count: number }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, limit)
}

function suggest(entries: SuggestEntry[], text: string, limit: number): SuggestEntry[] {
  const rank = (entry: SuggestEntry) => (entry.text.startsWith(text) ? 0 : 1)
  const found = entries
    .filter(entry => entry.text.includes(text))
    .sort(
      (a, b) => rank(a) - rank(b) || b.weight - a.weight || a.text.length - b.text.length || (a.text < b.text ? -1 : 1),
    )
  const kinds = [...new Set(entries.map(({ kind }) => kind))]
  return kinds.flatMap(kind => found.filter(entry => entry.kind === kind).slice(0, limit))
}

export function openPlainEngine(): Engine {
  let state: State = { collections: new Map(), dictionaries: new Map(), meta: new Map() }
  const find = (collection: string, where: Clause) => {
    const { spec, documents } = state.collections.get(collection) ?? { spec: undefined, documents: new Map() }
    const trees = spec?.trees ?? []
    return { trees, found: [...documents.values()].filter(document => holds(document, where, trees)) }
  }
  const ordered = (collection: string, where: Clause, order: Order) =>
    find(collection, where).found.sort(compare(where, order))

  const writerOn = ({ collections, dictionaries, meta }: State): Writer => ({
    define: spec =>
      void collections.set(spec.name, { spec, documents: collections.get(spec.name)?.documents ?? new Map() }),
    put: (collection, document) => void collections.get(collection)!.documents.set(document.id, document),
    remove: (collection, id) => void collections.get(collection)!.documents.delete(id),
    suggest: (dictionary, entries) => void dictionaries.set(dictionary, entries),
    setMeta: (key, value) => void meta.set(key, value),
  })

  return {
    async write(job) {
      const collections = [...state.collections].map(
        ([name, { spec, documents }]) => [name, { spec, documents: new Map(documents) }] as const,
      )
      const next = {
        collections: new Map(collections),
        dictionaries: new Map(state.dictionaries),
        meta: new Map(state.meta),
      }
      await job(writerOn(next))
      state = next
    },
    async search({ collection, where, order, from, size }) {
      const all = ordered(collection, where, order)
      return { total: all.length, hits: all.slice(from, from + size) }
    },
    count: async ({ collection, where }) => find(collection, where).found.length,
    ids: async ({ collection, where, order }) => ordered(collection, where, order).map(({ id }) => id),
    async facets({ collection, where, fields }) {
      const { trees, found } = find(collection, where)
      return Object.fromEntries(fields.map(field => [field.field, count(found, field, trees)]))
    },
    get: async (collection, id) => state.collections.get(collection)?.documents.get(id),
    async suggest({ dictionaries, text, limit }) {
      return suggest(
        dictionaries.flatMap(name => state.dictionaries.get(name) ?? []),
        text,
        limit,
      )
    },
    meta: key => state.meta.get(key),
    health: () => ({
      collections: Object.fromEntries([...state.collections].map(([name, { documents }]) => [name, documents.size])),
      bytes: 0,
    }),
    warmUp: async () => undefined,
    close: () => undefined,
  }
}
