/**
 * Accepts requests for masking or withdrawal from the mini-program: `/removal/api/v1`. Browsers have a page:
 * `removal-form.ts`.
 */
import { REMOVAL_PATHS } from '@contract/lazy-paths'
import { RemovalForm, RemovalReceipt, RemovalRequest, RemovalState, RemovalStateQuery } from '@contract/removal-request'
import type { App } from '../http/app-type'
import { dataEnvelope, dataResponseSchema } from '../http/envelope'
import { HttpError } from '../http/http-error'
import type { RateLimits } from '../http/rate-limits'
import { privacyVersion } from '../web/privacy-page'
import { storeRemovalRequest, type RemovalDeps, removalRequestStatus } from './removal-request'

/** The maximum size of a request in bytes: the longest fields in UTF-8, with JSON around them. */
const BODY_LIMIT = 32 * 1024

export function removalService(app: App, deps: RemovalDeps & { limits: RateLimits }) {
  const { settings, limits } = deps
  const consent = privacyVersion(settings)
  const { name: operator, contact } = settings.operator

  app.get(REMOVAL_PATHS.form, { schema: dataResponseSchema(RemovalForm) }, async () =>
    dataEnvelope({ consent, operator, contact }),
  )

  app.post(
    REMOVAL_PATHS.request,
    {
      config: { rateLimit: limits.removal },
      bodyLimit: BODY_LIMIT,
      schema: { body: RemovalRequest, ...dataResponseSchema(RemovalReceipt) },
    },
    async request => {
      const { library, id, kind, consent: agreed, ...values } = request.body
      if (agreed !== consent) throw new HttpError('removal_consent')
      return dataEnvelope({ receipt: await storeRemovalRequest(deps, request, { library, id, kind, values }) })
    },
  )

  app.post(
    REMOVAL_PATHS.state,
    {
      config: { rateLimit: limits.receipt },
      bodyLimit: BODY_LIMIT,
      schema: { body: RemovalStateQuery, ...dataResponseSchema(RemovalState) },
    },
    async ({ body }) => {
      const { state, answer, createdAt, decidedAt } = await removalRequestStatus(deps, body.receipt)
      return dataEnvelope({ state, answer, madeAt: createdAt.toISOString(), decidedAt: decidedAt?.toISOString() })
    },
  )
}
