/** Links to the results of a citation check: `/brief/api/v1/link`. */
import {
  CITATION_CHECK_LIMITS,
  CitationCheckLinkQuery,
  CitationCheckToShare,
  SharedCitationResults,
} from '@contract/citation-check'
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import { SecretKey } from '@contract/share'
import type { AccountStore } from '../accounts'
import { checkAllCitations } from '../citation-check/check-all'
import { sharedCitationResultOf } from '../citation-check/link'
import type { Engine } from '../engine/port'
import type { App } from '../http/app-type'
import { logEvent } from '../http/events'
import type { RateLimits } from '../http/rate-limits'
import { HttpError } from '../http/http-error'
import { visitorTaskOf } from '../http/task'
import { requireLogin, visitorKey } from '../http/visitor'
import { lawLibrary } from '../libraries/law'
import { isPermissionGranted } from '../search/access'
import { dataResponseSchema, dataEnvelope } from '../http/envelope'

interface LinkDeps {
  store: AccountStore
  engine: Engine
  limits: RateLimits
}

const METHOD = 'brief_report'
/** The body limit in bytes. It suffices for the maximum number of citations of a link, with their quotations. */
const BODY_LIMIT = 4 * 1024 * 1024

export function linkCreationService(app: App, { store, engine, limits }: LinkDeps) {
  app.post(
    CITATION_CHECK_PATHS.link,
    {
      config: { rateLimit: limits.report },
      bodyLimit: BODY_LIMIT,
      preParsing: async request => void requireLogin(request),
      schema: { body: CitationCheckToShare, ...dataResponseSchema(SecretKey) },
    },
    async (request, reply) => {
      const { account } = requireLogin(request)
      const { body, visitor } = request
      const checked = await app.documentWorker.underDeadline(
        task =>
          checkAllCitations(body.citations, {
            engine,
            compareQuotes: app.documentWorker.compareQuotations,
            visitor,
            task,
          }),
        visitorTaskOf(reply),
      )
      const citations = body.citations.map((citation, at) =>
        sharedCitationResultOf(citation, checked[at]!, body.quotes),
      )
      if (JSON.stringify(citations).length > CITATION_CHECK_LIMITS.linkedLength) throw new HttpError('brief_link_long')
      const maker = { account: account.id, visitor: visitorKey(request) }
      const { pagesWithoutText, isCut } = body
      const key = await store.shareKeys.mint([{ method: METHOD, citations, pagesWithoutText, isCut }], maker)
      if (key === undefined) throw new HttpError('share_quota')
      logEvent(request, 'share_minted', { methods: [METHOD] })
      return dataEnvelope(key)
    },
  )
}

/** Opens the results for everybody who has the key. The maker of the link must still have the permission. */
export function linkOpeningService(app: App, { store }: LinkDeps) {
  app.get(
    CITATION_CHECK_PATHS.link,
    { schema: { querystring: CitationCheckLinkQuery, ...dataResponseSchema(SharedCitationResults) } },
    async ({ query }) => {
      const opened = await store.shareKeys.open(query.secretKey, METHOD)
      if (!opened.ok) throw new HttpError(opened.why)
      const { grant, maker, madeAt, expiresAt } = opened
      const visitor = maker && { kind: maker.kind, account: maker, token: '' }
      if (visitor && !isPermissionGranted(lawLibrary.service.point, visitor)) throw new HttpError('share_expired')
      const { citations, pagesWithoutText, isCut } = grant
      return dataEnvelope({ madeAt, expiresAt, citations, pagesWithoutText, isCut })
    },
  )
}
