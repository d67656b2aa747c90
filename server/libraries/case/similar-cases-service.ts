/** Routes of the search for similar cases by facts (案情检索). */
import { SimilarCasesRequest, SimilarCasesResult } from '@contract/similar-cases'
import { CASE_PATHS } from '@contract/paths'
import { CASE_KIND_DIMENSION, type CaseKind } from '@domain/libraries/case-kinds'
import { LIMITS } from '@domain/limits'
import type { CauseRow } from '@domain/reference-data/kinds'
import type { EngineDocument } from '../../engine/port'
import type { App } from '../../http/app-type'
import type { RateLimits } from '../../http/rate-limits'
import { HttpError } from '../../http/http-error'
import { caseLibrary } from './'
import type { CasePayload } from './document'
import { caseItem } from './view'
import { requirePermission } from '../../search/access'
import { nearestCases, findSimilarCases } from '../../search/similar-cases'
import type { HeadedArticle } from '../../search/similar-cases/cause-headings'
import { CauseHinter, type CauseTables } from '../../search/similar-cases/cause-hints'
import { type CauseHints, type CausePoints, relativeCauseStrength } from '../../search/similar-cases/causes'
import { kindProvedByWords, likeliestKind } from '../../search/similar-cases/kinds'
import { pageWindowOf } from '../../search/request'
import { disconnectSignalOf } from '../../http/task'
import type { SearchContext } from '../../search/context'
import { createSearchContext, type SearchDeps } from '../../search/run'
import { resultEnvelope, resultResponseSchema } from '../../http/envelope'

function factsIn(text: string): string {
  const facts = text.trim()
  const length = [...facts].length
  if (length < LIMITS.facts.least) throw new HttpError('facts_too_short')
  if (length > LIMITS.facts.most) throw new HttpError('facts_too_long')
  return facts
}

/** Returns the same search, limited to cases of one kind. */
const ofKind = (context: SearchContext, kind: CaseKind): SearchContext => ({
  ...context,
  where: { kind: 'all', clauses: [context.where, { kind: 'value', field: 'caseType', values: [kind] }] },
})

const causesOf = ({ payload }: EngineDocument) => (payload as CasePayload).causes.flatMap(path => path.slice(-1))

const kindOf = ({ payload }: EngineDocument) => (payload as CasePayload).caseType

interface SimilarCasesDeps extends SearchDeps {
  limits: RateLimits
  causeTables: CauseTables
  /** Returns the table of causes that is in use. */
  causeRows: () => CauseRow[]
  /**
   * Returns the articles that apply to facts, the most relevant first. If this function is absent, kind and causes are
   * guessed without articles.
   */
  articlesForFacts?: (facts: string, signal?: AbortSignal) => Promise<HeadedArticle[]>
}

const CIVIL: CaseKind = '民事'
/** Dimensions by which the reader chooses a cause. */
const CHOOSING_CAUSE = ['案由', '具体案由']

/** What the facts imply: the kind of case, unless the reader has chosen one, and hints at civil causes. */
interface FactsReading {
  kind?: CaseKind
  hints?: CauseHints
}

/**
 * Returns each cause with its number of cases. `causes` are the names of each cause. Of several names, the most
 * frequent one is returned with its count.
 */
async function countedCauses({ engine, collection, where, signal }: SearchContext, causes: string[][]) {
  if (causes.length === 0) return []
  const { causeName = [] } = await engine.facets({ collection, where, fields: [{ field: 'causeName' }], signal })
  const counts = new Map(causeName.map(({ value, count }) => [value, count]))
  return causes.map(names =>
    names
      .map(name => ({ name, value: name, count: counts.get(name) ?? 0 }))
      .reduce((most, one) => (one.count > most.count ? one : most)),
  )
}

export function similarCasesService(app: App, deps: SimilarCasesDeps) {
  const { engine, limits, causeTables, causeRows, articlesForFacts } = deps

  let current: { rows: CauseRow[]; hinter: CauseHinter } | undefined
  /** Returns one hinter for the current table of causes. A new table gets a new hinter. */
  function currentHinter() {
    const rows = causeRows()
    if (current?.rows !== rows) current = { rows, hinter: new CauseHinter(causeTables, rows) }
    return current.hinter
  }
  // Built before the first request, because building takes longer than a request should block this thread.
  app.addHook('onListen', async () => void currentHinter())

  async function likelyKindOf(context: SearchContext, facts: string, points: CausePoints, articles: HeadedArticle[]) {
    const alike = await nearestCases(context, facts)
    if (alike.length === 0) return undefined
    return likeliestKind({
      facts,
      civilWords: relativeCauseStrength(Math.max(0, ...points.values())),
      laws: articles.map(({ title }) => title),
      cases: alike.map(({ document, score }) => ({ kind: kindOf(document), score })),
    })
  }

  async function readFacts(context: SearchContext, facts: string): Promise<FactsReading> {
    if (context.conditions.some(({ name }) => CHOOSING_CAUSE.includes(name))) return {}
    const choice = context.conditions.find(({ name }) => name === CASE_KIND_DIMENSION)
    const certain = choice ? choice.value : kindProvedByWords(facts)
    if (choice?.exclude || (certain && certain !== CIVIL))
      return { kind: choice ? undefined : kindProvedByWords(facts) }
    const hinter = currentHinter()
    const points = hinter.pointsOf(facts)
    // If the article search fails, kind and causes are guessed without it.
    const articles = (await articlesForFacts?.(facts, context.signal).catch(() => [])) ?? []
    const kind = choice ? undefined : await likelyKindOf(context, facts, points, articles)
    return { kind, hints: choice || kind === CIVIL ? hinter.hintsOf(facts, points, articles) : undefined }
  }

  app.register(async (routes: App) => {
    requirePermission(routes, caseLibrary.service.point)
    routes.post(
      CASE_PATHS.similarCases,
      {
        config: { rateLimit: limits.similarCases },
        schema: { body: SimilarCasesRequest, ...resultResponseSchema(SimilarCasesResult) },
      },
      async ({ body, visitor }, reply) => {
        const facts = factsIn(body.facts)
        const { from, size } = pageWindowOf(body)
        const everyKind = await createSearchContext(engine, {
          library: caseLibrary,
          query: body.query,
          visitor,
          signal: disconnectSignalOf(reply),
        })
        const { kind, hints } = await readFacts(everyKind, facts)
        const context = kind ? ofKind(everyKind, kind) : everyKind
        const { causes, cases } = await findSimilarCases(context, facts, causesOf, hints)
        const rows = cases.slice(from, from + size)
        return resultEnvelope({
          judgements: {
            judgementDtoList: rows.map(({ document, reasons }) => ({ ...caseItem(document, context.words), reasons })),
            totalCount: cases.length,
          },
          causes: await countedCauses(
            context,
            causes.map(cause => hints?.namesOf(cause) ?? [cause]),
          ),
          kind,
        })
      },
    )
  })
}
