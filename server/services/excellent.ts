/** Commented cases by theme: `/judgement-search/api/v1/excellent/`. */
import { CaseListQuery, CaseListResult, ExcellentFieldQuery, ExcellentTheme, ThemeParams } from '@contract/judgement'
import { Facet, KeywordQuery, SuggestionGroup } from '@contract/search'
import { Type } from '@sinclair/typebox'
import type { Clause } from '../engine/port'
import type { App } from '../http/app-type'
import { caseLibrary } from '../libraries/case'
import { THEMES } from '../libraries/case-codes'
import { CASE_FACETS } from '../libraries/case-statistics'
import { requirePermission } from '../search/access'
import { EVERYTHING } from '../search/clause'
import { facetOf } from '../search/facets'
import { withLaws } from '../search/law-suggestions'
import { signalOf } from '../search/request'
import { suggestionsFor } from '../search/suggestions'
import { result, resultOf } from './envelope'
import { BASE, listCases } from './judgement'
import { ask, type SearchDeps } from '../search/run'

const FACETS = { ...CASE_FACETS, themeResults: { field: 'theme', order: THEMES } }
const inThemes = (values: string[]): Clause => ({ kind: 'value', field: 'theme', values })
const inTheme = (id: number) => inThemes([THEMES[id - 1]!])

export function excellentService(app: App, { engine }: SearchDeps) {
  app.register(async (excellent: App) => {
    requirePermission(excellent, 'goodJudgement')

    excellent.get(`${BASE}/excellent/themes`, { schema: resultOf(Type.Array(ExcellentTheme)) }, async () => {
      const { theme = [] } = await engine.facets({
        collection: 'case',
        where: EVERYTHING,
        fields: [{ field: 'theme' }],
      })
      const counts = new Map(theme.map(({ value, count }) => [value, count]))
      return result(THEMES.map((name, at) => ({ id: at + 1, name, count: counts.get(name) ?? 0 })))
    })
    excellent.get(
      `${BASE}/excellent/themes/:id`,
      { schema: { params: ThemeParams, querystring: CaseListQuery, ...resultOf(CaseListResult) } },
      async (request, reply) => result((await listCases(engine, request, reply, inTheme(request.params.id))).list),
    )
    excellent.get(
      `${BASE}/excellent/list`,
      { schema: { querystring: CaseListQuery, ...resultOf(CaseListResult) } },
      async (request, reply) => result((await listCases(engine, request, reply, inThemes(THEMES))).list),
    )
    excellent.get(
      `${BASE}/excellent/leftStatisticsByField`,
      { schema: { querystring: ExcellentFieldQuery, ...resultOf(Type.Array(Facet)) } },
      async ({ query: { query, field, parent, theme }, visitor }, reply) => {
        const within = theme ? inTheme(Number(theme)) : inThemes(THEMES)
        const asked = await ask(engine, { library: caseLibrary, query, visitor, signal: signalOf(reply), within })
        return result(await facetOf(asked, FACETS, field, parent))
      },
    )
    excellent.get(
      `${BASE}/excellent/suggest`,
      { schema: { querystring: KeywordQuery, ...resultOf(Type.Array(SuggestionGroup)) } },
      async ({ query: { keyword: text }, visitor }) =>
        result(await withLaws(engine, await suggestionsFor(engine, ['case'], text), { text, visitor, cites: true })),
    )
  })
}
