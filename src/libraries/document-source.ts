/** What the documents of all libraries have in common: how they are asked for, and what is said when that fails. */
import type { LabelledParagraph } from '@contract/judgement'
import { isCaption, isNumberedHeading, isSignature, tableRow } from '@domain/text/document-lines'
import { plainText } from '@domain/text/markup'
import type { CatalogEntry, Passage, ReadableDocument, DocumentSource, Fact, LoadRequest } from './document'
import { type ApiError, type ErrorId, type Result, failure, mapResult, sentenceFor, success } from '@/request/errors'
import { fetchShared, shareMethodOf } from '@/api/share'
import { readerCopy, fill } from '@/copy/reader'
import type { Citing } from '@domain/citation/version-note'
import { formatDay, isDay } from '@domain/format/dates'
import { decodeUrlQuery, encodeApiQuery } from '@domain/query/codec'
import type { AbortSignalLike } from '@/platform/transport/port'
import type { RouteName } from '@/routing/routes'
import type { Category } from './categories'

const HEAD = '首部'

function alignOf(line: string, label: string) {
  if (label === HEAD && isCaption(line)) return 'center'
  return isSignature(line) ? 'right' : undefined
}

/** Sections of one label that follow each other are one; what holds no text is not there. */
function joined(sections: LabelledParagraph[]): LabelledParagraph[] {
  const found: LabelledParagraph[] = []
  for (const { lableName, subParagraphs } of sections) {
    const lines = subParagraphs.filter(({ text }) => plainText(text).trim())
    const last = found[found.length - 1]
    if (last && last.lableName === lableName) last.subParagraphs.push(...lines)
    else if (lines.length) found.push({ lableName, subParagraphs: lines })
  }
  return found
}

/** The text of a document that comes in labelled sections: its passages, and the catalog of them. */
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

/** It answered, and not with a document. Of all else the reader knows the cause: no network, no permission, gone. */
const FAILED: ErrorId[] = ['rejected', 'server', 'garbled']

interface Origin<T> {
  category: Category
  fetch(id: string, query: string, signal: AbortSignalLike): Promise<Result<T>>
  /** Where a key opens one to a guest: how what it opens is read. */
  readShared?(answer: unknown, id: string): T | undefined
  read(detail: T): ReadableDocument
  downloadPath?(id: string): string
  searchedByCitation?: boolean
  /** Its failures are told in the service's words. */
  serviceTells?: boolean
}

/** What a key opens; nothing where it tells only what it was made for, and the document's own service is to be asked. */
async function openShared<T>(
  route: RouteName,
  read: NonNullable<Origin<T>['readShared']>,
  { id, secretKey = '', opened, signal }: LoadRequest,
): Promise<Result<T> | undefined> {
  const method = shareMethodOf(route)
  if (!method || !secretKey) return undefined
  const found = opened ? success(opened) : await fetchShared(secretKey, method, signal)
  if (!found.ok) return found
  if (found.data.detail === undefined) return undefined
  const detail = read(found.data.detail, id)
  return detail === undefined ? failure({ id: 'garbled' }) : success(detail)
}

export function documentSource<T>({
  category,
  fetch,
  readShared,
  read,
  downloadPath,
  searchedByCitation,
  serviceTells,
}: Origin<T>): DocumentSource {
  const { key, label, detail, id } = category
  const failed = fill(readerCopy.document.failed, { library: label })
  return {
    category,
    route: detail,
    id,
    pageType: key,
    async load(request) {
      const { id: wanted, query, signal } = request
      const opened = readShared && (await openShared(detail, readShared, request))
      return mapResult(opened ?? (await fetch(wanted, encodeApiQuery(decodeUrlQuery(query)), signal)), read)
    },
    sentenceFor: (error: ApiError) =>
      FAILED.indexOf(error.id) < 0 || (serviceTells && error.message) ? sentenceFor(error) : failed,
    failureOf: ({ message }: ApiError) => (serviceTells && message) || failed,
    downloadPath,
    searchedByCitation,
  }
}

/** What is not known is left out. */
export const fact = (label: string, value: string | undefined): Fact[] => (value ? [{ label, value }] : [])

/** One by which a document is known. */
export const knownBy = (label: string, value: string | undefined): Fact[] =>
  value ? [{ label, value, known: true }] : []

/** Of what day its citations are; what is no day is not known. */
export const citingOn = (by: Citing['by'], date: string | undefined): Citing =>
  date && isDay(date) ? { by, day: formatDay(date) } : { by }
