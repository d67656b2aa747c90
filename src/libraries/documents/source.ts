/** What the documents of all libraries have in common: how they are asked for, and what is said when that fails. */
import type { ShareMethod } from '@contract/share'
import { type ApiError, type ErrorId, type Result, mapResult, sentenceFor } from '@/api/errors'
import { fetchSharedDetail } from '@/api/share'
import { copy, fill } from '@/copy'
import { decodeUrlQuery, encodeApiQuery } from '@/domain/query'
import type { AbortSignalLike } from '@/platform/transport/port'
import type { Category } from '../categories'
import type { DocumentSource, Fact, ReadableDocument } from '../document'

/** It answered, and not with a document. Of all else the reader knows the cause: no network, no permission, gone. */
const FAILED: ErrorId[] = ['rejected', 'server', 'garbled']

interface Origin<T> {
  category: Category
  fetch(id: string, query: string, signal: AbortSignalLike): Promise<Result<T>>
  /** Where a key opens one to a guest. */
  sharedBy?: ShareMethod
  read(detail: T): ReadableDocument
  downloadPath?(id: string): string
  /** Its failures are told in the service's words. */
  serviceTells?: boolean
}

export function documentSource<T>({
  category,
  fetch,
  sharedBy,
  read,
  downloadPath,
  serviceTells,
}: Origin<T>): DocumentSource {
  const { key, label, detail, id } = category
  const failed = fill(copy.document.failed, { library: label })
  return {
    category,
    route: detail,
    id,
    pageType: key,
    async load({ id: wanted, query, secretKey, signal }) {
      const found =
        secretKey && sharedBy
          ? await fetchSharedDetail<T>(secretKey, sharedBy, signal)
          : await fetch(wanted, encodeApiQuery(decodeUrlQuery(query)), signal)
      return mapResult(found, read)
    },
    sentenceFor: (error: ApiError) =>
      FAILED.indexOf(error.id) < 0 || (serviceTells && error.message) ? sentenceFor(error) : failed,
    downloadPath,
  }
}

/** What is not known is left out. */
export const fact = (label: string, value: string | undefined): Fact[] => (value ? [{ label, value }] : [])
