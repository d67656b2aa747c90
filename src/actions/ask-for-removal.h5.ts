import { formatQuery } from '@domain/format/address'
import { servicePages } from '@/platform/operator-pages'
import type { RouteName } from '@/routing/routes'

/** Asks for a mask of a name in a document, or for its removal (申请隐名、撤下), on the services' page. */
export const removal = {
  isAvailable: servicePages.isAvailable,
  ask: (screen: RouteName, { id }: { id: string }) => servicePages.open(`/removal${formatQuery({ screen, id })}`),
}
