import { openDocument } from '@/actions/open-document'
import { storedTextsCopy } from '@/copy/stored-texts'
import type { Params } from '@domain/format/address'
import { isWithoutNetwork } from '@/platform/network'
import { toast } from '@/platform/messages'
import { ROUTE_NAMES, type RouteName } from '@/routing/routes'
import { hasStoredText } from '.'

const isRoute = (name: string): name is RouteName => (ROUTE_NAMES as string[]).includes(name)

/** Opens a document, even offline if it is stored on the device. */
export function openStoredDocument(route: string, params: Params) {
  if (isRoute(route)) void openDocument(route, params, () => hasStoredText(route, params))
}

/**
 * Opens the newer version of a law. If only the saved version is available offline, opens that version with a message.
 */
export async function openLaterVersion(route: string, saved: Params, later: Params) {
  if (!isRoute(route)) return
  const isOlder =
    (await isWithoutNetwork()) && !(await hasStoredText(route, later)) && (await hasStoredText(route, saved))
  if (isOlder) toast(storedTextsCopy.texts.older)
  openStoredDocument(route, isOlder ? saved : later)
}
