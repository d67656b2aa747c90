/** Loads a document of any library and writes the messages for its failures. */
import type { LabelledParagraph } from '@contract/judgement'
import { isCaption, isNumberedHeading, isSignature, tableRow } from '@domain/text/document-lines'
import { plainText } from '@domain/text/markup'
import type { CatalogEntry, Passage, ReadableDocument, DocumentSource, Fact, LoadRequest } from './document'
import { type ApiError, type ApiErrorId, type Result, failure, mapResult, sentenceFor, success } from '@/request/errors'
import { fetchShared, shareMethodOf } from '@/api/share'
import { readerCopy, fill } from '@/copy/reader'
import type { Citing } from '@domain/citation/version-note'
import { formatDay, isDay } from '@domain/format/dates'
import { decodeUrlQuery, encodeApiQuery } from '@domain/query/codec'
import type { AbortSignalLike } from '@/platform/ports/data'
import type { RouteName } from '@/routing/routes'
import type { Category } from './categories'

const HEAD = '首部'

function alignOf(line: string, label: string) {
  if (label === HEAD && isCaption(line)) return 'center'
  return isSignature(line) ? 'right' : undefined
}

/** Joins neighbouring sections with the same label, and drops sections without text. */
function joined(sections: LabelledParagraph[]): LabelledParagraph[] {
  const merged: LabelledParagraph[] = []
  for (const { lableName, subParagraphs } of sections) {
    const lines = subParagraphs.filter(({ text }) => plainText(text).trim())
    const last = merged[merged.length - 1]
    if (last && last.lableName === lableName) last.subParagraphs.push(...lines)
    else if (lines.length) merged.push({ lableName, subParagraphs: lines })
  }
  return merged
}

/** Returns the passages and the catalog of a document in labelled sections. */
export function labelledText(sections: LabelledParagraph[]): Pick<ReadableDocument, 'passages' | 'catalog'> {
  const passages: Passage[] = []
  const catalog: CatalogEntry[] = []
  for (const { lableName, subParagraphs } of joined(sections)) {
    if (lableName) {
      catalog.push({ text: lableName, level: 1, passage: passages.length })
      passages.push({ kind: 'label', text: lableName })
    }
    for (const { text } of subParagraphs) {
      const row = tableRow(text)
      if (row !== undefined) {
        if (row) passages.push({ kind: 'paragraph', text: row, align: 'start' })
        continue
      }
      const line = plainText(text).trim()
      const align = alignOf(line, lableName)
      if (isNumberedHeading(line)) catalog.push({ text: line, level: 2, passage: passages.length })
      passages.push(align ? { kind: 'paragraph', text, align } : { kind: 'paragraph', text })
    }
  }
  return { passages, catalog }
}

/** The errors of a service that replied without a document. All other errors have a message of their own. */
const FAILED: ApiErrorId[] = ['rejected', 'server', 'garbled']

interface DocumentOrigin<T> {
  category: Category
  fetch(id: string, query: string, signal: AbortSignalLike): Promise<Result<T>>
  /** Reads the content of a share key. Absent if the library has no share keys. */
  readShared?(answer: unknown, id: string): T | undefined
  read(detail: T): ReadableDocument
  downloadPath?(id: string): string
  searchedByCitation?: boolean
  namesPersons?: boolean
  /** Whether a failure shows the service's own message. */
  showsServiceMessage?: boolean
}

/**
 * Returns the content of a share key. Returns `undefined` if the key contains only the search, so that the document's
 * service is called.
 */
async function openShared<T>(
  route: RouteName,
  read: NonNullable<DocumentOrigin<T>['readShared']>,
  { id, secretKey = '', opened, signal }: LoadRequest,
): Promise<Result<T> | undefined> {
  const method = shareMethodOf(route)
  if (!method || !secretKey) return undefined
  const reply = opened ? success(opened) : await fetchShared(secretKey, method, signal)
  if (!reply.ok) return reply
  if (reply.data.detail === undefined) return undefined
  const detail = read(reply.data.detail, id)
  return detail === undefined ? failure({ id: 'garbled' }) : success(detail)
}

export function documentSource<T>({
  category,
  fetch,
  readShared,
  read,
  downloadPath,
  searchedByCitation,
  namesPersons,
  showsServiceMessage,
}: DocumentOrigin<T>): DocumentSource {
  const { key, label, detail, id } = category
  const failed = fill(readerCopy.document.failed, { library: label })
  return {
    category,
    route: detail,
    id,
    pageType: key,
    async load(request) {
      const { id: documentId, query, signal } = request
      const opened = readShared && (await openShared(detail, readShared, request))
      return mapResult(opened ?? (await fetch(documentId, encodeApiQuery(decodeUrlQuery(query)), signal)), read)
    },
    sentenceFor: (error: ApiError) =>
      FAILED.indexOf(error.id) < 0 || (showsServiceMessage && error.message) ? sentenceFor(error) : failed,
    failureOf: ({ id, message }: ApiError) => ((showsServiceMessage || id === 'gone') && message) || failed,
    downloadPath,
    searchedByCitation,
    namesPersons,
  }
}

/** Returns a fact in an array, or an empty array without a value. */
export const fact = (label: string, value: string | undefined): Fact[] => (value ? [{ label, value }] : [])

/** Returns a fact that identifies the document. */
export const metadataFact = (label: string, value: string | undefined): Fact[] =>
  value ? [{ label, value, isMetadata: true }] : []

/** Returns the day as of which cited laws are opened. The day is absent if the text is no day. */
export const citingOn = (by: Citing['by'], date: string | undefined): Citing =>
  date && isDay(date) ? { by, day: formatDay(date) } : { by }
