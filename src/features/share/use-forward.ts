import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { publicParams, documentIdOf, mintKey, shareMethodOf } from '@/api/share'
import { type Params, formatQuery } from '@domain/format/address'
import { useFavourite } from '@/platform/favourite'
import { hostUrlOf } from '@/routing/navigation'
import type { RouteName } from '@/routing/routes'
import { type Result, mapResult, success } from '@/request/errors'
import { settings } from '@/platform/settings'
import { addressOfScreen } from '@/routing/addresses'

/**
 * The link to a document, as others get it: the document, the place in it and a key, nothing about who shares it. With a key of its
 * own, where the screen knows keys; the others are open to everybody as they are.
 */
export async function mintedParams(route: RouteName, params: Params): Promise<Result<Params>> {
  const open = publicParams(route, params)
  const { query, secretKey } = params
  // What is known by its key alone is handed on by it: another key would open something else.
  if (secretKey && query === undefined && !documentIdOf(route, params)) return success({ ...open, secretKey })
  if (!shareMethodOf(route)) return success(open)
  return mapResult(await mintKey(route, params), secretKey => ({ ...open, secretKey }))
}

export const linkTo = (route: RouteName, params: Params) =>
  settings.h5Origin + settings.basename + addressOfScreen(route, params)

/** Drawn by scripts/share-cover.ts; the build lays it beside the app. */
const imageUrl = '/share-cover.png'

/**
 * A screen that is open to everybody goes to a chat as it stands, and asks nobody for a key. What it is for lies behind it: in
 * Moments, where nothing leads to another page, it would be of no use.
 */
export function useOpenForward(route: RouteName, params: Params, title: string) {
  useShareAppMessage(() => ({ title, path: hostUrlOf(route, params), imageUrl }))
  useFavourite({ title, query: formatQuery(params).slice(1), imageUrl })
}

/**
 * Forwarding from the mini-program's own menu, to a chat or to Moments. The page's own key goes along, so that what is
 * opened from there is complete for a guest; a chat gets a fresh one if it is there before WeChat's patience ends.
 */
export function useForward(route: RouteName, params: Params, title: string) {
  const own = { ...publicParams(route, params), ...(params.secretKey ? { secretKey: params.secretKey } : {}) }

  useShareAppMessage(() => {
    const message = (carried: Params) => ({ title, path: hostUrlOf(route, carried), imageUrl })
    const fresh = mintedParams(route, params).then(minted => message(minted.ok ? minted.data : own))
    return { ...message(own), promise: fresh }
  })
  const query = formatQuery(own).slice(1)
  useShareTimeline(() => ({ title, query, imageUrl }))
  useFavourite({ title, query, imageUrl })
}
