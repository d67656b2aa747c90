/**
 * Defines the values in the host's key-value storage, by name. Workspace entries and long texts are in platform/vault.
 */
import {
  fromEntries,
  flagGuard,
  integerGuard,
  isRecord,
  lineGuard,
  listOf,
  oneOf,
  textGuard,
  headerWordGuard,
} from '@domain/guards'
import { storage } from '@/platform/storage'

interface StorageEntry<T> {
  get(): T | undefined
  /**
   * Stores a value. Returns false if the value is invalid, or if the device refuses it and it is lost when the app
   * closes.
   */
  set(value: T): boolean
  remove(): void
}

interface EntryOptions<T> {
  key: string
  /**
   * The version of the value's shape. It is increased when the shape changes; a value of another version reads as
   * absent.
   */
  version: number
  parse: (data: unknown) => T | undefined
}

/**
 * Defines a value of this app, stored as `{v, d}`. Any other content reads as absent and stays until the next write,
 * because a newer app may have written it.
 */
export function defineEntry<T>({ key, version, parse }: EntryOptions<T>): StorageEntry<T> {
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
 * Defines a plain text that the native wrapper and other sites of this origin also read and write. It has no version,
 * so every read checks it.
 */
export function defineSharedEntry<T extends string | boolean>({ key, parse }: SharedEntryOptions<T>): StorageEntry<T> {
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

const sharedWord = (key: string) => defineSharedEntry({ key, parse: headerWordGuard })
const sharedFlag = (key: string) => defineSharedEntry({ key, parse: flagGuard })

export interface HistoryDocument {
  title: string
  /** The name of the route that shows the document. */
  route: string
  /** The address params of the document. */
  params: Record<string, string>
  day: string
}

function parseDocument(value: unknown): HistoryDocument | undefined {
  if (!isRecord(value) || !isRecord(value.params)) return undefined
  const title = textGuard(200)(value.title)
  const route = textGuard(40)(value.route)
  const day = textGuard(10)(value.day)
  const params = Object.entries(value.params).filter((entry): entry is [string, string] => !!textGuard(64)(entry[1]))
  return title && route && day && params.length ? { title, route, params: fromEntries(params), day } : undefined
}

interface ReadingPlace {
  /** The address of the document. */
  address: string
  /** The params of the passage, which are added to those of the document. */
  params: Record<string, string>
  /** The beginning of the passage. */
  text: string
}

function parsePlace(value: unknown): ReadingPlace | undefined {
  if (!isRecord(value) || !isRecord(value.params)) return undefined
  const address = textGuard(400)(value.address)
  const beginning = textGuard(80)(value.text)
  const params = Object.entries(value.params).filter((entry): entry is [string, string] => !!textGuard(64)(entry[1]))
  return address && beginning && params.length ? { address, text: beginning, params: fromEntries(params) } : undefined
}

export const deviceValues = {
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
  weixinAdInfo: defineSharedEntry({ key: 'weixinadinfo', parse: lineGuard }),
  fingerprintId: defineSharedEntry({
    key: FINGERPRINT_KEY,
    parse: value => (/^[\da-f]{32}$/.test(value) ? value : undefined),
  }),
  elder: defineEntry({ key: 'elder', version: 1, parse: oneOf(true) }),
  homeTab: defineEntry({ key: 'home-tab', version: 1, parse: integerGuard(0, 20) }),
  /** The last day on which the promotion popup opened by itself. */
  promotionDay: defineEntry({ key: 'promotion-day', version: 1, parse: textGuard(10) }),
  /** The number of new results of saved searches. Absent if the workspace has no entries. */
  alertCount: defineEntry({ key: 'desk-news', version: 1, parse: integerGuard(0, 100_000) }),
  readItems: defineEntry({ key: 'read-items', version: 1, parse: listOf(textGuard(64), 60) }),
  readDocuments: defineEntry({ key: 'read-documents', version: 1, parse: listOf(parseDocument, 60) }),
  /** Where the reader stopped in the document that was read last. */
  readingPlace: defineEntry({ key: 'reading-place', version: 1, parse: parsePlace }),
}

interface SearchHistoryEntry {
  text: string
  /** The conditions of the search, encoded as in the URL. */
  query?: string
  id?: string
}

function parseSearch(value: unknown): SearchHistoryEntry | undefined {
  if (!isRecord(value)) return undefined
  const searchText = textGuard(500)(value.text)
  return searchText === undefined
    ? undefined
    : { text: searchText, query: textGuard(5000)(value.query), id: textGuard(64)(value.id) }
}

const SEARCH_HISTORY_PREFIX = 'search-history:'

/** The search history of a category, the newest search first. */
export const searchHistory = (category: string): StorageEntry<SearchHistoryEntry[]> =>
  defineEntry({ key: SEARCH_HISTORY_PREFIX + category, version: 1, parse: listOf(parseSearch, 5) })

/** Removes the histories of all categories. */
export const removeSearchHistories = () => storage.removeAll(SEARCH_HISTORY_PREFIX)

const MADE_REPORTS_KEY = 'made-reports'

/** The drafts from which case reports were made. */
export const reportDrafts = <T>(parse: EntryOptions<T>['parse']): StorageEntry<T> =>
  defineEntry({ key: MADE_REPORTS_KEY, version: 1, parse })

export const removeReportDrafts = () => storage.removeAll(MADE_REPORTS_KEY)

export interface StoredReadingSettings {
  fontStep: number
  lineHeight: number
  /** The colour behind the text. Absent if it is that of the app's theme. */
  paper?: 'xuan' | 'night'
}

function parseReading(value: unknown): StoredReadingSettings | undefined {
  if (!isRecord(value)) return undefined
  const fontStep = integerGuard(1, 8)(value.fontStep)
  const lineHeight = oneOf(1.5, 1.75, 2, 2.5)(value.lineHeight)
  const paper = oneOf<'xuan' | 'night'>('xuan', 'night')(value.paper)
  return fontStep && lineHeight ? { fontStep, lineHeight, ...(paper ? { paper } : {}) } : undefined
}

export const readingSettings = (pageType: string): StorageEntry<StoredReadingSettings> =>
  defineEntry({ key: `read-set:${pageType}`, version: 1, parse: parseReading })

/** The keys of the dimensions that a reader added to a library's form. */
export const advancedDimensions = (library: string): StorageEntry<string[]> =>
  defineEntry({ key: `advanced-dimensions:${library}`, version: 1, parse: listOf(textGuard(40), 50) })
