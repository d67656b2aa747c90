import { publicParams } from '@/api/share-target'
import { saidOf } from '@domain/query/labels'
import { encodeUrlQuery } from '@domain/query/codec'
import type { Library } from '@/libraries/library'
import { useParams } from '@/routing/navigation'
import { host } from '@/platform/host'
import { settings } from '@/platform/settings'
import { share } from '@/platform/share'
import type { RouteName } from '@/routing/routes'
import { addressOf } from '@/routing/addresses'
import type { ListQuery } from './use-list-query'

/** In the native wrapper a search can be handed on, through the wrapper's own sheet. Its address is open to everybody. */
export function useShareList(route: RouteName, { category }: Library) {
  const params = useParams()
  if (host.current() !== 'app') return undefined
  return ({ conditions, order }: ListQuery) => {
    const asked = conditions.map(condition => saidOf(condition).text).join(' ')
    const address = addressOf(route, { ...publicParams(route, params), query: encodeUrlQuery(conditions), order })
    const url = settings.h5Origin + settings.basename + address
    void share.share({ title: [category.label, asked].filter(Boolean).join(' · '), url })
  }
}
