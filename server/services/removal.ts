/** Requests for masking or withdrawal from the mini-program: `/removal/api/v1`. Browsers have a page: `removal-form.ts`. */
import { REMOVAL_PATHS } from '@contract/lazy-paths'
import { RemovalForm, RemovalReceipt, RemovalRequest, RemovalState, RemovalStateQuery } from '@contract/removal-request'
import type { App } from '../http/app-type'
import { data, dataResponse } from '../http/envelope'
import { HttpError } from '../http/http-error'
import type { RateLimits } from '../http/rate-limits'
import { privacyVersion } from '../web/privacy-page'
import { fileRequest, type RemovalDeps, requestStatus } from './removal-request'

/** The most bytes of a request: the longest fields in UTF-8, with JSON around them. */
const BODY_LIMIT = 32 * 1024

export function removalService(app: App, deps: RemovalDeps & { limits: RateLimits }) {
  const { settings, limits } = deps
  const consent = privacyVersion(settings)
  const { name: operator, contact } = settings.operator

  app.get(REMOVAL_PATHS.form, { schema: dataResponse(RemovalForm) }, async () => data({ consent, operator, contact }))

  app.post(
    REMOVAL_PATHS.request,
    {
      config: { rateLimit: limits.removal },
      bodyLimit: BODY_LIMIT,
      schema: { body: RemovalRequest, ...dataResponse(RemovalReceipt) },
    },
    async request => {
      const { library, id, kind, consent: agreed, ...values } = request.body
      if (agreed !== consent) throw new HttpError('removal_consent')
      return data({ receipt: await fileRequest(deps, request, { library, id, kind, values }) })
    },
  )

  app.post(
    REMOVAL_PATHS.state,
    {
      config: { rateLimit: limits.receipt },
      bodyLimit: BODY_LIMIT,
      schema: { body: RemovalStateQuery, ...dataResponse(RemovalState) },
    },
    async ({ body }) => {
      const { state, answer, createdAt, decidedAt } = await requestStatus(deps, body.receipt)
      return data({ state, answer, madeAt: createdAt.toISOString(), decidedAt: decidedAt?.toISOString() })
    },
  )
}
