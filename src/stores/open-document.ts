/** Opening a document from wherever it was found. */
import Taro from '@tarojs/taro'
import { sentenceFor } from '@/api/errors'
import { generateSecretKey } from '@/api/share'
import { shareRequestFor } from '@/api/share-target'
import type { Params } from '@/domain/address'
import { LIMITS } from '@/domain/limits'
import { open } from '@/navigation'
import { host } from '@/platform/host'
import { ROUTES, type RouteName } from '@/routes'

/** In the mini-program a gated screen needs a key first; without one its reader stays, having been told why. */
export async function openDocument(route: RouteName, params: Params): Promise<boolean> {
  if (!ROUTES[route].gated || host.current() !== 'weapp') {
    await open(route, params)
    return true
  }
  const minted = await generateSecretKey(shareRequestFor(route, params))
  if (minted.ok) await open(route, { ...params, secretKey: minted.data })
  else void Taro.showToast({ title: sentenceFor(minted.error), icon: 'none', duration: LIMITS.toast.usual })
  return minted.ok
}
