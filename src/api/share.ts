/** Shares a document or charts by a link with a key. */
import type { ShareRequest, ShareMethod } from '@contract/share'
import type { Params } from '@domain/format/address'
import { fromEntries, isRecord } from '@domain/guards'
import { decodeUrlQuery, encodeApiQuery } from '@domain/query/codec'
import { withDocumentId, readSharedQuery } from '@domain/query/shared-document'
import { ROUTES, type RouteName } from '@/routing/routes'
import { SHARE_PATHS } from '@contract/paths'
import { type AbortSignalLike, send, readReply } from '@/request/http'
import { LIBRARIES, type LibraryDefinition, idParamOf } from '@/routing/libraries'
import { type JsonFields, readRowId, toOptionalText, toText, parseNestedJson } from '@/request/value'

export interface SharedContent {
  /** The id of the document. If the service does not send it, the id in the address is used. */
  id?: string
  /** The query of the search from which the document was opened. */
  query: string
  /** The reply of the document's service. Absent if the app must still call that service. */
  detail?: JsonFields
}

/** Returns the names of id fields that a shared document may have. Names of libraries with this method come first. */
function idNames(method: ShareMethod) {
  const shared = Object.values<LibraryDefinition>(LIBRARIES).filter(({ shareMethod }) => shareMethod)
  const sameMethod = shared.filter(({ shareMethod }) => shareMethod === method)
  return [...sameMethod, ...shared].map(({ detail }) => idParamOf(detail))
}

const isEcho = (row: JsonFields): row is JsonFields & { params: JsonFields } => isRecord(row.params)

/**
 * Returns a function that reads the content of a share key.
 * The content is the share request, with or without the document, or only the document.
 */
export const sharedContentReader =
  (method: ShareMethod) =>
  (answer: unknown): SharedContent | undefined => {
    const opened = parseNestedJson(answer)
    // A key for several documents gives a list of them.
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
/** The parameters that may be saved or shared although they are not in the path: id, article and paragraph. */
const POSITION_PARAMS = ['id', ...PASSAGE_PARAMS]

/**
 * Returns the parameters that may be saved or shared: the document and the place in it. Drops search, key and session.
 */
export function publicParams(name: RouteName, params: Params): Params {
  const named = (ROUTES[name].url.match(/:\w+/g) ?? []).map(part => part.slice(1))
  return fromEntries(Object.entries(params).filter(([param]) => [...named, ...POSITION_PARAMS].includes(param)))
}

/** Returns the params of a document without the passage. */
export const paramsWithoutPassage = (params: Params): Params =>
  fromEntries(Object.entries(params).filter(([param]) => !PASSAGE_PARAMS.includes(param)))

/** Returns the name of the first parameter in the path, which is the id of the document: `jid` in /case-detail/:jid. */
const documentParam = (name: RouteName) => /:(\w+)/.exec(ROUTES[name].url)?.[1]

/** Returns the id in the path of a screen's address, or `undefined` if the path has none. */
export function documentIdOf(name: RouteName, params: Params) {
  const key = documentParam(name)
  return key && params[key]
}

/** Whether the content of a share key is this document. Content without an id is accepted. */
export const isSharedDocument = (name: RouteName, params: Params, shared: { id?: string }) =>
  shared.id === undefined || shared.id === documentIdOf(name, params)

/**
 * Returns the request that creates a share key. It contains the document of the screen, and the query in API form. It
 * is empty for a screen that cannot be shared.
 */
export function shareRequestFor(name: RouteName, params: Params): ShareRequest {
  const method = shareMethodOf(name)
  if (!method) return []
  const query = encodeApiQuery(decodeUrlQuery(params.query))
  const key = documentParam(name)
  const id = key && params[key]
  return [{ method, params: { query: key && id ? withDocumentId(query, key, id) : query } }]
}

export const requestShareKey = async (body: ShareRequest) =>
  readReply(await send({ method: 'POST', path: SHARE_PATHS.key, body }), toOptionalText)

/** Creates a share key for a screen. */
export const makeShareKey = (name: RouteName, params: Params) => requestShareKey(shareRequestFor(name, params))

/**
 * Returns the keys of all chart groups. Some services would otherwise send only one group.
 * The table of groups is loaded on demand, because few screens need it.
 */
const chartFields = async () => (await import('@domain/charts/groups')).CHART_GROUPS.map(({ key }) => key).join()

/** Fetches the content of a share key. For charts, requests all groups. */
export async function fetchSharedContent(secretKey: string, method: ShareMethod, signal?: AbortSignalLike) {
  const fields = method === 'case_visual_interface' ? { fields: await chartFields() } : {}
  const reply = await send({ path: SHARE_PATHS.data, query: { secretKey, method, ...fields }, signal })
  return readReply(reply, sharedContentReader(method))
}
