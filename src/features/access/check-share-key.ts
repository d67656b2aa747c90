import { type Result, failure, success } from '@/request/errors'
import { type SharedContent, fetchSharedContent, isSharedDocument, shareMethodOf } from '@/api/share'
import type { Params } from '@domain/format/address'
import type { RouteName } from '@/routing/routes'

/** Loads the content that a guest's share key opens. Fails if the share key does not open this document. */
export async function checkShareKey(name: RouteName, params: Params): Promise<Result<SharedContent | undefined>> {
  const method = shareMethodOf(name)
  if (!method) return success(undefined)
  const { secretKey = '' } = params
  const shared = await fetchSharedContent(secretKey, method)
  return shared.ok && !isSharedDocument(name, params, shared.data)
    ? failure({ id: 'not_found', code: 'share_of_another' })
    : shared
}
