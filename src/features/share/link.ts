/** The link to a document, as others get it: the document, the place in it and a key, nothing about who shares it. */
import { type Result, mapResult, success } from '@/request/errors'
import { documentOf, mintKey, publicParams, shareMethodOf } from '@/api/share-target'
import type { Params } from '@domain/format/address'
import { settings } from '@/platform/settings'
import type { RouteName } from '@/routing/routes'
import { addressOf } from '@/routing/addresses'

/** With a key of its own, where the screen knows keys; the others are open to everybody as they are. */
export async function mintedParams(route: RouteName, params: Params): Promise<Result<Params>> {
  const open = publicParams(route, params)
  const { query, secretKey } = params
  // What is known by its key alone is handed on by it: another key would open something else.
  if (secretKey && query === undefined && !documentOf(route, params)) return success({ ...open, secretKey })
  if (!shareMethodOf(route)) return success(open)
  return mapResult(await mintKey(route, params), secretKey => ({ ...open, secretKey }))
}

export const linkTo = (route: RouteName, params: Params) =>
  settings.h5Origin + settings.basename + addressOf(route, params)
