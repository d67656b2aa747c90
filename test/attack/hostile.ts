/** Makes hostile values from the schemas of the contract. Each field in turn is too long, too many or too deep. */

export interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  pattern?: string
}

/** The factors by which a hostile value exceeds the allowed size. */
export const FACTORS = [1, 10, 100]
/** The limits assumed for schemas that have none. */
const UNNAMED = { length: 5000, items: 200 }
/** The length of one text and of one request: more than any service accepts. */
const MOST_CHARACTERS = 1_000_000
const DEPTH = 3000
const WIDTH = 10_000

/** Beginnings of patterns for which parsers search, without the ends of the patterns. */
export const NEAR_MISSES = [
  '《',
  '（2021）',
  '第一百二十条、',
  '"',
  '</w:tc>',
  '<w:t',
  '(((',
  'a b ',
  '全文:a;gap=9,',
  '%',
  '\\',
  '\u{1f600}',
]
export const BROKEN = [
  '\0',
  'a\0b',
  '\ud800',
  '\udc00x',
  '\u202e',
  '\u001b[2J',
  '__proto__',
  '{{7*7}}',
  "' OR 1=1 --",
  '../../etc/passwd',
]

/** The patterns of the contract with an example of each. A schema with a new pattern needs a new line here. */
const PATTERN_EXAMPLES: Array<[pattern: string, example: string]> = [
  ['^[0-9a-f]{64}$', 'a'.repeat(64)],
  ['^\\d{4}-\\d{2}-\\d{2}$', '2024-03-05'],
  ['^[a-z]{1,20}$', 'folder'],
  ['^[1-6]$', '1'],
  ['^\\d{1,6}$', '1'],
  ['^[^\\u0000]*$', '一般'],
]

/** Returns a valid value of the schema. */
export function example(schema: Schema): unknown {
  const { anyOf, enum: values, type, pattern } = schema
  if (anyOf) return example(anyOf[0]!)
  if (values) return values[0]
  if ('const' in schema) return schema.const
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {})
    return Object.fromEntries(fields.map(([name, field]) => [name, example(field)]))
  }
  if (type === 'array')
    return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => example(schema.items ?? {}))
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1
  if (type === 'boolean') return true
  if (type === 'null') return null
  const match = PATTERN_EXAMPLES.find(([candidate]) => candidate === pattern)?.[1]
  if (pattern && match === undefined) throw new Error(`No example fits ${pattern}: add one to FITTING.`)
  return match ?? '合同'.slice(0, schema.maxLength ?? 2)
}

const filled = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

function* hostileTexts({ maxLength = UNNAMED.length }: Schema): Generator<string> {
  for (const factor of FACTORS) {
    const length = Math.min(maxLength * factor, MOST_CHARACTERS)
    yield filled('合同', length)
    yield filled(NEAR_MISSES.join(''), length)
  }
  for (const text of NEAR_MISSES) yield filled(text, Math.min(maxLength, MOST_CHARACTERS))
  yield* BROKEN
}

function deep(depth: number) {
  let value: unknown = []
  for (let level = 0; level < depth; level++) value = [value]
  return value
}
const wide = () => Object.fromEntries(Array.from({ length: WIDTH }, (_, at) => [`k${at}`, at]))

/** Yields hostile values of the schema. */
export function* hostileValues(schema: Schema): Generator<unknown> {
  if (schema.anyOf) {
    for (const each of schema.anyOf) yield* hostileValues(each)
    return
  }
  if (schema.type === 'object') {
    const good = example(schema) as Record<string, unknown>
    for (const [name, field] of Object.entries(schema.properties ?? {}))
      for (const value of hostileValues(field)) yield { ...good, [name]: value }
    yield wide()
  } else if (schema.type === 'array') {
    const item = schema.items ?? {}
    for (const factor of FACTORS) {
      const count = (schema.maxItems ?? UNNAMED.items) * factor
      yield Array.from({ length: Math.min(count, 100_000) }, () => example(item))
    }
    for (const value of hostileValues(item)) yield [value]
  } else if (schema.type === 'string') yield* hostileTexts(schema)
  else for (const value of [-1, 0.5, 1e308, Number.MAX_SAFE_INTEGER]) yield value
  yield deep(DEPTH)
  yield null
}
