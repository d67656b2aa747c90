import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { publicParams } from '@/api/share-target'
import { type Params, formatQuery } from '@domain/format/address'
import { useFavourite } from '@/platform/favourite'
import { pathOf } from '@/routing/navigation'
import type { RouteName } from '@/routing/routes'
import { mintedParams } from './link'

/** Drawn by scripts/share-cover.ts; the build lays it beside the app. */
const imageUrl = '/share-cover.png'

/**
 * A screen that is open to everybody goes to a chat as it stands, and asks nobody for a key. What it is for lies behind it: in
 * Moments, where nothing leads to another page, it would be of no use.
 */
export function useOpenForward(route: RouteName, params: Params, title: string) {
  useShareAppMessage(() => ({ title, path: pathOf(route, params), imageUrl }))
  useFavourite({ title, query: formatQuery(params).slice(1), imageUrl })
}

/**
 * Forwarding from the mini-program's own menu, to a chat or to Moments. The page's own key goes along, so that what is
 * opened from there is complete for a guest; a chat gets a fresh one if it is there before WeChat's patience ends.
 */
export function useForward(route: RouteName, params: Params, title: string) {
  const own = { ...publicParams(route, params), ...(params.secretKey ? { secretKey: params.secretKey } : {}) }

  useShareAppMessage(() => {
    const message = (carried: Params) => ({ title, path: pathOf(route, carried), imageUrl })
    const fresh = mintedParams(route, params).then(minted => message(minted.ok ? minted.data : own))
    return { ...message(own), promise: fresh }
  })
  const query = formatQuery(own).slice(1)
  useShareTimeline(() => ({ title, query, imageUrl }))
  useFavourite({ title, query, imageUrl })
}
