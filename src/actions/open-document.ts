/** Opens a document from a list, a link or the workspace. */
import Taro from '@tarojs/taro'
import type { Params } from '@domain/format/address'
import { toast } from '@/platform/messages'
import { isOffline, sentenceFor } from '@/request/errors'
import { mintKey } from '@/api/share'
import { claimNavigation, open, replace } from '@/routing/navigation'
import { host } from '@/platform/host'
import { ROUTES, type RouteName } from '@/routing/routes'
import type { LinkSegment } from '@/ui/segments/types'

type Navigate = (route: RouteName, params: Params) => Promise<boolean>

/**
 * Opens a document. In the mini-program, a screen with a share method first needs a share key. Without a
 * share key a message says why, except offline with a stored copy. Returns whether the document opened.
 */
async function enter(
  navigate: Navigate,
  route: RouteName,
  params: Params,
  isStored?: () => Promise<boolean>,
): Promise<boolean> {
  if (!ROUTES[route].shareMethod || host.current() !== 'weapp') return navigate(route, params)
  const isCurrent = claimNavigation()
  const depth = Taro.getCurrentPages().length
  const key = await mintKey(route, params)
  // The phone's back button changes the number of open pages, but does not claim the navigation.
  if (!isCurrent() || Taro.getCurrentPages().length !== depth) return false
  if (key.ok) return navigate(route, { ...params, secretKey: key.data })
  if (isOffline(key.error) && (await isStored?.())) return navigate(route, params)
  toast(sentenceFor(key.error))
  return false
}

export const openDocument = (route: RouteName, params: Params, isStored?: () => Promise<boolean>) =>
  enter(open, route, params, isStored)

/** Replaces the document on top. Back then leads to the screen that opened the replaced document. */
export const replaceDocument = (route: RouteName, params: Params) => enter(replace, route, params)

/** Opens the document to which a link in a text leads. Links that cite an article are handled elsewhere. */
export function followLink({ attributes = {} }: LinkSegment) {
  const { lid, jid } = attributes
  if (lid) void openDocument('law-detail', { lid })
  else if (jid) void openDocument('case-detail', { jid })
}
