import { type Result, failure, success } from '@/request/errors'
import { type SharedContent, fetchShared, isKeyTo, shareMethodOf } from '@/api/share'
import type { Params } from '@domain/format/address'
import type { RouteName } from '@/routing/routes'

/** Loads the content that a guest's share key opens. Fails if the share key belongs to another screen. */
export async function checkKey(name: RouteName, params: Params): Promise<Result<SharedContent | undefined>> {
  const method = shareMethodOf(name)
  if (!method) return success(undefined)
  const { secretKey = '' } = params
  const shared = await fetchShared(secretKey, method)
  return shared.ok && !isKeyTo(name, params, shared.data)
    ? failure({ id: 'not_found', code: 'share_of_another' })
    : shared
}
