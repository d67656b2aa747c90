/** What a key opens: which screens can be shared, and how a key to one is made. */
import type { ShareRequest } from '@contract/share'
import type { Params } from '@domain/format/address'
import { fromEntries } from '@domain/from-entries'
import { decodeUrlQuery, encodeApiQuery } from '@domain/query/codec'
import { withDocument } from '@domain/query/shared-document'
import { ROUTES, type RouteName } from '@/routing/routes'
import { generateSecretKey } from './share'

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

/** A new key to this screen. */
export const mintKey = (name: RouteName, params: Params) => generateSecretKey(shareRequestFor(name, params))
