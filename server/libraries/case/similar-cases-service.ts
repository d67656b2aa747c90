/** Similar cases by facts (案情找类案). */
import { SimilarCasesRequest, SimilarCasesResult } from '@contract/similar-cases'
import { CASE_PATHS } from '@contract/paths'
import { LIMITS } from '@domain/limits'
import type { EngineDocument } from '../../engine/port'
import type { App } from '../../http/app-type'
import type { Limits } from '../../http/limits'
import { HttpError } from '../../http/http-error'
import { caseLibrary } from './'
import type { CasePayload } from './document'
import { caseItem } from './view'
import { requirePermission } from '../../search/access'
import { findSimilarCases } from '../../search/similar-cases'
import { pageOf } from '../../search/request'
import { signalOf } from '../../http/task'
import { createSearchContext, type SearchDeps } from '../../search/run'
import { result, resultResponse } from '../../http/envelope'

function factsIn(text: string): string {
  const facts = text.trim()
  const length = [...facts].length
  if (length < LIMITS.facts.least) throw new HttpError('facts_too_short')
  if (length > LIMITS.facts.most) throw new HttpError('facts_too_long')
  return facts
}

const causesOf = ({ payload }: EngineDocument) => (payload as CasePayload).causes.flatMap(path => path.slice(-1))

export function similarCasesService(app: App, { engine, limits }: SearchDeps & { limits: Limits }) {
  app.register(async (routes: App) => {
    requirePermission(routes, caseLibrary.service.point)
    routes.post(
      CASE_PATHS.similarCases,
      {
        config: { rateLimit: limits.alike },
        schema: { body: SimilarCasesRequest, ...resultResponse(SimilarCasesResult) },
      },
      async ({ body, visitor }, reply) => {
        const facts = factsIn(body.facts)
        const { from, size } = pageOf(body)
        const context = await createSearchContext(engine, {
          library: caseLibrary,
          query: body.query,
          visitor,
          signal: signalOf(reply),
        })
        const { causes, cases } = await findSimilarCases(context, facts, causesOf)
        const rows = cases.slice(from, from + size)
        return result({
          judgements: {
            judgementDtoList: rows.map(({ document, reasons }) => ({ ...caseItem(document, context.words), reasons })),
            totalCount: cases.length,
          },
          causes: causes.map(({ name, count }) => ({ name, value: name, count })),
        })
      },
    )
  })
}
