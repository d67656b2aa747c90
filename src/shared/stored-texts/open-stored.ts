import { openDocument } from '@/actions/open-document'
import { textsCopy } from '@/copy/texts'
import type { Params } from '@domain/format/address'
import { isWithoutNetwork } from '@/platform/network'
import { toast } from '@/platform/toast'
import { ROUTE_NAMES, type RouteName } from '@/routing/routes'
import { hasText } from '.'

const isRoute = (name: string): name is RouteName => (ROUTE_NAMES as string[]).includes(name)

/** A document that the device may have: without network it opens all the same. */
export function openStored(route: string, params: Params) {
  if (isRoute(route)) void openDocument(route, params, () => hasText(route, params))
}

/** The later text of a law; without network, where the device has the kept one alone, that one, and it is said. */
export async function openLater(route: string, kept: Params, later: Params) {
  if (!isRoute(route)) return
  const isOlder = (await isWithoutNetwork()) && !(await hasText(route, later)) && (await hasText(route, kept))
  if (isOlder) toast(textsCopy.texts.older)
  openStored(route, isOlder ? kept : later)
}
