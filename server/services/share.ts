/** Sharing one document or picture by a key: `/judgement-search/api/v1/share`. */
import { SHARE_PATHS } from '@contract/paths'
import { SecretKey, SharedData, ShareQuery, ShareRequest } from '@contract/share'
import { Value } from '@sinclair/typebox/value'
import type { Store } from '../accounts'
import type { Engine } from '../engine/port'
import type { App } from '../http/app-type'
import type { Limits } from '../http/limits'
import { Refusal } from '../http/refusal'
import { result, resultOf } from './envelope'
import { refuseToShare, sharedData } from './shared-data'

interface ShareDeps {
  store: Store
  limits: Limits
  engine?: Engine
}

export function shareService(app: App, { store, limits, engine }: ShareDeps) {
  app.post(
    SHARE_PATHS.key,
    {
      config: { rateLimit: limits.share },
      schema: { body: ShareRequest, ...resultOf(SecretKey) },
    },
    async ({ body, visitor }) => {
      // A key is read by method: of two grants for one, the second could never be reached.
      const methods = new Set(body.map(({ method }) => method))
      if (methods.size < body.length) throw new Refusal('invalid_request')
      for (const grant of body) refuseToShare(grant, visitor)
      const grants = Value.Clean(ShareRequest, body) as ShareRequest
      return result(store.shareKeys.mint(grants, 'account' in visitor ? visitor.account.id : undefined))
    },
  )

  app.get(SHARE_PATHS.data, { schema: { querystring: ShareQuery, ...resultOf(SharedData) } }, async ({ query }) => {
    const opened = store.shareKeys.open(query.secretKey, query.method)
    if (!opened.ok) throw new Refusal(opened.why)
    return result({ ...opened.data, data: engine && (await sharedData(engine, opened.data)) })
  })
}
