/**
 * Routes of excellent cases (优案), which are selected by theme and have a commentary:
 * `/judgement-search/api/v1/excellent/`.
 */
import { CaseListQuery, CaseListResult, ExcellentFieldQuery, ExcellentTheme, ThemeParams } from '@contract/judgement'
import { EXCELLENT_PATHS } from '@contract/paths'
import { Facet } from '@contract/search'
import { Type } from '@sinclair/typebox'
import type { App } from '../../http/app-type'
import { caseLibrary } from './'
import { EXCELLENT_CASE_THEMES } from './codes'
import { themeClause, excellentCaseClause } from './themes'
import { CASE_FACETS } from './statistics'
import { requirePermission } from '../../search/access'
import { MATCH_EVERYTHING } from '../../search/clause'
import { countFacet } from '../../search/facets'
import { disconnectSignalOf } from '../../http/task'
import { createSearchContext, type SearchDeps } from '../../search/run'
import { resultEnvelope, resultResponseSchema } from '../../http/envelope'
import { listCases } from './service'
import { addSuggestRoute } from '../routes'

const FACETS = { ...CASE_FACETS, themeResults: { field: 'theme', order: EXCELLENT_CASE_THEMES } }

export function excellentCaseService(app: App, { engine }: SearchDeps) {
  app.register(async (excellent: App) => {
    requirePermission(excellent, 'goodJudgement')

    excellent.get(EXCELLENT_PATHS.themes, { schema: resultResponseSchema(Type.Array(ExcellentTheme)) }, async () => {
      const { theme = [] } = await engine.facets({
        collection: 'case',
        where: MATCH_EVERYTHING,
        fields: [{ field: 'theme' }],
      })
      const counts = new Map(theme.map(({ value, count }) => [value, count]))
      return resultEnvelope(
        EXCELLENT_CASE_THEMES.map((name, at) => ({ id: at + 1, name, count: counts.get(name) ?? 0 })),
      )
    })
    excellent.get(
      EXCELLENT_PATHS.theme,
      { schema: { params: ThemeParams, querystring: CaseListQuery, ...resultResponseSchema(CaseListResult) } },
      async (request, reply) =>
        resultEnvelope((await listCases(engine, request, reply, themeClause(request.params.id))).list),
    )
    excellent.get(
      EXCELLENT_PATHS.list,
      { schema: { querystring: CaseListQuery, ...resultResponseSchema(CaseListResult) } },
      async (request, reply) => resultEnvelope((await listCases(engine, request, reply, excellentCaseClause())).list),
    )
    excellent.get(
      EXCELLENT_PATHS.facet,
      { schema: { querystring: ExcellentFieldQuery, ...resultResponseSchema(Type.Array(Facet)) } },
      async ({ query: { query, field, theme, ...nodes }, visitor }, reply) => {
        const within = excellentCaseClause(theme)
        const context = await createSearchContext(engine, {
          library: caseLibrary,
          query,
          visitor,
          signal: disconnectSignalOf(reply),
          within,
        })
        return resultEnvelope(await countFacet(context, FACETS, field, nodes))
      },
    )
    addSuggestRoute(excellent, engine, caseLibrary, EXCELLENT_PATHS.suggest)
  })
}
