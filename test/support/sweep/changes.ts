/** Every field of a reply in turn dropped, null, and of every other type. */

export interface Change {
  /** `result.judgements.totalCount: null` */
  name: string
  reply: unknown
}

type Way = Array<string | number>

const OTHERS: Array<[name: string, value: unknown]> = [
  ['a text', '别的'],
  ['a number', 7],
  ['an object', { other: '别的' }],
  ['a list', ['别的']],
  ['a list of nothing', [null]],
]

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)
/** A list in the place of a list is another only if nothing is in it. */
const isOther = (value: unknown, [name, other]: [string, unknown]) =>
  typeOf(value) !== typeOf(other) ? name !== 'a list of nothing' : name === 'a list of nothing'

const isBox = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Of a list the first member stands for all. */
function waysIn(value: unknown, way: Way = []): Way[] {
  if (!isBox(value)) return []
  const keys = Array.isArray(value) ? (value.length ? [0] : []) : Object.keys(value)
  return keys.flatMap(key => {
    const next = [...way, key]
    const below = waysIn((value as Record<string | number, unknown>)[key], next)
    return typeof key === 'number' ? below : [next, ...below]
  })
}

const DROPPED = Symbol('dropped')

function changed(reply: unknown, way: Way, value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(reply))
  let box = copy as Record<string | number, unknown>
  for (const key of way.slice(0, -1)) box = box[key] as Record<string | number, unknown>
  const last = way[way.length - 1] ?? ''
  if (value === DROPPED) delete box[last]
  else box[last] = value
  return copy
}

const at = (reply: unknown, way: Way) =>
  way.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], reply)

export function changesOf(reply: unknown): Change[] {
  return waysIn(reply).flatMap(way => {
    const others = OTHERS.filter(other => isOther(at(reply, way), other))
    const ways: Array<[string, unknown]> = [['dropped', DROPPED], ['null', null], ...others]
    return ways.map(([name, value]) => ({ name: `${way.join('.')}: ${name}`, reply: changed(reply, way, value) }))
  })
}
