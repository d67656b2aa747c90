import { type Result, failure, success } from '@/request/errors'
import { checkShared, isKeyTo, shareMethodOf } from '@/api/share'
import type { Params } from '@domain/format/address'
import type { RouteName } from '@/routing/routes'

/** Whether the key that an address brings opens this screen to a guest. */
export async function checkKey(name: RouteName, params: Params): Promise<Result<unknown>> {
  const method = shareMethodOf(name)
  if (!method) return success(undefined)
  const { secretKey = '' } = params
  const shared = await checkShared(secretKey, method)
  return shared.ok && !isKeyTo(name, params, shared.data)
    ? failure({ id: 'not_found', code: 'share_of_another' })
    : shared
}
