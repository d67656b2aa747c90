/** Routes of excellent cases (优案), which have a commentary, by theme: `/judgement-search/api/v1/excellent/`. */
import { CaseListQuery, CaseListResult, ExcellentFieldQuery, ExcellentTheme, ThemeParams } from '@contract/judgement'
import { EXCELLENT_PATHS } from '@contract/paths'
import { Facet } from '@contract/search'
import { Type } from '@sinclair/typebox'
import type { App } from '../../http/app-type'
import { caseLibrary } from './'
import { THEMES } from './codes'
import { inTheme, ofTheme } from './themes'
import { CASE_FACETS } from './statistics'
import { requirePermission } from '../../search/access'
import { MATCH_EVERYTHING } from '../../search/clause'
import { facetOf } from '../../search/facets'
import { signalOf } from '../../http/task'
import { createSearchContext, type SearchDeps } from '../../search/run'
import { result, resultResponse } from '../../http/envelope'
import { listCases } from './service'
import { suggestRoute } from '../routes'

const FACETS = { ...CASE_FACETS, themeResults: { field: 'theme', order: THEMES } }

export function excellentService(app: App, { engine }: SearchDeps) {
  app.register(async (excellent: App) => {
    requirePermission(excellent, 'goodJudgement')

    excellent.get(EXCELLENT_PATHS.themes, { schema: resultResponse(Type.Array(ExcellentTheme)) }, async () => {
      const { theme = [] } = await engine.facets({
        collection: 'case',
        where: MATCH_EVERYTHING,
        fields: [{ field: 'theme' }],
      })
      const counts = new Map(theme.map(({ value, count }) => [value, count]))
      return result(THEMES.map((name, at) => ({ id: at + 1, name, count: counts.get(name) ?? 0 })))
    })
    excellent.get(
      EXCELLENT_PATHS.theme,
      { schema: { params: ThemeParams, querystring: CaseListQuery, ...resultResponse(CaseListResult) } },
      async (request, reply) => result((await listCases(engine, request, reply, inTheme(request.params.id))).list),
    )
    excellent.get(
      EXCELLENT_PATHS.list,
      { schema: { querystring: CaseListQuery, ...resultResponse(CaseListResult) } },
      async (request, reply) => result((await listCases(engine, request, reply, ofTheme())).list),
    )
    excellent.get(
      EXCELLENT_PATHS.facet,
      { schema: { querystring: ExcellentFieldQuery, ...resultResponse(Type.Array(Facet)) } },
      async ({ query: { query, field, theme, ...nodes }, visitor }, reply) => {
        const within = ofTheme(theme)
        const context = await createSearchContext(engine, {
          library: caseLibrary,
          query,
          visitor,
          signal: signalOf(reply),
          within,
        })
        return result(await facetOf(context, FACETS, field, nodes))
      },
    )
    suggestRoute(excellent, engine, caseLibrary, EXCELLENT_PATHS.suggest)
  })
}
