import { openDocument } from '@/actions/open-document'
import { textsCopy } from '@/copy/texts'
import type { Params } from '@domain/format/address'
import { isWithoutNetwork } from '@/platform/network'
import { toast } from '@/platform/toast'
import { ROUTE_NAMES, type RouteName } from '@/routing/routes'
import { hasText } from '.'

const isRoute = (name: string): name is RouteName => (ROUTE_NAMES as string[]).includes(name)

/** Opens a document that may be stored on the device: a stored one opens offline as well. */
export function openStored(route: string, params: Params) {
  if (isRoute(route)) void openDocument(route, params, () => hasText(route, params))
}

/** Opens the later text of a law. Offline, with only the saved text stored, opens that one with a message. */
export async function openLaterVersion(route: string, saved: Params, later: Params) {
  if (!isRoute(route)) return
  const isOlder = (await isWithoutNetwork()) && !(await hasText(route, later)) && (await hasText(route, saved))
  if (isOlder) toast(textsCopy.texts.older)
  openStored(route, isOlder ? saved : later)
}
