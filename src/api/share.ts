/** Sharing one document or picture by a key. */
import type { ShareRequest, ShareMethod } from '@contract/share'
import type { Params } from '@domain/format/address'
import { fromEntries } from '@domain/from-entries'
import { decodeUrlQuery, encodeApiQuery } from '@domain/query/codec'
import { withDocument, readSharedQuery } from '@domain/query/shared-document'
import { ROUTES, type RouteName } from '@/routing/routes'
import { SHARE_PATHS } from '@contract/paths'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import { isRecord } from '@domain/guards'
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

/** What a key opens: an echo of what it was made for, with the document or without, or the document itself. */
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

/** What a key to this screen is asked for as; nothing, where the screen cannot be shared. */
export const shareMethodOf = (name: RouteName) => ROUTES[name].shareMethod

/** A document that is named after the path, and the article or the paragraph that an address points at. */
const BESIDE = ['id', 'article', 'paragraph']

/**
 * What of an address may be kept or given to others: the document and the place in it. The search it was found with, a
 * key and the marks of a session stay behind.
 */
export function publicParams(name: RouteName, params: Params): Params {
  const named = (ROUTES[name].url.match(/:\w+/g) ?? []).map(part => part.slice(1))
  return fromEntries(Object.entries(params).filter(([param]) => [...named, ...BESIDE].includes(param)))
}

/** What an address calls its document: `jid` in /case-detail/:jid. */
const nameOfDocument = (name: RouteName) => /:(\w+)/.exec(ROUTES[name].url)?.[1]

/** The id of the document that a screen shows, if it shows one. */
export function documentOf(name: RouteName, params: Params) {
  const key = nameOfDocument(name)
  return key && params[key]
}

/** A key opens the document it was made for, and no other of its kind. Where the service does not say which, it is this one. */
export const isKeyTo = (name: RouteName, params: Params, shared: { id?: string }) =>
  shared.id === undefined || shared.id === documentOf(name, params)

/** The request for a key to this screen: its document, and the query it was found with, as the services read queries. */
export function shareRequestFor(name: RouteName, params: Params): ShareRequest {
  const method = shareMethodOf(name)
  if (!method) return []
  const query = encodeApiQuery(decodeUrlQuery(params.query))
  const key = nameOfDocument(name)
  const id = key && params[key]
  return [{ method, params: { query: key && id ? withDocument(query, key, id) : query } }]
}

export const generateSecretKey = async (body: ShareRequest) =>
  openReply(await send({ method: 'POST', path: SHARE_PATHS.key, body }), maybeText)

/** A new key to this screen. */
export const mintKey = (name: RouteName, params: Params) => generateSecretKey(shareRequestFor(name, params))

/** What a key opens, and what it was made for. */
export async function fetchShared(secretKey: string, method: ShareMethod, signal?: AbortSignalLike) {
  const reply = await send({ path: SHARE_PATHS.data, query: { secretKey, method }, signal })
  return openReply(reply, readShared(method))
}
