/**
 * The services for viewpoints, articles, similar cases, procuratorates' documents and notices. The
 * specification says little about most of them.
 */
import { ARTICLES, BOOKS, COLUMNS, INSPECTIONS, SIMILAR, TENDERS, VIEWS } from '../data/writings'
import { data, refused, success } from '../envelope'
import { type Call, Reply, type Routes } from '../http'
import { type Doc, byId, counted, searchDocuments, marked, paragraphs, snippet, suggested } from '../documents'

const JUDICIAL = '/judicialview/api/v1/judicialview'
const ARTICLE = '/iarticle-search/api/v1/article'
const SIMILARITY = '/similarity/api/v1'
const INSPECTION = '/inspection/api/v1/search'
const TENDER = '/tender/api/v1/search'

type Row = (doc: Doc, query: URLSearchParams) => Record<string, unknown>

const usual =
  (id: string): Row =>
  (doc, query) => ({
    [id]: doc.id,
    title: marked(doc.title, query),
    hitResult: snippet(doc, query),
    releaseDate: doc.date,
  })

/** Returns the rows of a page under the name of their list, with the counts of the filters. */
const list =
  (docs: Doc[], name: string, row: Row, facets: Record<string, string> = {}) =>
  ({ query }: Call) => {
    const { hits, page, totalCount } = searchDocuments(docs, query)
    const counts = Object.entries(facets).map(([key, dimension]) => [key, counted(hits, dimension)] as const)
    return data({ [name]: page.map(doc => row(doc, query)), totalCount, ...Object.fromEntries(counts) })
  }

const filterCounts =
  (docs: Doc[], facets: Record<string, string>) =>
  ({ query }: Call) => {
    const { hits } = searchDocuments(docs, query)
    return data(
      Object.fromEntries(Object.entries(facets).map(([key, dimension]) => [key, counted(hits, dimension)] as const)),
    )
  }

const detail =
  (docs: Doc[], id: string, title = 'title') =>
  ({ params }: Call) => {
    const doc = byId(docs, params[id])
    return doc ? success({ [title]: doc.title, paragraphs: paragraphs(doc.text) }) : refused('没有找到')
  }

const suggest =
  (docs: Doc[], pre = '标题') =>
  ({ query }: Call) =>
    data(
      suggested(
        pre,
        docs.map(({ title, facets }) => facets[pre] ?? title),
        query.get('keyword') ?? '',
      ),
    )

const download =
  (docs: Doc[], id: string) =>
  ({ params }: Call) =>
    new Reply(200, byId(docs, params[id])?.text, { 'content-type': 'application/msword' })

const viewRow: Row = (doc, query) => ({ vid: doc.id, viewTitle: doc.title, hitResult: snippet(doc, query) })

/** Returns a section of a book, with its cases. */
const bookOf = (id: string) => ({
  name: BOOKS.find(book => String(book.id) === id)?.name,
  chapters: [
    {
      name: '第一章 合同的履行',
      sections: [
        {
          name: '违约责任',
          items: SIMILAR.filter(({ facets }) => facets['类案'] === id).map(({ id: sid, title }) => ({ sid, title })),
        },
      ],
    },
  ],
})

const nodes = ({ query }: Call) => {
  const counts = counted(searchDocuments(SIMILAR, query).hits, '类案')
  return data(
    BOOKS.map(({ id, name }) => ({ id, name, count: counts.find(({ value }) => value === String(id))?.count ?? 0 })),
  )
}

const PRO_DOC_FACETS = { documentTypeResults: '文书类型', regionResults: '地域', yearResults: '年份' }
const VIEW_FACETS = { keywordResults: '关键词', volumeResults: '分册' }
const TENDER_FACETS = { regionResults: '地域', yearResults: '年份' }
const ARTICLE_FACETS = { partnerResults: '合作机构', authorResults: '作者', yearResults: '年份' }

const articlesOf = (name: string | null) => ARTICLES.filter(({ facets }) => !name || facets['合作机构'] === name)

export const writingRoutes: Routes = {
  [`GET ${JUDICIAL}/search`]: list(VIEWS, 'judicialViews', viewRow, VIEW_FACETS),
  [`GET ${JUDICIAL}/suggest`]: suggest(VIEWS, '关键词'),
  [`GET ${JUDICIAL}/download/:vid`]: download(VIEWS, 'vid'),
  [`GET ${JUDICIAL}/:vid`]: detail(VIEWS, 'vid', 'viewTitle'),

  [`GET ${ARTICLE}/articleList`]: list(ARTICLES, 'articles', usual('jid')),
  [`GET ${ARTICLE}/articleLeft`]: filterCounts(ARTICLES, ARTICLE_FACETS),
  [`GET ${ARTICLE}/getHotArticle`]: ({ query }) =>
    data(articlesOf(query.get('organ')).map(doc => usual('jid')(doc, query))),
  [`GET ${ARTICLE}/recommend/suggest`]: suggest(ARTICLES),
  [`GET ${ARTICLE}/findArticleById/:id`]: detail(ARTICLES, 'id'),
  [`GET ${ARTICLE}/downloadByAid/:id`]: download(ARTICLES, 'id'),
  [`GET ${ARTICLE}-column/list`]: () =>
    data(COLUMNS.map(column => ({ ...column, columnArticleTotal: articlesOf(column.columnName).length }))),
  [`GET ${ARTICLE}-column/details`]: ({ query }) => {
    const column = COLUMNS.find(({ columnName }) => columnName === query.get('columnName'))
    return column ? data({ ...column, columnArticleTotal: articlesOf(column.columnName).length }) : refused('没有找到')
  },

  [`GET ${SIMILARITY}/similarity/_search`]: list(SIMILAR, 'similarities', usual('sid')),
  [`GET ${SIMILARITY}/statisticsNode/_search`]: nodes,
  [`GET ${SIMILARITY}/similarity/:sid`]: detail(SIMILAR, 'sid'),
  [`GET ${SIMILARITY}/suggest`]: suggest(SIMILAR),
  [`GET ${SIMILARITY}/catalog`]: () => data(BOOKS),
  [`GET ${SIMILARITY}/catalog/:id`]: ({ params }) => data(bookOf(params.id ?? '')),
  [`GET ${SIMILARITY}/download/:sid`]: download(SIMILAR, 'sid'),

  [`GET ${INSPECTION}/inspectionList`]: list(INSPECTIONS, 'inspections', usual('iid')),
  [`GET ${INSPECTION}/inspectionLeftStatistics`]: filterCounts(INSPECTIONS, PRO_DOC_FACETS),
  [`GET ${INSPECTION}/suggest`]: suggest(INSPECTIONS),
  [`GET ${INSPECTION}/suggestCase`]: suggest(INSPECTIONS),
  [`GET ${INSPECTION}/download/:iid`]: download(INSPECTIONS, 'iid'),
  [`GET ${INSPECTION}/:iid`]: detail(INSPECTIONS, 'iid'),

  [`GET ${TENDER}/tenderList`]: list(TENDERS, 'tenders', usual('bid')),
  [`GET ${TENDER}/tenderLeftStatistics`]: filterCounts(TENDERS, TENDER_FACETS),
  [`GET ${TENDER}/suggest`]: suggest(TENDERS),
  [`GET ${TENDER}/download/:bid`]: download(TENDERS, 'bid'),
  [`GET ${TENDER}/:bid`]: detail(TENDERS, 'bid'),
}
