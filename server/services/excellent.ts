/** Commented cases by theme: `/judgement-search/api/v1/excellent/`. */
import { CaseListQuery, CaseListResult, ExcellentTheme, ThemeParams } from '@contract/judgement'
import { Type } from '@sinclair/typebox'
import type { Clause } from '../engine/port'
import type { App } from '../http/app-type'
import { THEMES } from '../libraries/case-codes'
import { requirePermission } from '../search/access'
import { EVERYTHING } from '../search/clause'
import { result, resultOf } from './envelope'
import { BASE, listCases } from './judgement'
import type { SearchDeps } from './searching'

const inThemes = (values: string[]): Clause => ({ kind: 'value', field: 'theme', values })

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
      async (request, reply) => {
        const theme = inThemes([THEMES[request.params.id - 1]!])
        return result((await listCases(engine, request, reply, theme)).list)
      },
    )
    excellent.get(
      `${BASE}/excellent/list`,
      { schema: { querystring: CaseListQuery, ...resultOf(CaseListResult) } },
      async (request, reply) => result((await listCases(engine, request, reply, inThemes(THEMES))).list),
    )
  })
}
