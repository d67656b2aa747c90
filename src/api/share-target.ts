/** What a key opens: which screens can be shared, and the request for a key to one. */
import type { ShareMethod, SharedData } from '@contract/share'
import type { Params } from '@/domain/address'
import { decodeUrlQuery, encodeApiQuery } from '@/domain/query'
import { fromEntries } from '@/domain/from-entries'
import { ROUTES, type RouteName } from '@/routes'

const SHARE_METHODS: Partial<Record<RouteName, ShareMethod>> = {
  'case-detail': 'judgement_details_interface',
  'law-detail': 'lawregu_details_interface',
  'judicial-detail': 'judicialview_details_interface',
  'case-visual': 'case_visual_interface',
}

export const shareMethodOf = (name: RouteName) => SHARE_METHODS[name]

/** The article that an address points at. */
const PLACE = ['article']

/**
 * What of an address may be kept or given to others: the document and the place in it. The search it was found with, a
 * key and the marks of a session stay behind.
 */
export function publicParams(name: RouteName, params: Params): Params {
  const named = (ROUTES[name].url.match(/:\w+/g) ?? []).map(part => part.slice(1))
  return fromEntries(Object.entries(params).filter(([param]) => [...named, ...PLACE].includes(param)))
}

/** The id of the document that a screen shows, if it shows one. */
export function documentOf(name: RouteName, params: Params) {
  const key = /:(\w+)/.exec(ROUTES[name].url)?.[1]
  return key && params[key]
}

/** As a key is made: 128 bits, base64url. A link that was cut while it was copied has less. */
export const isWholeKey = (key: string) => /^[\w-]{22}$/.test(key)

/** A key opens the document it was made for, and no other of its kind. */
export const isKeyTo = (name: RouteName, params: Params, shared: Pick<SharedData, 'params'>) =>
  shared.params.id === documentOf(name, params)

/** The request for a key to this screen: its document, and the query it was found with, as the services read queries. */
export function shareRequestFor(name: RouteName, params: Params) {
  const method = shareMethodOf(name)
  const query = encodeApiQuery(decodeUrlQuery(params.query))
  return method ? [{ method, params: { query, id: documentOf(name, params) } }] : []
}
