/**
 * Checks whether an answer complies with an OpenAPI 3.1 document. It shares no code with the server, so both do not
 * have the same mistake.
 */
import type { OpenAPIV3_1 } from 'openapi-types'
import { type Schema, Validator } from 'jsonschema'

export interface Answer {
  method: string
  path: string
  status: number
  /** The value of the header `content-type`. Absent if the answer has no such header. */
  type?: string
  body: string
}

export interface Verdict {
  /** The method and path template, such as `GET /lawregu/{lid}`. */
  operation: string
  /** One line for each fault. Empty if the answer complies with the document. */
  faults: string[]
}

/** The form of a service's path, whether the document lists the service or not. */
const SERVICE = /^\/[\w-]+\/(?:api\/)?v1\//

/** A status of HTTP itself: the answer has no body. */
const NOT_MODIFIED = 304

const JSON_TYPE = 'application/json'
const MOST_FAULTS = 5

interface Operation extends OpenAPIV3_1.OperationObject {
  name: string
  template: string[]
}

const isPlace = (part: string) => part.startsWith('{')
const places = ({ template }: Operation) => template.filter(isPlace).length

function operationsOf({ paths = {} }: OpenAPIV3_1.Document): Map<string, Operation[]> {
  const byMethod = new Map<string, Operation[]>()
  for (const [path, item] of Object.entries(paths))
    for (const [method, operation] of Object.entries(item ?? {})) {
      const name = `${method.toUpperCase()} ${path}`
      const entry = { ...(operation as OpenAPIV3_1.OperationObject), name, template: path.split('/') }
      byMethod.set(method.toUpperCase(), [...(byMethod.get(method.toUpperCase()) ?? []), entry])
    }
  // A path without a parameter goes before one with a parameter.
  for (const operations of byMethod.values()) operations.sort((a, b) => places(a) - places(b))
  return byMethod
}

const fits = ({ template }: Operation, parts: string[]) =>
  template.length === parts.length && template.every((part, i) => (isPlace(part) ? parts[i] : part === parts[i]))

const mapValues = <From, To>(from: Record<string, From>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(from).map(([name, value]) => [name, change(value)]))

/** A schema lists every field of an answer. Any other field is a fault. */
function closed(schema: Schema): Schema {
  const { properties, items, anyOf, additionalProperties = properties ? false : undefined } = schema
  return {
    ...schema,
    ...(additionalProperties !== undefined && { additionalProperties }),
    ...(properties && { properties: mapValues(properties, closed) }),
    ...(items && !Array.isArray(items) && { items: closed(items) }),
    ...(anyOf && { anyOf: anyOf.map(closed) }),
  }
}

/** Judges whether a service's answer complies with the document. Returns nothing for any other answer. */
export function judgeBy(document: OpenAPIV3_1.Document): (answer: Answer) => Verdict | undefined {
  const operations = operationsOf(document)
  const validator = new Validator()
  const components = { schemas: mapValues(document.components?.schemas ?? {}, schema => closed(schema as Schema)) }
  const prepared = new Map<object, Schema>()

  /** Adds the document's shared schemas to a schema, so that its references resolve. */
  function schemaOf(schema: object): Schema {
    const ready = prepared.get(schema) ?? ({ ...closed(schema as Schema), components } as Schema)
    prepared.set(schema, ready)
    return ready
  }

  function bodyFaults(body: string, schema: object): string[] {
    let value: unknown
    try {
      value = JSON.parse(body)
    } catch {
      return ['the body is no JSON']
    }
    const { errors } = validator.validate(value, schemaOf(schema), { base: '/' })
    return errors.slice(0, MOST_FAULTS).map(error => `${error.property} ${error.message}`)
  }

  function faultsOf({ responses = {} }: Operation, { method, status, type, body }: Answer): string[] {
    const promised = (responses[status] ?? responses.default) as OpenAPIV3_1.ResponseObject | undefined
    if (!promised) return [`${status} is not promised`]
    if (method === 'HEAD') return []
    const { content } = promised
    if (!content) return body ? [`${status} is promised without a body`] : []
    const mediaType = type?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
    const media = content[mediaType]
    if (!media) return [`${status} is promised as ${Object.keys(content).join(', ')}, not as ${mediaType || 'nothing'}`]
    return mediaType === JSON_TYPE && media.schema ? bodyFaults(body, media.schema) : []
  }

  return answer => {
    const { method, status } = answer
    if (method === 'OPTIONS' || status === NOT_MODIFIED) return undefined
    const path = answer.path.split('?', 1)[0] ?? ''
    const parts = path.split('/')
    const operation = operations.get(method === 'HEAD' ? 'GET' : method)?.find(each => fits(each, parts))
    if (operation) return { operation: operation.name, faults: faultsOf(operation, answer) }
    if (!SERVICE.test(path) || status === 404) return undefined
    return { operation: `${method} ${path}`, faults: [`${status} of a service that the document does not tell of`] }
  }
}
