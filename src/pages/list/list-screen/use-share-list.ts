import { publicParams } from '@/api/share'
import { displayLabel } from '@domain/query/labels'
import { encodeUrlQuery } from '@domain/query/codec'
import { useOpenForward } from '@/features/share/use-forward'
import { useParams } from '@/routing/navigation'
import { host } from '@/platform/host'
import { settings } from '@/platform/settings'
import { share } from '@/platform/share'
import { type RouteName, addressOfScreen } from '@/routing/routes'
import type { ListQuery } from './use-list-query'

/**
 * Shares a search. In the mini-program WeChat's menu shares it. In the native wrapper the returned function opens the
 * wrapper's share sheet. The address is public.
 */
export function useShareList(route: RouteName, name: string, { conditions, order }: ListQuery) {
  const params = { ...publicParams(route, useParams()), query: encodeUrlQuery(conditions), order }
  const conditionTexts = conditions.map(condition => displayLabel(condition).text).join(' ')
  const title = [name, conditionTexts].filter(Boolean).join(' · ')
  useOpenForward(route, params, title)
  if (host.current() !== 'app') return undefined
  const url = settings.h5Origin + settings.basename + addressOfScreen(route, params)
  return () => void share.share({ title, url })
}
