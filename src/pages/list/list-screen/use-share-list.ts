import { publicParams } from '@/api/share'
import { displayLabel } from '@domain/query/labels'
import { encodeUrlQuery } from '@domain/query/codec'
import { useForwardWithoutKey } from '@/features/share/use-forward'
import { useParams } from '@/routing/navigation'
import { host } from '@/platform/host'
import { settings } from '@/platform/settings'
import { share } from '@/platform/share'
import { type RouteName, addressOfScreen } from '@/routing/routes'
import type { ListSearch } from './use-list-query'

/**
 * Lets the user share a search by its public address. The mini-program shares it from WeChat's menu. In the native
 * app returns a function that opens the app's share sheet.
 */
export function useShareList(route: RouteName, name: string, { conditions, order }: ListSearch) {
  const params = { ...publicParams(route, useParams()), query: encodeUrlQuery(conditions), order }
  const conditionTexts = conditions.map(condition => displayLabel(condition).text).join(' ')
  const title = [name, conditionTexts].filter(Boolean).join(' · ')
  useForwardWithoutKey(route, params, title)
  if (host.current() !== 'app') return undefined
  const url = settings.h5Origin + settings.basename + addressOfScreen(route, params)
  return () => void share.share({ title, url })
}
