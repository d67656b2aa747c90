import { openDocument } from '@/actions/open-document'
import { textsCopy } from '@/copy/texts'
import type { Params } from '@domain/format/address'
import { isWithoutNetwork } from '@/platform/network'
import { toast } from '@/platform/messages'
import { ROUTE_NAMES, type RouteName } from '@/routing/routes'
import { hasText } from '.'

const isRoute = (name: string): name is RouteName => (ROUTE_NAMES as string[]).includes(name)

/** Opens a document that may be stored on the device. A stored document opens offline as well. */
export function openStored(route: string, params: Params) {
  if (isRoute(route)) void openDocument(route, params, () => hasText(route, params))
}

/**
 * Opens the newer version of a law. Offline, if only the saved version is stored, opens that version with a message.
 */
export async function openLaterVersion(route: string, saved: Params, later: Params) {
  if (!isRoute(route)) return
  const isOlder = (await isWithoutNetwork()) && !(await hasText(route, later)) && (await hasText(route, saved))
  if (isOlder) toast(textsCopy.texts.older)
  openStored(route, isOlder ? saved : later)
}
