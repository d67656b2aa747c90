/** The index mapping of a collection: its fields and analysers, and the conversion of documents to them. */
import { EngineError, type CollectionSpec, type EngineDocument } from '../port'
import { checkDocument } from '../check'
import { wellFormed } from '../well-formed'

/** The distance in positions between two names and between two articles, so that no match crosses the boundary. */
export const POSITION_GAP = 100_000
/** The maximum length of a value (the longest term of Lucene) and of an id, in bytes. */
const LONGEST_VALUE = 32_766
const LONGEST_ID = 512

/** Returns the index fields of a collection. They are numbered, so that the spec may use any names. */
export function fieldsOf({ scopes, names, values, numbers }: CollectionSpec) {
  const numbered = (letter: string, all: string[]) => new Map(all.map((name, at) => [name, `${letter}${at}`]))
  return {
    texts: new Map([['full', 'full'], ['title', 'title'], ...numbered('s', scopes), ...numbered('n', names)]),
    /** The fields that contain only articles (blocks with a number), separated by the position gap. */
    articles: new Map([['full', 'a'], ...numbered('a', scopes)]),
    lengths: new Map([['full', 'l'], ['title', 'lt'], ...numbered('l', scopes)]),
    values: numbered('v', values),
    numbers: numbered('x', numbers),
  }
}

export type IndexFields = ReturnType<typeof fieldsOf>

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
    /** Indexes every character, and at its position also the bigram that begins with it. */
    grams: { type: 'custom', tokenizer: 'one', filter: ['pairs'] },
    one: { type: 'custom', tokenizer: 'one' },
    two: { type: 'custom', tokenizer: 'two' },
  },
}

/**
 * Makes scores depend on the number of matches alone. `phraseCountOf` computes the number of occurrences from a score.
 */
const SIMILARITY = { times: { type: 'scripted', script: { source: 'return doc.freq;' } } }

export interface ShardSettings {
  shards: number
  replicas: number
}

export function indexSettingsOf(spec: CollectionSpec, { shards, replicas }: ShardSettings) {
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

/** Returns the texts of a scope, or with `articles` only its articles. A match must be within a single text. */
export function scopeTextsOf({ title, blocks, names }: EngineDocument, scope: string, articles: boolean): string[] {
  if (names[scope] && scope !== 'full' && scope !== 'title') return articles ? [] : names[scope].map(wellFormed)
  const inScope = scope === 'title' ? [] : blocks.filter(block => scope === 'full' || block.scope === scope)
  if (articles) return inScope.filter(({ no }) => no !== undefined).map(({ text }) => wellFormed(text))
  const lines = inScope.map(({ text }) => text)
  return [wellFormed((scope === 'full' || scope === 'title' ? [title, ...lines] : lines).join('\n'))]
}

/** Returns the number of characters in a scope, without the line breaks between blocks. */
function lengthIn({ title, blocks }: EngineDocument, scope: string) {
  const inScope = scope === 'title' ? [] : blocks.filter(block => scope === 'full' || block.scope === scope)
  return (
    (scope === 'full' || scope === 'title' ? charactersOf(title) : 0) + sum(inScope.map(one => charactersOf(one.text)))
  )
}

function refuse({ name }: CollectionSpec, id: string, what: string): never {
  throw new EngineError(`${name} ${id}: ${what}`)
}

export function checkDocumentLimits(spec: CollectionSpec, document: EngineDocument) {
  checkDocument(spec, document)
  const { id, values, blocks } = document
  if (!id || Buffer.byteLength(id) > LONGEST_ID) refuse(spec, id.slice(0, 80), `an id takes 1 to ${LONGEST_ID} bytes`)
  if (Object.values(values).some(all => all.some(value => Buffer.byteLength(value) > LONGEST_VALUE)))
    refuse(spec, id, `a value is longer than ${LONGEST_VALUE} bytes`)
  if (blocks.some(({ no, text }) => no !== undefined && text.length >= POSITION_GAP))
    refuse(spec, id, `an article has ${POSITION_GAP} characters or more`)
}

/** Returns a stored document. The index stores it as a JSON string, so that it is unchanged. */
export const documentFromSource = ({ doc }: { doc: string }) => JSON.parse(doc) as EngineDocument

/** Converts a document to index fields. */
export function documentSourceOf(spec: CollectionSpec, document: EngineDocument): Record<string, unknown> {
  checkDocumentLimits(spec, document)
  const fields = fieldsOf(spec)
  const source: Record<string, unknown> = { id: wellFormed(document.id), weight: document.weight }
  for (const [scope, field] of fields.texts) source[field] = scopeTextsOf(document, scope, false)
  for (const [scope, field] of fields.articles) source[field] = scopeTextsOf(document, scope, true)
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
