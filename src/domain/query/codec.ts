/**
 * Encodes and decodes queries. Addresses of the app contain them as JSON, the API as `name:value,name:value;qualifier`.
 */
import { encodeValue } from '../format/address'
import { type Condition, type NearMode, readCondition } from './condition'
import { supportsExclusion, readExclusion, splitKeywords } from './keywords'
import { LIMITS } from '../limits'
import { formatRange } from '../format/range'

export interface ApiCondition {
  name: string
  /** The value without the dash of an exclusion. */
  value: string
  words: string[]
  exclude: boolean
  mode?: NearMode
  gap?: number
  any: boolean
  level?: number
}

export function encodeUrlQuery(conditions: Condition[]): string {
  return JSON.stringify(conditions)
}

/** Returns the length of the encoded conditions in an address. */
export const encodedLength = (conditions: Condition[]) => encodeValue(encodeUrlQuery(conditions)).length

export function decodeUrlQuery(text: string | undefined): Condition[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '')
    if (!Array.isArray(parsed)) return []
    return parsed.map(readCondition).filter((condition): condition is Condition => condition !== undefined)
  } catch {
    return []
  }
}

const escape = (text: string) => text.replace(/[,:;\\]/g, '\\$&')

const asksGap = ({ mode, space }: Condition) => mode === 'gap' || (mode === undefined && space !== undefined)

/** Whether a gap condition has more words than the search can match. */
export const hasTooManyGapWords = (condition: Condition) =>
  asksGap(condition) && splitKeywords(condition.value).length > LIMITS.input.gapWords

const PARTIES = '当事人'
const JUDGES = '法官'
/** The level by which the API marks a presiding judge. */
const PRESIDING = 1

function qualifiersOf({ mode, space, any, level, litigantLevel, isJudge }: Condition): string[] {
  const depth = litigantLevel || (isJudge ? PRESIDING : level === 1 ? 0 : level)
  const isGap = mode === 'gap' || mode === undefined
  return [
    ...(isGap && space !== undefined && space >= 0 ? [`gap=${Math.floor(space)}`] : []),
    ...(isGap ? [] : [`mode=${mode}`]),
    ...(any ? ['any'] : []),
    ...(depth ? [`level=${Math.floor(depth)}`] : []),
  ]
}

/** Encodes the query for the API. Conditions with neither a value nor a range are left out. */
export function encodeApiQuery(conditions: Condition[]): string {
  return conditions
    .map(condition => ({ condition, value: condition.value || formatRange(condition.start, condition.end) }))
    .filter(({ condition, value }) => condition.name.trim() && value.trim())
    .map(({ condition, value }) =>
      [`${escape(condition.name.trim())}:${escape(value)}`, ...qualifiersOf(condition)].join(';'),
    )
    .join(',')
}

type Qualifiers = Pick<ApiCondition, 'mode' | 'gap' | 'level'> & { any?: boolean }

function readQualifier(piece: string): Qualifiers | undefined {
  if (piece === 'any') return { any: true }
  const [, key, value = ''] = /^(gap|mode|level)=(-?\d{1,6}|sentence|paragraph|article)$/.exec(piece) ?? []
  const number = Number(value)
  if (key === 'mode' && isNaN(number)) return { mode: value as NearMode }
  if (key === 'gap' && number >= 0) return { mode: 'gap', gap: number }
  if (key === 'level' && !isNaN(number)) return { level: number }
  return undefined
}

/** Returns the conditions of one encoded part: `全文:a -b` includes a and excludes b. */
function conditionsOf(name: string, pieces: string[]): ApiCondition[] {
  let qualifiers: Qualifiers = {}
  let length = pieces.length
  for (; length > 1; length--) {
    const read = readQualifier(pieces[length - 1] ?? '')
    if (!read) break
    qualifiers = { ...read, ...qualifiers }
  }
  const value = pieces.slice(0, length).join(';')
  const { any = false, ...rest } = qualifiers
  const words = splitKeywords(value)
  if (!name || !words.length) return []
  const read = words.map(supportsExclusion(name) ? readExclusion : word => ({ word, exclude: false }))
  const included = read.filter(({ exclude }) => !exclude).map(({ word }) => word)
  const excluded = read.filter(({ exclude }) => exclude).map(({ word }) => word)
  const inclusion = {
    name,
    value: excluded.length ? included.join(' ') : value,
    words: included,
    exclude: false,
    any,
    ...rest,
  }
  return [
    ...(included.length ? [inclusion] : []),
    ...excluded.map(word => ({ name, value: word, words: [word], exclude: true, any: false })),
  ]
}

/**
 * Converts a level of the API to a party's side, to a presiding judge, or to a depth in a tree. `qualifiersOf` does the
 * reverse.
 */
function depthOf(name: string, level: number | undefined): Partial<Condition> {
  if (level === undefined) return {}
  if (name === PARTIES) return { litigantLevel: level }
  return name === JUDGES && level === PRESIDING ? { isJudge: true } : { level }
}

/** Converts a decoded condition of the API to a condition of the app. */
export const conditionFromApi = ({ name, value, exclude, any, mode, gap, level }: ApiCondition): Condition => ({
  name,
  value: exclude ? `-${value}` : value,
  ...(any ? { any } : {}),
  ...(mode ? { mode } : {}),
  ...(gap === undefined ? {} : { space: gap }),
  ...depthOf(name, level),
})

/** Decodes a query that a service sends, and returns its conditions. */
export const decodeApiConditions = (text: string): Condition[] => decodeApiQuery(text).map(conditionFromApi)

const TOKEN = /\\[,:;\\]|[,:;\\]|[^,:;\\]+/g

/**
 * Decodes a query of the API. It never throws, and drops parts that are no condition.
 * A `;` that is not followed by a qualifier belongs to the value.
 */
export function decodeApiQuery(text: string): ApiCondition[] {
  const conditions: ApiCondition[] = []
  let name: string | undefined
  let pieces: string[] = []
  let piece = ''
  const finish = () => {
    if (name !== undefined) for (const one of conditionsOf(name.trim(), [...pieces, piece])) conditions.push(one)
    name = undefined
    pieces = []
    piece = ''
  }
  for (const token of text.match(TOKEN) ?? []) {
    if (token === ',') finish()
    else if (token === ':' && name === undefined) [name, piece] = [piece, '']
    else if (token === ';' && name !== undefined) {
      pieces.push(piece)
      piece = ''
    } else piece += token.length === 2 && token.charAt(0) === '\\' ? token.charAt(1) : token
  }
  finish()
  return conditions
}
