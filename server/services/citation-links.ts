/** Links to the results of a citation check: `/brief/api/v1/link`. */
import {
  CITATION_CHECK,
  CitationCheckLinkQuery,
  CitationCheckToLink,
  LinkedCitationCheck,
} from '@contract/citation-check'
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import { SecretKey } from '@contract/share'
import type { Store } from '../accounts'
import { checkAll } from '../citation-check/check-all'
import { storedResult } from '../citation-check/link'
import type { Engine } from '../engine/port'
import type { App } from '../http/app-type'
import { logEvent } from '../http/events'
import type { RateLimits } from '../http/rate-limits'
import { HttpError } from '../http/http-error'
import { taskOf } from '../http/task'
import { requireLogin, visitorKey } from '../http/visitor'
import { lawLibrary } from '../libraries/law'
import { isGranted } from '../search/access'
import { dataResponse, data } from '../http/envelope'

interface LinkDeps {
  store: Store
  engine: Engine
  limits: RateLimits
}

const METHOD = 'brief_report'
/** The body limit in bytes. The most citations of one link, with their quotations, fit. */
const BODY_LIMIT = 4 * 1024 * 1024

export function createLinkRoute(app: App, { store, engine, limits }: LinkDeps) {
  app.post(
    CITATION_CHECK_PATHS.link,
    {
      config: { rateLimit: limits.report },
      bodyLimit: BODY_LIMIT,
      preParsing: async request => void requireLogin(request),
      schema: { body: CitationCheckToLink, ...dataResponse(SecretKey) },
    },
    async (request, reply) => {
      const { account } = requireLogin(request)
      const { body, visitor } = request
      const checked = await app.documentWorker.underDeadline(
        task =>
          checkAll(body.citations, { engine, compareQuotes: app.documentWorker.compareQuotations, visitor, task }),
        taskOf(reply),
      )
      const citations = body.citations.map((citation, at) => storedResult(citation, checked[at]!, body.quotes))
      if (JSON.stringify(citations).length > CITATION_CHECK.linkedLength) throw new HttpError('brief_link_long')
      const maker = { account: account.id, visitor: visitorKey(request) }
      const key = await store.shareKeys.mint([{ method: METHOD, citations }], maker)
      if (key === undefined) throw new HttpError('share_quota')
      logEvent(request, 'share_minted', { methods: [METHOD] })
      return data(key)
    },
  )
}

/** Opens a link for everybody who has the key, while the maker of the link has the permission. */
export function openLinkRoute(app: App, { store }: LinkDeps) {
  app.get(
    CITATION_CHECK_PATHS.link,
    { schema: { querystring: CitationCheckLinkQuery, ...dataResponse(LinkedCitationCheck) } },
    async ({ query }) => {
      const opened = await store.shareKeys.open(query.secretKey, METHOD)
      if (!opened.ok) throw new HttpError(opened.why)
      const { grant, maker, madeAt, expiresAt } = opened
      const visitor = maker && { kind: maker.kind, account: maker, token: '' }
      if (visitor && !isGranted(lawLibrary.service.point, visitor)) throw new HttpError('share_expired')
      return data({ madeAt, expiresAt, citations: grant.citations })
    },
  )
}
