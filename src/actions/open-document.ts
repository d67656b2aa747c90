/** Opening a document from wherever it was found. */
import Taro from '@tarojs/taro'
import { toast } from '@/platform/toast'
import { isOffline, sentenceFor } from '@/request/errors'
import { mintKey } from '@/api/share'
import type { Params } from '@domain/format/address'
import { claimNavigation, open, replace } from '@/routing/navigation'
import { host } from '@/platform/host'
import { ROUTES, type RouteName } from '@/routing/routes'

type Way = (route: RouteName, params: Params) => Promise<boolean>

/**
 * In the mini-program a gated screen needs a key first; without one the reader stays, and is told why, unless nobody answers
 * and the document is on the device. Answers whether it opened.
 */
async function enter(way: Way, route: RouteName, params: Params, isHere?: () => Promise<boolean>): Promise<boolean> {
  if (!ROUTES[route].shareMethod || host.current() !== 'weapp') return way(route, params)
  const isCurrent = claimNavigation()
  const depth = Taro.getCurrentPages().length
  const minted = await mintKey(route, params)
  // The phone's own back key claims no navigation, but changes how many pages are open.
  if (!isCurrent() || Taro.getCurrentPages().length !== depth) return false
  if (minted.ok) return way(route, { ...params, secretKey: minted.data })
  if (isOffline(minted.error) && (await isHere?.())) return way(route, params)
  toast(sentenceFor(minted.error))
  return false
}

export const openDocument = (route: RouteName, params: Params, isHere?: () => Promise<boolean>) =>
  enter(open, route, params, isHere)

/** In the place of the document on top: back leads to where that one was opened. */
export const replaceDocument = (route: RouteName, params: Params) => enter(replace, route, params)
