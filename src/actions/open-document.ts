/** Opens a document from a list, a link or the workspace. */
import Taro from '@tarojs/taro'
import type { Params } from '@domain/format/address'
import { toast } from '@/platform/messages'
import { isOfflineError, errorSentence } from '@/request/errors'
import { makeShareKey } from '@/api/share'
import { startNavigation, open, replace } from '@/routing/navigation'
import { host } from '@/platform/host'
import { ROUTES, type RouteName } from '@/routing/routes'
import type { LinkSegment } from '@/ui/segments/types'

type Navigate = (route: RouteName, params: Params) => Promise<boolean>

/**
 * Opens a document and returns whether it opened. In the mini-program, a screen with a share method first needs a
 * share key. If no share key arrives, a message says why. If the device is offline and has a stored copy, the
 * document opens without a share key.
 */
async function enter(
  navigate: Navigate,
  route: RouteName,
  params: Params,
  isStored?: () => Promise<boolean>,
): Promise<boolean> {
  if (!ROUTES[route].shareMethod || host.current() !== 'weapp') return navigate(route, params)
  const isCurrent = startNavigation()
  const depth = Taro.getCurrentPages().length
  const key = await makeShareKey(route, params)
  // The reader may have left with the phone's back button, which starts no navigation of the app. A changed number of
  // open pages shows that.
  if (!isCurrent() || Taro.getCurrentPages().length !== depth) return false
  if (key.ok) return navigate(route, { ...params, secretKey: key.data })
  if (isOfflineError(key.error) && (await isStored?.())) return navigate(route, params)
  toast(errorSentence(key.error))
  return false
}

export const openDocument = (route: RouteName, params: Params, isStored?: () => Promise<boolean>) =>
  enter(open, route, params, isStored)

/** Opens a document in place of the top page. Back then skips the replaced page. */
export const replaceDocument = (route: RouteName, params: Params) => enter(replace, route, params)

/** Opens the document to which a link in a text leads. Links that cite an article do not come here. */
export function followLink({ attributes = {} }: LinkSegment) {
  const { lid, jid } = attributes
  if (lid) void openDocument('law-detail', { lid })
  else if (jid) void openDocument('case-detail', { jid })
}
