import { formatQuery } from '@domain/format/address'
import { servicePages } from '@/platform/operator-pages'
import type { RouteName } from '@/routing/routes'

/**
 * Opens the services' page where a person asks to mask a name in a document, or to remove the document
 * (申请隐名、撤下).
 */
export const removalRequest = {
  isAvailable: servicePages.isAvailable,
  ask: (screen: RouteName, { id }: { id: string }) => servicePages.open(`/removal${formatQuery({ screen, id })}`),
}
