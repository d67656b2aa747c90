/** Everything the app keeps on a device, by name. */
import { fromEntries } from '@domain/from-entries'
import { flag, integer, isRecord, line, listOf, oneOf, text, word } from '@domain/guards'
import { storage } from '@/platform/storage'

interface Entry<T> {
  get(): T | undefined
  /** False when the value was not kept beyond this run, or is no value of this entry at all. */
  set(value: T): boolean
  remove(): void
}

interface EntryOptions<T> {
  key: string
  /** Raised whenever the shape changes: what an older or newer app wrote reads as absent. */
  version: number
  parse: (data: unknown) => T | undefined
}

/**
 * A value of ours, kept as `{v, d}`. Whatever else is found under the key reads as absent and is left alone until the
 * next write: it may be a newer app's.
 */
export function defineEntry<T>({ key, version, parse }: EntryOptions<T>): Entry<T> {
  return {
    get() {
      const stored = parseJson(storage.read(key))
      return stored?.v === version ? parse(stored.d) : undefined
    },
    set: value => parse(value) !== undefined && storage.write(key, JSON.stringify({ v: version, d: value })),
    remove: () => storage.remove(key),
  }
}

interface SharedEntryOptions<T> {
  key: string
  parse: (text: string) => T | undefined
}

/**
 * A value that the native wrapper and other sites of this origin read and write too, under the same key and as a bare
 * string. Its form is theirs, so it has no version; it is checked each time it is read.
 */
export function defineSharedEntry<T extends string | boolean>({ key, parse }: SharedEntryOptions<T>): Entry<T> {
  return {
    get() {
      const text = storage.read(key)
      return text === undefined ? undefined : parse(text)
    },
    set: value => parse(String(value)) !== undefined && storage.write(key, String(value)),
    remove: () => storage.remove(key),
  }
}

function parseJson(text: string | undefined): { v?: unknown; d?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

export const FINGERPRINT_KEY = 'fingerprintId'

const sharedWord = (key: string) => defineSharedEntry({ key, parse: word })
const sharedFlag = (key: string) => defineSharedEntry({ key, parse: flag })

export interface KeptDocument {
  title: string
  /** The name of its screen. */
  route: string
  /** What names it. */
  params: Record<string, string>
  day: string
}

function parseDocument(value: unknown): KeptDocument | undefined {
  if (!isRecord(value) || !isRecord(value.params)) return undefined
  const title = text(200)(value.title)
  const route = text(40)(value.route)
  const day = text(10)(value.day)
  const params = Object.entries(value.params).filter((entry): entry is [string, string] => !!text(64)(entry[1]))
  return title && route && day && params.length ? { title, route, params: fromEntries(params), day } : undefined
}

export const kept = {
  token: sharedWord('token'),
  officeId: sharedWord('officeId'),
  userId: sharedWord('userId'),
  isNew3cUser: sharedFlag('isNew3cUser'),
  is3c: sharedFlag('is3c'),
  appsource: sharedWord('appsource'),
  trycode: sharedWord('trycode'),
  codetype: sharedWord('codetype'),
  unionId: sharedWord('unionId'),
  gdtVid: sharedWord('gdt_vid'),
  weixinAdInfo: defineSharedEntry({ key: 'weixinadinfo', parse: line }),
  fingerprintId: defineSharedEntry({
    key: FINGERPRINT_KEY,
    parse: value => (/^[\da-f]{32}$/.test(value) ? value : undefined),
  }),
  elder: defineEntry({ key: 'elder', version: 1, parse: oneOf(true) }),
  homeTab: defineEntry({ key: 'home-tab', version: 1, parse: integer(0, 20) }),
  /** On which the promotion came by itself last. */
  promotionDay: defineEntry({ key: 'promotion-day', version: 1, parse: text(10) }),
  /** How much is new in the searches that are kept; absent where nothing at all is kept. */
  deskNews: defineEntry({ key: 'desk-news', version: 1, parse: integer(0, 100_000) }),
  readItems: defineEntry({ key: 'read-items', version: 1, parse: listOf(text(64), 60) }),
  readDocuments: defineEntry({ key: 'read-documents', version: 1, parse: listOf(parseDocument, 60) }),
}

export interface KeptSearch {
  text: string
  /** Conditions as they stand in an address. */
  query?: string
  id?: string
}

function parseSearch(value: unknown): KeptSearch | undefined {
  if (!isRecord(value)) return undefined
  const said = text(500)(value.text)
  return said === undefined ? undefined : { text: said, query: text(5000)(value.query), id: text(64)(value.id) }
}

const SEARCHES = 'search-history:'

/** Newest first. */
export const searchHistory = (category: string): Entry<KeptSearch[]> =>
  defineEntry({ key: SEARCHES + category, version: 1, parse: listOf(parseSearch, 5) })

/** Of all categories. */
export const removeSearchHistories = () => storage.removeAll(SEARCHES)

export interface KeptReading {
  fontStep: number
  lineHeight: number
}

function parseReading(value: unknown): KeptReading | undefined {
  if (!isRecord(value)) return undefined
  const fontStep = integer(1, 8)(value.fontStep)
  const lineHeight = oneOf(1.5, 1.75, 2, 2.5)(value.lineHeight)
  return fontStep && lineHeight ? { fontStep, lineHeight } : undefined
}

export const readingSettings = (pageType: string): Entry<KeptReading> =>
  defineEntry({ key: `read-set:${pageType}`, version: 1, parse: parseReading })

/** Keys of the dimensions that a reader added to a library's form. */
export const advancedDimensions = (library: string): Entry<string[]> =>
  defineEntry({ key: `advanced-dimensions:${library}`, version: 1, parse: listOf(text(40), 50) })
