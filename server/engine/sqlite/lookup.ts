/** Where the index says that a word occurs. */
import { both, emptyBits, setBit, type Bitset } from './bitset'
import type { CollectionReader } from './collection-reader'
import type { Work } from './slices'
import { placesOf } from './tables'
import { phrasesOf, type Phrase } from './tokens'

/** So many documents are asked for at once. */
const STRETCH = 8192

const expressionOf = (columns: string[], tokens: Buffer) =>
  Buffer.concat([Buffer.from(`{${columns.join(' ')}} : "`), tokens, Buffer.from('"')])

function* look(reader: CollectionReader, scope: string, { single, tokens }: Phrase): Work<Bitset> {
  const { spec, size } = reader.memory
  const found = emptyBits(size)
  const places = placesOf(spec, scope)
  const tables = single ? [{ table: 'chars' as const, columns: places.flatMap(({ columns }) => columns) }] : places
  for (const { table, columns } of tables) {
    const expression = expressionOf(columns, tokens)
    for (let from = 0; from < size; from += STRETCH) {
      for (const ord of reader.matching(table, expression, from, from + STRETCH)) setBit(found, ord)
      yield
    }
  }
  return found
}

/** Exact, unless the word `needsText`: then these are the candidates. */
export function* lookUp(reader: CollectionReader, scope: string, word: string): Work<Bitset> {
  const key = reader.key(`${scope}:${word}`)
  const known = reader.caches.bits.get(key)
  if (known) return known
  let found = reader.memory.alive
  for (const phrase of phrasesOf(word)) found = both(found, yield* look(reader, scope, phrase))
  reader.caches.bits.set(key, found, found.byteLength)
  return found
}
