/** The index mapping of a collection: fields, analysers, and the conversion of documents. */
import { EngineError, type CollectionSpec, type EngineDocument } from '../port'
import { checkDocument } from '../check'
import { wellFormed } from '../well-formed'

/** The gap in positions between two names and between two articles, so that no match spans both. */
export const POSITION_GAP = 100_000
/** Lucene's longest term, in bytes. */
const LONGEST_VALUE = 32_766
const LONGEST_ID = 512

/**
 * Names the index fields of a collection. Fields are numbered in the order of the spec, so that a spec may use any
 * name.
 */
export function fieldsOf({ scopes, names, values, numbers }: CollectionSpec) {
  const numbered = (letter: string, all: string[]) => new Map(all.map((name, at) => [name, `${letter}${at}`]))
  return {
    texts: new Map([['full', 'full'], ['title', 'title'], ...numbered('s', scopes), ...numbered('n', names)]),
    /** The fields for articles (numbered blocks) only, with a gap between two articles. */
    articles: new Map([['full', 'a'], ...numbered('a', scopes)]),
    lengths: new Map([['full', 'l'], ['title', 'lt'], ...numbered('l', scopes)]),
    values: numbered('v', values),
    numbers: numbered('x', numbers),
  }
}

export type Fields = ReturnType<typeof fieldsOf>

const ANALYSIS = {
  tokenizer: {
    one: { type: 'ngram', min_gram: 1, max_gram: 1 },
    two: { type: 'ngram', min_gram: 2, max_gram: 2 },
  },
  filter: {
    pairs: {
      type: 'shingle',
      min_shingle_size: 2,
      max_shingle_size: 2,
      output_unigrams: true,
      token_separator: '',
    },
  },
  analyzer: {
    /** Indexes each character, and at the same position the bigram that begins with it. */
    grams: { type: 'custom', tokenizer: 'one', filter: ['pairs'] },
    one: { type: 'custom', tokenizer: 'one' },
    two: { type: 'custom', tokenizer: 'two' },
  },
}

/** Makes the score the number of phrase matches. This process computes relevance from it. */
const SIMILARITY = { times: { type: 'scripted', script: { source: 'return doc.freq;' } } }

export interface ShardSettings {
  shards: number
  replicas: number
}

export function indexOf(spec: CollectionSpec, { shards, replicas }: ShardSettings) {
  const fields = fieldsOf(spec)
  const text = { type: 'text', analyzer: 'grams', similarity: 'times', norms: false }
  const apart = { ...text, position_increment_gap: POSITION_GAP }
  const typed = (names: Iterable<string>, type: object) => Object.fromEntries([...names].map(name => [name, type]))
  const names = new Set(spec.names.map(name => fields.texts.get(name)!))
  return {
    settings: {
      number_of_shards: shards,
      number_of_replicas: replicas,
      refresh_interval: '-1',
      codec: 'best_compression',
      similarity: SIMILARITY,
      analysis: ANALYSIS,
    },
    mappings: {
      dynamic: false,
      _source: { includes: ['doc'] },
      properties: {
        ...typed(fields.texts.values(), text),
        ...typed(names, apart),
        ...typed(fields.articles.values(), apart),
        ...typed(fields.lengths.values(), { type: 'long', index: false }),
        ...typed(fields.values.values(), { type: 'keyword' }),
        ...typed(fields.numbers.values(), { type: 'double' }),
        id: { type: 'keyword' },
        weight: { type: 'double', index: false },
        doc: { type: 'object', enabled: false },
      },
    },
  }
}

const ancestorsOf = (path: string) => path.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/'))

const charactersOf = (text: string) => {
  let length = text.length
  for (let at = 0; at < text.length; at++) if (text.codePointAt(at)! > 0xffff) length--
  return length
}
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

/** Returns the texts of a scope. A match must lie within one of them. */
export function textsOf({ title, blocks, names }: EngineDocument, scope: string, articles: boolean): string[] {
  if (names[scope] && scope !== 'full' && scope !== 'title') return articles ? [] : names[scope].map(wellFormed)
  const inScope = scope === 'title' ? [] : blocks.filter(block => scope === 'full' || block.scope === scope)
  if (articles) return inScope.filter(({ no }) => no !== undefined).map(({ text }) => wellFormed(text))
  const lines = inScope.map(({ text }) => text)
  return [wellFormed((scope === 'full' || scope === 'title' ? [title, ...lines] : lines).join('\n'))]
}

/** The number of characters in a scope. Line breaks between blocks do not count. */
function lengthIn({ title, blocks }: EngineDocument, scope: string) {
  const inScope = scope === 'title' ? [] : blocks.filter(block => scope === 'full' || block.scope === scope)
  return (
    (scope === 'full' || scope === 'title' ? charactersOf(title) : 0) + sum(inScope.map(one => charactersOf(one.text)))
  )
}

function refuse({ name }: CollectionSpec, id: string, what: string): never {
  throw new EngineError(`${name} ${id}: ${what}`)
}

export function check(spec: CollectionSpec, document: EngineDocument) {
  checkDocument(spec, document)
  const { id, values, blocks } = document
  if (!id || Buffer.byteLength(id) > LONGEST_ID) refuse(spec, id.slice(0, 80), `an id takes 1 to ${LONGEST_ID} bytes`)
  if (Object.values(values).some(all => all.some(value => Buffer.byteLength(value) > LONGEST_VALUE)))
    refuse(spec, id, `a value is longer than ${LONGEST_VALUE} bytes`)
  if (blocks.some(({ no, text }) => no !== undefined && text.length >= POSITION_GAP))
    refuse(spec, id, `an article has ${POSITION_GAP} characters or more`)
}

/** Reads a stored document. It is kept as a JSON string, so that the cluster returns it unchanged. */
export const documentIn = ({ doc }: { doc: string }) => JSON.parse(doc) as EngineDocument

/** Converts a document to the fields that the cluster indexes. */
export function sourceOf(spec: CollectionSpec, document: EngineDocument): Record<string, unknown> {
  check(spec, document)
  const fields = fieldsOf(spec)
  const source: Record<string, unknown> = { id: wellFormed(document.id), weight: document.weight }
  for (const [scope, field] of fields.texts) source[field] = textsOf(document, scope, false)
  for (const [scope, field] of fields.articles) source[field] = textsOf(document, scope, true)
  for (const [scope, field] of fields.lengths) source[field] = lengthIn(document, scope)
  for (const [name, field] of fields.values) {
    const values = document.values[name] ?? []
    source[field] = [...new Set(spec.trees.includes(name) ? values.flatMap(ancestorsOf) : values)].map(wellFormed)
  }
  for (const [name, field] of fields.numbers) source[field] = document.numbers[name]
  const stored: EngineDocument = { ...document, title: wellFormed(document.title) }
  stored.blocks = document.blocks.map(block => ({ ...block, text: wellFormed(block.text) }))
  return { ...source, doc: JSON.stringify(stored) }
}
