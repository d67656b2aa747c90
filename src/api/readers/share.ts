/** What a key opens: an echo of what it was made for, with the document or without, or the document itself. */
import type { ShareMethod } from '@contract/share'
import { isRecord } from '@domain/guards'
import { readSharedQuery } from '@domain/query/shared-document'
import { LIBRARIES, type LibraryFacts, paramOf } from '@/routing/libraries'
import { type Fields, idOf, maybeText, text, unpacked } from '@/request/value'

export interface Shared {
  /** Absent where the service does not say: then it is the one of the address. */
  id?: string
  /** What was searched for. */
  query: string
  /** As its own service would answer; absent where that is to be asked. */
  detail?: Fields
}

/** What a document that a key opens may call itself: as its own address does, else as those of other libraries do. */
function idNames(method: ShareMethod) {
  const shared = Object.values<LibraryFacts>(LIBRARIES).filter(({ shareMethod }) => shareMethod)
  const own = shared.filter(({ shareMethod }) => shareMethod === method)
  return [...own, ...shared].map(({ detail }) => paramOf(detail))
}

const isEcho = (row: Fields): row is Fields & { params: Fields } => isRecord(row.params)

export const readShared =
  (method: ShareMethod) =>
  (answer: unknown): Shared | undefined => {
    const given = unpacked(answer)
    // A key that was made for several tells of each.
    const one = Array.isArray(given) ? given.filter(isRecord).find(each => each.method === method) : given
    if (!isRecord(one)) return undefined
    if (!isEcho(one)) return { id: idOf(one, ...idNames(method)) || undefined, query: '', detail: one }
    const { id, query } = readSharedQuery(text(one.params.query))
    return { id: maybeText(one.params.id) ?? id, query, detail: isRecord(one.data) ? one.data : undefined }
  }
