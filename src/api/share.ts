/** Shares one document or picture by a key. */
import type { ShareRequest, ShareMethod } from '@contract/share'
import type { Params } from '@domain/format/address'
import { fromEntries, isRecord } from '@domain/guards'
import { decodeUrlQuery, encodeApiQuery } from '@domain/query/codec'
import { withDocument, readSharedQuery } from '@domain/query/shared-document'
import { ROUTES, type RouteName } from '@/routing/routes'
import { SHARE_PATHS } from '@contract/paths'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import { LIBRARIES, type LibraryFacts, paramOf } from '@/routing/libraries'
import { type JsonFields, readRowId, toOptionalText, toText, parseNested } from '@/request/value'

export interface SharedContent {
  /** The id of the document. If the service does not send it, the id in the address is used. */
  id?: string
  /** The query of the search. */
  query: string
  /** The reply of the document's service. Absent if that service must be called. */
  detail?: JsonFields
}

/**
 * Returns the possible id fields of a shared document: those for its own method first, then those of other libraries.
 */
function idNames(method: ShareMethod) {
  const shared = Object.values<LibraryFacts>(LIBRARIES).filter(({ shareMethod }) => shareMethod)
  const sameMethod = shared.filter(({ shareMethod }) => shareMethod === method)
  return [...sameMethod, ...shared].map(({ detail }) => paramOf(detail))
}

const isEcho = (row: JsonFields): row is JsonFields & { params: JsonFields } => isRecord(row.params)

/**
 * Returns a function that reads the content of a key. The content is the share request, with or without the document,
 * or the document alone.
 */
export const readShared =
  (method: ShareMethod) =>
  (answer: unknown): SharedContent | undefined => {
    const opened = parseNested(answer)
    // A key for several documents returns a list with each of them.
    const one = Array.isArray(opened) ? opened.filter(isRecord).find(each => each.method === method) : opened
    if (!isRecord(one)) return undefined
    if (!isEcho(one)) return { id: readRowId(one, ...idNames(method)) || undefined, query: '', detail: one }
    const { id, query } = readSharedQuery(toText(one.params.query))
    return { id: toOptionalText(one.params.id) ?? id, query, detail: isRecord(one.data) ? one.data : undefined }
  }

/** Returns the share method of a screen, or `undefined` if the screen cannot be shared. */
export const shareMethodOf = (name: RouteName) => ROUTES[name].shareMethod

/** The params of a passage. */
const PASSAGE_PARAMS = ['article', 'paragraph']
/** Params outside the path: the document's id, its article and its paragraph. */
const POSITION_PARAMS = ['id', ...PASSAGE_PARAMS]

/**
 * Returns the params that may be saved or shared: the document and the place in it. Search, key and session are left
 * out.
 */
export function publicParams(name: RouteName, params: Params): Params {
  const named = (ROUTES[name].url.match(/:\w+/g) ?? []).map(part => part.slice(1))
  return fromEntries(Object.entries(params).filter(([param]) => [...named, ...POSITION_PARAMS].includes(param)))
}

/** Returns the params of a document without the passage. */
export const withoutPassage = (params: Params): Params =>
  fromEntries(Object.entries(params).filter(([param]) => !PASSAGE_PARAMS.includes(param)))

/** Returns the name of the param with the document's id: `jid` in /case-detail/:jid. */
const documentParam = (name: RouteName) => /:(\w+)/.exec(ROUTES[name].url)?.[1]

/** Returns the id of the document that a screen shows, or `undefined` if the screen shows none. */
export function documentIdOf(name: RouteName, params: Params) {
  const key = documentParam(name)
  return key && params[key]
}

/** Whether a key opens this document. If the service sent no id, the key is accepted. */
export const isKeyTo = (name: RouteName, params: Params, shared: { id?: string }) =>
  shared.id === undefined || shared.id === documentIdOf(name, params)

/** Returns the request for a key: the screen's document, and its query in the form of the services. */
export function shareRequestFor(name: RouteName, params: Params): ShareRequest {
  const method = shareMethodOf(name)
  if (!method) return []
  const query = encodeApiQuery(decodeUrlQuery(params.query))
  const key = documentParam(name)
  const id = key && params[key]
  return [{ method, params: { query: key && id ? withDocument(query, key, id) : query } }]
}

export const generateSecretKey = async (body: ShareRequest) =>
  openReply(await send({ method: 'POST', path: SHARE_PATHS.key, body }), toOptionalText)

/** Creates a key to a screen. */
export const mintKey = (name: RouteName, params: Params) => generateSecretKey(shareRequestFor(name, params))

/** The groups of charts. Services that answer by fields would else send one group. Few screens need the table. */
const chartFields = async () => (await import('@domain/charts/groups')).CHART_GROUPS.map(({ key }) => key).join()

/** Fetches the content of a key, and its search. */
export async function fetchShared(secretKey: string, method: ShareMethod, signal?: AbortSignalLike) {
  const fields = method === 'case_visual_interface' ? { fields: await chartFields() } : {}
  const reply = await send({ path: SHARE_PATHS.data, query: { secretKey, method, ...fields }, signal })
  return openReply(reply, readShared(method))
}
