/** Shares a document or charts by a key: `/judgement-search/api/v1/share`. */
import { SHARE_PATHS } from '@contract/paths'
import { SecretKey, SharedData, ShareQuery, ShareRequest } from '@contract/share'
import { Value } from '@sinclair/typebox/value'
import type { AccountStore } from '../accounts'
import type { Engine } from '../engine/port'
import type { App } from '../http/app-type'
import { logEvent } from '../http/events'
import type { RateLimits } from '../http/rate-limits'
import { HttpError } from '../http/http-error'
import { requireLogin, visitorKey } from '../http/visitor'
import type { ServerSettings } from '../settings'
import { resultEnvelope, resultResponseSchema } from '../http/envelope'
import { requireMakerPermission, requireShareable, readSharedData } from './shared-data'

interface ShareDeps {
  store: AccountStore
  limits: RateLimits
  engine?: Engine
  settings: ServerSettings
}

export function shareService(app: App, { store, limits, engine, settings }: ShareDeps) {
  app.post(
    SHARE_PATHS.key,
    {
      config: { rateLimit: limits.share },
      // Visitors who may not read documents may not share them either.
      preParsing: async request => void (settings.guests === 'none' && requireLogin(request)),
      schema: { body: ShareRequest, ...resultResponseSchema(SecretKey) },
    },
    async request => {
      const { body, visitor } = request
      // A key is opened by method. A second grant with the same method could therefore not be opened.
      const methods = new Set(body.map(({ method }) => method))
      if (methods.size < body.length) throw new HttpError('invalid_request')
      for (const grant of body) requireShareable(grant, visitor)
      const grants = Value.Clean(ShareRequest, body) as ShareRequest
      const account = 'account' in visitor ? visitor.account.id : undefined
      const key = await store.shareKeys.mint(grants, { account, visitor: visitorKey(request) })
      if (key === undefined) throw new HttpError('share_quota')
      logEvent(request, 'share_minted', { methods: [...methods] })
      return resultEnvelope(key)
    },
  )

  app.get(
    SHARE_PATHS.data,
    { schema: { querystring: ShareQuery, ...resultResponseSchema(SharedData) } },
    async ({ query }) => {
      const opened = await store.shareKeys.open(query.secretKey, query.method)
      if (!opened.ok) throw new HttpError(opened.why)
      const { grant, maker, expiresAt } = opened
      requireMakerPermission(grant.method, maker)
      return resultEnvelope({ ...grant, expiresAt, data: engine && (await readSharedData(engine, grant)) })
    },
  )
}
