/** Makes the document source of a library: it loads a document and returns the messages for failures. */
import type { LabelledParagraph } from '@contract/judgement'
import { isCaption, isNumberedHeading, isSignature, tableRow } from '@domain/text/document-lines'
import { plainText } from '@domain/text/markup'
import type { CatalogEntry, Passage, ReadableDocument, DocumentSource, Fact, DocumentLoadRequest } from './document'
import {
  type ApiError,
  type ApiErrorId,
  type Result,
  failure,
  mapResult,
  errorSentence,
  success,
} from '@/request/errors'
import { fetchSharedContent, shareMethodOf } from '@/api/share'
import { readerCopy, fill } from '@/copy/reader'
import type { CitingContext } from '@domain/citation/version-note'
import { formatDay, isDay } from '@domain/format/dates'
import { decodeUrlQuery, encodeApiQuery } from '@domain/query/codec'
import type { AbortSignalLike } from '@/platform/ports/data'
import type { RouteName } from '@/routing/routes'
import type { Category } from './categories'

const HEAD = '首部'
/** The labels of the first and the last section. Readers do not need them. */
const ENDS = [HEAD, '尾部']

/** Empties the labels 首部 and 尾部. Their passages stay, because links refer to a passage by its index. */
export const withoutEnds = (passages: Passage[]): Passage[] =>
  passages.map(passage =>
    passage.kind === 'label' && ENDS.indexOf(passage.text) >= 0 ? { ...passage, text: '' } : passage,
  )

function alignOf(line: string, label: string) {
  if (label === HEAD && isCaption(line)) return 'center'
  return isSignature(line) ? 'right' : undefined
}

/** Joins adjacent sections that have the same label, and drops sections without text. */
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

/** Returns the passages and the catalog of a document that consists of labelled sections. */
export function passagesOfSections(sections: LabelledParagraph[]): Pick<ReadableDocument, 'passages' | 'catalog'> {
  const passages: Passage[] = []
  const catalog: CatalogEntry[] = []
  for (const { lableName, subParagraphs } of joined(sections)) {
    if (lableName) {
      if (ENDS.indexOf(lableName) < 0) catalog.push({ text: lableName, level: 1, passage: passages.length })
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

/**
 * Errors for which the message says only that the document of this library could not be loaded. All other errors have a
 * message of their own.
 */
const FAILED: ApiErrorId[] = ['rejected', 'server', 'garbled']

interface DocumentOrigin<T> {
  category: Category
  /** The name of a document in the message of a failure. By default the label of the library. */
  documentName?: string
  fetch(id: string, query: string, signal: AbortSignalLike): Promise<Result<T>>
  /** Reads the document from the content of a share key. Absent if the library has no share keys. */
  readShared?(answer: unknown, id: string): T | undefined
  read(detail: T): ReadableDocument
  downloadPath?(id: string): string
  searchedByCitation?: boolean
  namesPersons?: boolean
  /** Whether the screen shows the error message that the service sent. */
  showsServiceMessage?: boolean
}

/**
 * Returns the document from the content of a share key. Returns `undefined` without a key, or if the key contains only
 * the search. The document is then requested from its service.
 */
async function openShared<T>(
  route: RouteName,
  read: NonNullable<DocumentOrigin<T>['readShared']>,
  { id, secretKey = '', opened, signal }: DocumentLoadRequest,
): Promise<Result<T> | undefined> {
  const method = shareMethodOf(route)
  if (!method || !secretKey) return undefined
  const reply = opened ? success(opened) : await fetchSharedContent(secretKey, method, signal)
  if (!reply.ok) return reply
  if (reply.data.detail === undefined) return undefined
  const detail = read(reply.data.detail, id)
  return detail === undefined ? failure({ id: 'garbled' }) : success(detail)
}

export function documentSource<T>({
  category,
  documentName = category.label,
  fetch,
  readShared,
  read,
  downloadPath,
  searchedByCitation,
  namesPersons,
  showsServiceMessage,
}: DocumentOrigin<T>): DocumentSource {
  const { key, detail, id } = category
  const failed = fill(readerCopy.document.failed, { library: documentName })
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
      FAILED.indexOf(error.id) < 0 || (showsServiceMessage && error.message) ? errorSentence(error) : failed,
    failureOf: ({ id, message }: ApiError) => ((showsServiceMessage || id === 'gone') && message) || failed,
    downloadPath,
    searchedByCitation,
    namesPersons,
  }
}

/** Returns an array with the fact, or an empty array if there is no value. */
export const optionalFact = (label: string, value: string | undefined): Fact[] => (value ? [{ label, value }] : [])

/** Returns an array with a fact that identifies the document, or an empty array if there is no value. */
export const optionalMetadataFact = (label: string, value: string | undefined): Fact[] =>
  value ? [{ label, value, isMetadata: true }] : []

/**
 * Returns the kind of a citing document, and the day as of which its cited laws are opened. Without a valid date there
 * is no such day.
 */
export const citingAsOf = (by: CitingContext['by'], date: string | undefined): CitingContext =>
  date && isDay(date) ? { by, day: formatDay(date) } : { by }
