/** Judicial viewpoints: `/judicialview/api/v1/judicialview/`. */
import { JudicialDetail, JudicialList, JudicialSuggestQuery, VidParams } from '@contract/judicialview'
import { ListQuery, QueryOnly, SuggestionGroup } from '@contract/search'
import { Type } from '@sinclair/typebox'
import { sendDocx } from '../download/send'
import type { Engine } from '../engine/port'
import type { App } from '../http/app-type'
import { JUDICIAL_ORDERS, judicialLibrary } from '../libraries/judicial'
import { requirePermission } from '../search/access'
import { facetsOf } from '../search/facets'
import { withLaws } from '../search/law-suggestions'
import { signalOf } from '../search/request'
import { suggestionsFor } from '../search/suggestions'
import { judicialDetail, judicialDocx, judicialItem } from '../views/judicial'
import { answers, data } from './envelope'
import { ask, documentOf, pageOfRows, type SearchDeps, wordsToMark } from '../search/run'

const BASE = '/judicialview/api/v1/judicialview'

const FACETS = { keywordResults: { field: 'keyword' }, volumeResults: { field: 'volume' } }
const KINDS = { keywords: '关键词', viewTitle: '标题' }

export async function openJudicial(engine: Engine, vid: string, query?: string) {
  return judicialDetail(await documentOf(engine, 'judicial', vid), wordsToMark(judicialLibrary, query))
}

export function judicialviewService(app: App, { engine }: SearchDeps) {
  app.register(async (views: App) => {
    requirePermission(views, 'judicialview')

    views.get(
      `${BASE}/search`,
      { schema: { querystring: ListQuery, ...answers(JudicialList) } },
      async ({ query, visitor }, reply) => {
        const signal = signalOf(reply)
        const asked = await ask(engine, { library: judicialLibrary, query: query.query, visitor, signal })
        const { rows, total, order } = await pageOfRows(asked, JUDICIAL_ORDERS, judicialItem, query)
        return data({ judicialViews: rows, totalCount: total, order, ...(await facetsOf(asked, FACETS)) })
      },
    )
    views.get(
      `${BASE}/suggest`,
      { schema: { querystring: JudicialSuggestQuery, ...answers(Type.Array(SuggestionGroup)) } },
      async ({ query: { keyword: text, fields }, visitor }) => {
        const wanted = fields?.map(field => KINDS[field]) ?? Object.values(KINDS)
        const found = await suggestionsFor(engine, ['judicial'], text)
        const groups = found.filter(({ pre }) => wanted.includes(pre))
        // Whoever fills in one field of a form wants words for it.
        return data(wanted.length > 1 ? await withLaws(engine, groups, { text, visitor }) : groups)
      },
    )
    views.get(
      `${BASE}/:vid`,
      { schema: { params: VidParams, querystring: QueryOnly, ...answers(JudicialDetail) } },
      async ({ params, query }) => data(await openJudicial(engine, params.vid, query.query)),
    )
    views.get(`${BASE}/download/:vid`, { schema: { params: VidParams } }, async ({ params }, reply) =>
      sendDocx(reply, judicialDocx(await documentOf(engine, 'judicial', params.vid))),
    )
  })
}
