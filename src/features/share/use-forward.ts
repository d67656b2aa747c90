import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { publicParams, documentIdOf, mintKey, shareMethodOf } from '@/api/share'
import { type Params, formatQuery } from '@domain/format/address'
import { useFavourite } from '@/platform/favourite'
import { hostUrlOf } from '@/routing/navigation'
import { type RouteName, addressOfScreen } from '@/routing/routes'
import { type Result, mapResult, success } from '@/request/errors'
import { settings } from '@/platform/settings'

/**
 * Returns the params of a shared link: the document, the passage and a share key. They tell nothing about the
 * sender. Public screens need no share key.
 */
export async function paramsWithKey(route: RouteName, params: Params): Promise<Result<Params>> {
  const open = publicParams(route, params)
  const { query, secretKey } = params
  // Content without an address keeps its share key: a new share key would open other content.
  if (secretKey && query === undefined && !documentIdOf(route, params)) return success({ ...open, secretKey })
  if (!shareMethodOf(route)) return success(open)
  return mapResult(await mintKey(route, params), secretKey => ({ ...open, secretKey }))
}

export const linkTo = (route: RouteName, params: Params) =>
  settings.h5Origin + settings.basename + addressOfScreen(route, params)

/** scripts/share-cover.ts draws this picture, and the build copies it beside the app. */
const imageUrl = '/share-cover.png'

/**
 * Forwards a public screen to a chat, without a share key. Does not forward to Moments: a page in Moments cannot open
 * other pages, and these screens exist to open other pages.
 */
export function useOpenForward(route: RouteName, params: Params, title: string) {
  useShareAppMessage(() => ({ title, path: hostUrlOf(route, params), imageUrl }))
  useFavourite({ title, query: formatQuery(params).slice(1), imageUrl })
}

/**
 * Forwards from the mini-program's menu, to a chat or to Moments. The link has the page's share key, so that guests see
 * the whole document. A chat gets a new share key if that key arrives before WeChat's timeout.
 */
export function useForward(route: RouteName, params: Params, title: string) {
  const pageParams = { ...publicParams(route, params), ...(params.secretKey ? { secretKey: params.secretKey } : {}) }

  useShareAppMessage(() => {
    const message = (carried: Params) => ({ title, path: hostUrlOf(route, carried), imageUrl })
    const fresh = paramsWithKey(route, params).then(minted => message(minted.ok ? minted.data : pageParams))
    return { ...message(pageParams), promise: fresh }
  })
  const query = formatQuery(pageParams).slice(1)
  useShareTimeline(() => ({ title, query, imageUrl }))
  useFavourite({ title, query, imageUrl })
}
