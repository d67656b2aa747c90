/** Bodies with one value of a wrong type: every service refuses them with a message. */
import type { OpenAPIV3_1 } from 'openapi-types'
import { Validator } from 'jsonschema'
import { copy } from '../../server/copy'
import { RATE_LIMITS, type RateLimits } from '../../server/http/rate-limits'
import { openPlainEngine } from './engine/support/plain-engine'
import { startServer, type TestServer, UNLIMITED } from './support/server'
import { failureIn, get, logIn, post } from './support/visits'

interface Schema {
  type?: string
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  items?: Schema
  minItems?: number
  minLength?: number
  minimum?: number
  pattern?: string
  format?: string
}

/** One value of each type, and similar ones. */
const VALUES: unknown[] = [null, true, false, 0, 1.5, '', '1', 'true', 'null', [], ['1'], {}, { length: 1 }]

const typeOf = (value: unknown) => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

const branchesOf = (schema: Schema): Schema[] => schema.anyOf?.flatMap(branchesOf) ?? [schema]
const typesOf = (schema: Schema) =>
  branchesOf(schema).flatMap(({ type }) => (type === 'number' ? ['number', 'integer'] : [type]))

/** Values for the patterns of the contract. */
const WORDS = ['a', '1', 'law-1', '2026-01-01', 'https://a.test/', 'data:image/png;base64,iVBORw0KGgo=', '0'.repeat(64)]

function textFor({ pattern, minLength = 0, format }: Schema) {
  if (format === 'date-time') return '2026-01-01T00:00:00Z'
  const fits = (word: string) => word.length >= minLength && (!pattern || new RegExp(pattern, 'u').test(word))
  const word = [...WORDS, '字'.repeat(minLength)].find(fits)
  if (word === undefined) throw new Error(`no word for ${pattern}`)
  return word
}

function valid(schema: Schema): unknown {
  const [first = {}] = branchesOf(schema)
  if (first.enum) return first.enum[0]
  switch (first.type) {
    case 'object':
      return Object.fromEntries(Object.entries(first.properties ?? {}).map(([name, part]) => [name, valid(part)]))
    case 'array':
      return Array.from({ length: Math.max(1, first.minItems ?? 0) }, () => valid(first.items ?? {}))
    case 'string':
      return textFor(first)
    case 'integer':
    case 'number':
      return first.minimum ?? 0
    default:
      return first.type === 'boolean'
  }
}

/** Puts a value into a field of a body. */
type Put = (value: unknown) => unknown

/** Every body with one wrong field, with its name. */
function* wrongIn(schema: Schema, put: Put, place: string): Generator<[string, unknown]> {
  const fine = typesOf(schema)
  for (const value of VALUES)
    if (!fine.includes(typeOf(value))) yield [`${place} = ${JSON.stringify(value)}`, put(value)]
  for (const branch of branchesOf(schema)) {
    const whole = valid(branch)
    for (const [name, part] of Object.entries(branch.properties ?? {}))
      yield* wrongIn(part, value => put({ ...(whole as object), [name]: value }), `${place}.${name}`)
    if (branch.items) yield* wrongIn(branch.items, value => put([value]), `${place}[]`)
  }
}

/** A malformed body costs only its share of a limit. */
const limits = Object.fromEntries(
  Object.keys(RATE_LIMITS).map(name => [name, UNLIMITED.general]),
) as unknown as RateLimits

let server: TestServer
beforeAll(async () => void (server = await startServer({}, { engine: openPlainEngine(), limits })))
afterAll(() => server.close())

async function bodies() {
  const { paths = {} } = (await get(server, '/openapi.json')).json<OpenAPIV3_1.Document>()
  return Object.entries(paths).flatMap(([path, item]) => {
    const content = (item?.post?.requestBody as OpenAPIV3_1.RequestBodyObject | undefined)?.content
    const schema = content?.['application/json']?.schema as Schema | undefined
    return schema ? [{ path: path.replace(/\{\w+\}/g, 'c1'), schema }] : []
  })
}

test('every service that reads JSON refuses values of a wrong type, and converts none', async () => {
  const { token } = await logIn(server)
  const all = await bodies()
  let count = 0
  for (const { path, schema } of all) {
    expect([path, new Validator().validate(valid(schema), schema as never).errors]).toEqual([path, []])
    for (const [place, body] of wrongIn(schema, value => value, path)) {
      const { code, id, resultMsg } = failureIn(await post(server, path, body, { token }))
      expect([place, code, id, resultMsg]).toEqual([place, 400, 'invalid_request', copy.errors.invalid_request])
      count++
    }
  }
  expect(all.length).toBeGreaterThan(15)
  expect(count).toBeGreaterThan(500)
})
