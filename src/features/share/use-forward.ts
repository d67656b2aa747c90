import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { publicParams, documentIdOf, makeShareKey, shareMethodOf } from '@/api/share'
import { type Params, formatQuery } from '@domain/format/address'
import { useFavourite } from '@/platform/favourite'
import { hostUrlOf } from '@/routing/navigation'
import { type RouteName, addressOfScreen } from '@/routing/routes'
import { type Result, mapResult, success } from '@/request/errors'
import { settings } from '@/platform/settings'

/**
 * Returns the params of a shared link: document, passage and, if the screen needs one, a share key. They do not
 * identify the sender.
 */
export async function paramsWithShareKey(route: RouteName, params: Params): Promise<Result<Params>> {
  const open = publicParams(route, params)
  const { query, secretKey } = params
  // A link without a query and without a document's id names its content by the share key alone. A new share key would
  // open other content, so the old one stays.
  if (secretKey && query === undefined && !documentIdOf(route, params)) return success({ ...open, secretKey })
  if (!shareMethodOf(route)) return success(open)
  return mapResult(await makeShareKey(route, params), secretKey => ({ ...open, secretKey }))
}

export const shareLinkTo = (route: RouteName, params: Params) =>
  settings.h5Origin + settings.basename + addressOfScreen(route, params)

/** The picture of a forwarded page. scripts/share-cover.ts draws it, and the build copies it. */
const imageUrl = '/share-cover.png'

/**
 * Lets users forward a public screen to a chat, without a share key. Moments is not offered: a page in Moments cannot
 * open other pages, so such a screen would be useless there.
 */
export function useForwardWithoutKey(route: RouteName, params: Params, title: string) {
  useShareAppMessage(() => ({ title, path: hostUrlOf(route, params), imageUrl }))
  useFavourite({ title, query: formatQuery(params).slice(1), imageUrl })
}

/**
 * Lets users forward the screen from the mini-program's menu, to a chat or to Moments. The link has a share key, so
 * that guests see the whole document. A chat gets a new share key, or the one of this page if the new one comes after
 * WeChat's timeout. Charts whose conditions have changed since have no share key then, and their link has the query.
 */
export function useForwardWithKey(route: RouteName, params: Params, title: string) {
  const { secretKey, query: search } = params
  // Charts have no id: without a share key only their query names what the title promises. The query of a document
  // stays private.
  const content: Params = secretKey ? { secretKey } : search && !documentIdOf(route, params) ? { query: search } : {}
  const pageParams = { ...publicParams(route, params), ...content }

  useShareAppMessage(() => {
    const message = (carried: Params) => ({ title, path: hostUrlOf(route, carried), imageUrl })
    const fresh = paramsWithShareKey(route, params).then(minted => message(minted.ok ? minted.data : pageParams))
    return { ...message(pageParams), promise: fresh }
  })
  const query = formatQuery(pageParams).slice(1)
  useShareTimeline(() => ({ title, query, imageUrl }))
  useFavourite({ title, query, imageUrl })
}
