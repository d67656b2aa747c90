/** The port as a plain scan over all documents: slow and simple. Other engines are compared with it. */
import {
  rarityOf,
  relevanceScoreOf,
  frequencyWeightOf,
  termsByScope,
  termScoreOf,
} from '../../../../server/engine/relevance'
import {
  similarityScore,
  compareSimilarHits,
  rarestBigrams,
  totalRarity,
  bigramScoreOf,
} from '../../../../server/engine/similar-cases'
import { matchesWords } from '@domain/text/matching'
import type {
  SimilarRequest,
  SimilarResult,
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

interface Collection {
  spec: CollectionSpec
  documents: Map<string, EngineDocument>
}

interface State {
  collections: Map<string, Collection>
  dictionaries: Map<string, SuggestEntry[]>
  meta: Map<string, string>
}

type Text = Extract<Clause, { kind: 'text' }>

const legible = (text: string) => Buffer.from(text, 'utf8').toString('utf8')
const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))

function textsOf({ title, blocks, names }: EngineDocument, scope: string, articles: boolean): string[] {
  const scopeBlocks = blocks.filter(block => scope === 'full' || block.scope === scope)
  if (articles) return scopeBlocks.filter(({ no }) => no !== undefined).map(({ text }) => text)
  if (names[scope]) return names[scope]
  if (scope === 'title') return [title]
  const lines = scopeBlocks.map(({ text }) => text)
  return [(scope === 'full' ? [title, ...lines] : lines).join('\n')]
}

function holdsText(document: EngineDocument, { scope, words, near }: Text): boolean {
  const needles = words.map(legible)
  const texts = textsOf(document, scope, near?.within === 'article').map(legible)
  if (near) return texts.some(text => matchesWords(text, needles, near.within === 'article' ? undefined : near))
  return needles.every(word => word === '' || texts.some(text => text.includes(word)))
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

const characters = (text: string) => [...legible(text)].length
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

function timesIn(text: string, word: string): number {
  let times = 0
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) times++
  return times
}

const textOf = (document: EngineDocument, scope: string) => textsOf(document, scope, false).map(legible).join('')

/** Line breaks between blocks do not count as characters. */
const lengthIn = ({ title, blocks }: EngineDocument, scope: string) =>
  (scope === 'full' || scope === 'title' ? characters(title) : 0) +
  sum(blocks.map(block => (scope === 'full' || scope === block.scope ? characters(block.text) : 0)))

function scoring({ spec, documents }: Collection, where: Clause) {
  const all = [...documents.values()]
  const average = (scope: string) => sum(all.map(one => lengthIn(one, scope))) / all.length
  const terms = [...termsByScope(where, spec)].map(([scope, words]) => {
    const rarities = words.map(word =>
      rarityOf(all.length, all.filter(one => textOf(one, scope).includes(word)).length),
    )
    return { scope, words, rarities, average: average(scope) }
  })
  const inTitles = average('title')

  return (document: EngineDocument): number => {
    if (!terms.length) return 0
    let [worth, together] = [0, 0]
    for (const { scope, words, rarities, average: usual } of terms) {
      const text = textOf(document, scope)
      const title = legible(document.title)
      words.forEach((word, index) => {
        const inText = frequencyWeightOf(timesIn(text, word), lengthIn(document, scope), usual)
        const inTitle = frequencyWeightOf(timesIn(title, word), characters(title), inTitles)
        worth += termScoreOf(rarities[index]!, inText, scope === 'full' ? inTitle : 0)
      })
      const sentences = text.split(/[\n。！？；]/)
      const most = Math.max(...sentences.map(sentence => words.filter(word => sentence.includes(word)).length))
      together += Math.max(0, most - 1)
    }
    const meetings = sum(terms.map(({ words }) => words.length - 1))
    return relevanceScoreOf(
      worth,
      sum(terms.flatMap(({ rarities }) => rarities)),
      meetings && together / meetings,
      document.weight,
    )
  }
}

function inOrder(collection: Collection, matches: EngineDocument[], where: Clause, order: Order) {
  const scoreIn = order.by === 'relevance' ? scoring(collection, where) : () => 0
  const scores = new Map(matches.map(document => [document, scoreIn(document)]))
  const field = order.by === 'number' ? order.field : order.newest
  const sign = order.by === 'number' && order.direction === 'asc' ? 1 : -1
  const number = (a: EngineDocument, b: EngineDocument) => {
    const [left, right] = field === undefined ? [] : [a.numbers[field], b.numbers[field]]
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined)
    return sign * (left - right)
  }
  const weight = (a: EngineDocument, b: EngineDocument) => b.weight - a.weight
  return matches.sort(
    (a, b) =>
      scores.get(b)! - scores.get(a)! ||
      (order.by === 'number' ? number(a, b) || weight(a, b) : weight(a, b) || number(a, b)) ||
      byBytes(a.id, b.id),
  )
}

function alike(
  { documents }: Collection,
  matches: EngineDocument[],
  { bigrams: pairs, rareCount: rarest, size }: SimilarRequest,
): SimilarResult {
  const all = [...documents.values()]
  const times = (document: EngineDocument, pair: string) => timesIn(textOf(document, 'full'), pair)
  const having = pairs.map(pair => all.filter(one => times(one, pair)).length)
  const terms = rarestBigrams(pairs, having, all.length, rarest)
  const average = sum(all.map(one => lengthIn(one, 'full'))) / all.length
  const hits = matches
    .map(document => {
      const length = lengthIn(document, 'full')
      const worths = terms.map(term => bigramScoreOf(term, times(document, term.bigram), length, average))
      return { id: document.id, weight: document.weight, document, worth: sum(worths) }
    })
    .filter(({ worth }) => worth > 0)
    .map(one => ({ ...one, score: similarityScore(one.worth, totalRarity(terms)) }))
    .sort(compareSimilarHits)
    .slice(0, size)
  return {
    bigrams: terms.map(({ bigram: pair }) => pair),
    hits: hits.map(({ score, document }) => ({ score, document })),
  }
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
  const matches = entries
    .filter(entry => entry.text.includes(text))
    .sort(
      (a, b) => rank(a) - rank(b) || b.weight - a.weight || a.text.length - b.text.length || (a.text < b.text ? -1 : 1),
    )
  const kinds = [...new Set(entries.map(({ kind }) => kind))]
  return kinds.flatMap(kind => matches.filter(entry => entry.kind === kind).slice(0, limit))
}

export function openPlainEngine(): Engine {
  let state: State = { collections: new Map(), dictionaries: new Map(), meta: new Map() }
  let written = 0
  const find = (collection: string, where: Clause) => {
    const { spec, documents } = state.collections.get(collection) ?? { spec: undefined, documents: new Map() }
    const trees = spec?.trees ?? []
    return { trees, matches: [...documents.values()].filter(document => holds(document, where, trees)) }
  }
  const ordered = (name: string, where: Clause, order: Order) => {
    const collection = state.collections.get(name)
    return collection ? inOrder(collection, find(name, where).matches, where, order) : []
  }

  const writerOn = ({ collections, dictionaries, meta }: State): Writer => ({
    define: spec =>
      void collections.set(spec.name, { spec, documents: collections.get(spec.name)?.documents ?? new Map() }),
    put: (collection, document) => void collections.get(collection)!.documents.set(document.id, document),
    remove: (collection, id) => void collections.get(collection)!.documents.delete(id),
    get: async (collection, id) => collections.get(collection)!.documents.get(id),
    suggest: (dictionary, entries) => void dictionaries.set(dictionary, entries),
    setMeta: (key, value) => void meta.set(key, value),
    pause: () => Promise.resolve(),
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
      written++
    },
    async search({ collection, where, order, from, size }) {
      const all = ordered(collection, where, order)
      return { total: all.length, hits: all.slice(from, from + size) }
    },
    count: async ({ collection, where }) => find(collection, where).matches.length,
    ids: async ({ collection, where, order }) => ordered(collection, where, order).map(({ id }) => id),
    async facets({ collection, where, fields }) {
      const { trees, matches } = find(collection, where)
      return Object.fromEntries(fields.map(field => [field.field, count(matches, field, trees)]))
    },
    async findSimilar(request) {
      const collection = state.collections.get(request.collection)
      return collection
        ? alike(collection, find(request.collection, request.where).matches, request)
        : { bigrams: [], hits: [] }
    },
    get: async (collection, id) => state.collections.get(collection)?.documents.get(id),
    async suggest({ dictionaries, text, limit }) {
      return suggest(
        dictionaries.flatMap(name => state.dictionaries.get(name) ?? []),
        text,
        limit,
      )
    },
    meta: async key => state.meta.get(key),
    generation: () => written,
    health: async () => ({
      collections: Object.fromEntries([...state.collections].map(([name, { documents }]) => [name, documents.size])),
      bytes: 0,
    }),
    warmUp: async () => undefined,
    close: () => undefined,
  }
}
