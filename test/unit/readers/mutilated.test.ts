/** Replies with missing, null or wrong fields: the parsed data has the right types, and nothing throws. */
import '../../support/without-taro'
import fc from 'fast-check'
import { GOOD_REPLIES } from './good-replies'

type Way = string[]

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Every place of an answer. */
const placesIn = (value: unknown, way: Way = []): Way[] => [
  way,
  ...(isObject(value) ? Object.entries(value).flatMap(([name, part]) => placesIn(part, [...way, name])) : []),
]

const DROPPED = Symbol('dropped')

function changed(value: unknown, [name, ...rest]: Way, to: unknown): unknown {
  if (name === undefined) return to === DROPPED ? undefined : to
  if (!isObject(value)) return value
  const parts = Object.entries(value)
    .filter(([other]) => other !== name || rest.length || to !== DROPPED)
    .map(([other, part]): [string, unknown] => [other, other === name ? changed(part, rest, to) : part])
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}

const OTHER: unknown[] = [
  DROPPED,
  null,
  '',
  ' ',
  'x',
  '233',
  0,
  -1,
  2.5,
  1e300,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  { a: 1 },
]

/** Whether what was read is what it would have been, or absent: never of another type, never no number. */
function misfits(read: unknown, whole: unknown, way = ''): string[] {
  if (read === undefined || read === null) return []
  if (typeof read === 'number' && isNaN(read)) return [`${way} is NaN`]
  if (typeof read === 'string' && /undefined|NaN|\[object/.test(read)) return [`${way} says ${read}`]
  if (whole === undefined || whole === null) return []
  if (typeof read !== typeof whole || Array.isArray(read) !== Array.isArray(whole))
    return [`${way} is ${JSON.stringify(read)} instead of ${JSON.stringify(whole)}`]
  if (Array.isArray(read)) return read.flatMap((part, at) => misfits(part, (whole as unknown[])[0], `${way}[${at}]`))
  if (!isObject(read)) return []
  return Object.keys(read).flatMap(name =>
    misfits(read[name], (whole as Record<string, unknown>)[name], `${way}.${name}`),
  )
}

describe.each(Object.entries(GOOD_REPLIES))('%s', (_, { read, reply }) => {
  const whole = read(reply)
  const places = placesIn(reply)

  test('is read whole', () => {
    expect(whole).toBeDefined()
    expect(misfits(whole, whole)).toEqual([])
  })

  test('with each place dropped, null or of another type', () => {
    for (const place of places)
      for (const other of OTHER) {
        const answer = changed(reply, place, other)
        expect([place.join('.'), String(other), misfits(read(answer), whole)]).toEqual([
          place.join('.'),
          String(other),
          [],
        ])
      }
  })

  test('with any few places changed at once', () => {
    const change = fc.tuple(fc.constantFrom(...places), fc.oneof(fc.constantFrom(...OTHER), fc.jsonValue()))
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 5 }), changes => {
        const answer = changes.reduce<unknown>((value, [place, to]) => changed(value, place, to), reply)
        expect(misfits(read(answer), whole)).toEqual([])
      }),
      { numRuns: 100, seed: 20261122 },
    )
  })

  test('instead of anything at all', () => {
    fc.assert(
      fc.property(fc.jsonValue(), answer => {
        expect(misfits(read(answer), whole)).toEqual([])
      }),
      { numRuns: 50, seed: 20261122 },
    )
  })
})
