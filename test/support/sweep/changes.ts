/** Makes variants of a reply: each field is dropped, null, or of another type. */

export interface Variant {
  /** The changed field and its new value: `result.judgements.totalCount: null`. */
  name: string
  reply: unknown
}

type FieldPath = Array<string | number>

const OTHERS: Array<[name: string, value: unknown]> = [
  ['a text', '别的'],
  ['a number', 7],
  ['an object', { other: '别的' }],
  ['a list', ['别的']],
  ['a list of nothing', [null]],
]

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)
/** Whether to try a value in a field: any value of another type, and in a field with a list also a list of nulls. */
const isOther = (value: unknown, [name, other]: [string, unknown]) =>
  typeOf(value) !== typeOf(other) ? name !== 'a list of nothing' : name === 'a list of nothing'

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Returns the paths of all fields. Of a list, only the first member is varied. */
function pathsIn(value: unknown, path: FieldPath = []): FieldPath[] {
  if (!isContainer(value)) return []
  const keys = Array.isArray(value) ? (value.length ? [0] : []) : Object.keys(value)
  return keys.flatMap(key => {
    const next = [...path, key]
    const below = pathsIn((value as Record<string | number, unknown>)[key], next)
    return typeof key === 'number' ? below : [next, ...below]
  })
}

const DROPPED = Symbol('dropped')

function withValue(reply: unknown, path: FieldPath, value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(reply))
  let container = copy as Record<string | number, unknown>
  for (const key of path.slice(0, -1)) container = container[key] as Record<string | number, unknown>
  const last = path[path.length - 1] ?? ''
  if (value === DROPPED) delete container[last]
  else container[last] = value
  return copy
}

const at = (reply: unknown, path: FieldPath) =>
  path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], reply)

export function variantsOf(reply: unknown): Variant[] {
  return pathsIn(reply).flatMap(path => {
    const others = OTHERS.filter(other => isOther(at(reply, path), other))
    const values: Array<[string, unknown]> = [['dropped', DROPPED], ['null', null], ...others]
    return values.map(([name, value]) => ({ name: `${path.join('.')}: ${name}`, reply: withValue(reply, path, value) }))
  })
}
