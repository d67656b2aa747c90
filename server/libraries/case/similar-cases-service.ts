/** Similar cases by facts (案情检索). */
import { SimilarCasesRequest, SimilarCasesResult } from '@contract/similar-cases'
import { CASE_PATHS } from '@contract/paths'
import { CASE_KIND, type CaseKind } from '@domain/libraries/case-kinds'
import { LIMITS } from '@domain/limits'
import type { EngineDocument } from '../../engine/port'
import type { App } from '../../http/app-type'
import type { RateLimits } from '../../http/rate-limits'
import { HttpError } from '../../http/http-error'
import { caseLibrary } from './'
import type { CasePayload } from './document'
import { caseItem } from './view'
import { requirePermission } from '../../search/access'
import { casesAlike, findSimilarCases } from '../../search/similar-cases'
import { kindInWords, likelyKind } from '../../search/similar-cases/kinds'
import { pageOf } from '../../search/request'
import { signalOf } from '../../http/task'
import type { SearchContext } from '../../search/context'
import { createSearchContext, type SearchDeps } from '../../search/run'
import { result, resultResponse } from '../../http/envelope'

function factsIn(text: string): string {
  const facts = text.trim()
  const length = [...facts].length
  if (length < LIMITS.facts.least) throw new HttpError('facts_too_short')
  if (length > LIMITS.facts.most) throw new HttpError('facts_too_long')
  return facts
}

/** The same search among the cases of one kind. */
const ofKind = (context: SearchContext, kind: CaseKind): SearchContext => ({
  ...context,
  where: { kind: 'all', clauses: [context.where, { kind: 'value', field: 'caseType', values: [kind] }] },
})

const causesOf = ({ payload }: EngineDocument) => (payload as CasePayload).causes.flatMap(path => path.slice(-1))

const kindOf = ({ payload }: EngineDocument) => (payload as CasePayload).caseType

interface SimilarCasesDeps extends SearchDeps {
  limits: RateLimits
  /** Returns the titles of the laws that facts fit, the best first. Without it, only cases tell the kind. */
  lawsOfFacts?: (facts: string, signal?: AbortSignal) => Promise<string[]>
}

/** Conditions by which the reader has chosen a kind. */
const CHOOSING = [CASE_KIND, '案由', '具体案由']

export function similarCasesService(app: App, { engine, limits, lawsOfFacts }: SimilarCasesDeps) {
  async function kindOfFacts(context: SearchContext, facts: string) {
    const certain = kindInWords(facts)
    if (certain) return certain
    const alike = await casesAlike(context, facts)
    if (alike.length === 0) return undefined
    // A failure of the article search says nothing about the kind.
    const laws = (await lawsOfFacts?.(facts, context.signal).catch(() => [])) ?? []
    return likelyKind({ laws, cases: alike.map(({ document, score }) => ({ kind: kindOf(document), score })) })
  }

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
        const isChosen = context.conditions.some(({ name }) => CHOOSING.includes(name))
        const kind = isChosen ? undefined : await kindOfFacts(context, facts)
        const { causes, cases } = await findSimilarCases(kind ? ofKind(context, kind) : context, facts, causesOf)
        const rows = cases.slice(from, from + size)
        return result({
          judgements: {
            judgementDtoList: rows.map(({ document, reasons }) => ({ ...caseItem(document, context.words), reasons })),
            totalCount: cases.length,
          },
          causes: causes.map(({ name, count }) => ({ name, value: name, count })),
          kind,
        })
      },
    )
  })
}
