/** Routes that only the article library has: hot articles, and columns of partner institutions. */
import { ArticleItem, ColumnQuery, HotArticleQuery, PartnerColumn } from '@contract/article'
import { ARTICLE_PATHS, COLUMN_PATHS } from '@contract/paths'
import { Type } from '@sinclair/typebox'
import type { PartnerRecord } from './partner'
import type { Clause, Engine, EngineDocument } from '../../engine/port'
import type { App } from '../../http/app-type'
import { HttpError } from '../../http/http-error'
import { practiceArticleLibrary } from './'
import { requirePermission } from '../../search/access'
import { MATCH_EVERYTHING } from '../../search/clause'
import type { SearchDeps } from '../../search/run'
import { dataResponseSchema, dataEnvelope } from '../../http/envelope'

const HOT = 10
const MOST_COLUMNS = 1000

const havingValue = (field: string, value: string): Clause => ({ kind: 'value', field, values: [value] })

async function columnOf(engine: Engine, { payload }: EngineDocument): Promise<PartnerColumn> {
  const { id, columnName, slogan, wechatBiz } = payload as PartnerRecord
  const columnArticleTotal = await engine.count({ collection: 'article', where: havingValue('partnerId', id) })
  return { id, columnName, slogan, icon: '', wechatBiz, columnArticleTotal }
}

async function columns(engine: Engine, where: Clause) {
  const order = { by: 'relevance' } as const
  const { hits } = await engine.search({ collection: 'partner', where, order, from: 0, size: MOST_COLUMNS })
  return Promise.all(hits.map(hit => columnOf(engine, hit)))
}

function columnRoutes(app: App, engine: Engine) {
  app.get(COLUMN_PATHS.list, { schema: dataResponseSchema(Type.Array(PartnerColumn)) }, async () =>
    dataEnvelope(await columns(engine, MATCH_EVERYTHING)),
  )
  app.get(
    COLUMN_PATHS.detail,
    { schema: { querystring: ColumnQuery, ...dataResponseSchema(PartnerColumn) } },
    async ({ query: { columnName, wechatBiz } }) => {
      const clauses = [
        ...(wechatBiz ? [havingValue('wechatBiz', wechatBiz)] : []),
        ...(columnName ? [havingValue('columnName', columnName)] : []),
      ]
      if (clauses.length === 0) throw new HttpError('invalid_request')
      const [column] = await columns(engine, { kind: 'all', clauses })
      if (!column) throw new HttpError('not_found')
      return dataEnvelope(column)
    },
  )
}

function hotRoute(app: App, engine: Engine) {
  app.get(
    ARTICLE_PATHS.hot,
    { schema: { querystring: HotArticleQuery, ...dataResponseSchema(Type.Array(ArticleItem)) } },
    async ({ query: { organ } }) => {
      const { hits } = await engine.search({
        collection: 'article',
        where: organ ? havingValue('partner', organ) : MATCH_EVERYTHING,
        order: { by: 'number', field: 'reads', direction: 'desc' },
        from: 0,
        size: HOT,
      })
      return dataEnvelope(hits.map(hit => practiceArticleLibrary.view.row(hit, [])))
    },
  )
}

export function practiceArticleService(app: App, { engine }: SearchDeps) {
  app.register(async (articles: App) => {
    requirePermission(articles, practiceArticleLibrary.service.point)
    columnRoutes(articles, engine)
    hotRoute(articles, engine)
  })
}
