/**
 * The services of `/ilawregu-search/api/v1/lawregu/`. No call returns only the filters: they are in the reply
 * of the list.
 */
import { LAWS, type Law, articleOf, articles } from '../data/laws'
import { data, refused, success } from '../envelope'
import { Reply, type Routes } from '../http'
import { byId, counted, searchDocuments, marked, snippet, suggested } from '../documents'

const BASE = '/ilawregu-search/api/v1/lawregu'

export const lawRow = (law: Law, query: URLSearchParams) => ({
  lid: law.id,
  title: marked(law.title, query),
  time_limited: law.facets['时效性'],
  eff_level: law.facets['效力级别'],
  hitResult: snippet(law, query),
  dispatch_authority: law.authority,
  document_number: law.number,
  effective_date: law.date,
  posting_date: law.date,
})

export const lawDetail = (law: Law) => ({
  title: law.title,
  dispatch_authority: law.authority,
  posting_date: law.date,
  eff_level: law.facets['效力级别'],
  document_number: law.number,
  effective_date: law.date,
  time_limited: law.facets['时效性'],
  credit_line: null,
  law_regulation_introductions: [
    { text: '第一章 总则', level: 1 },
    ...articles.map(([fullName, text]) => ({ text: `${fullName} ${text}`, level: 0, fullName })),
  ],
  law_regulation_indexes: [{ text: '第一章 总则', level: 1 }],
})

const cited = (name: string) => LAWS.find(({ title }) => title === name || title.endsWith(name))

/** Returns an article as the popup shows it. */
function articleIn(law: Law | undefined, article: string) {
  const content = articleOf(article)
  if (!law || !content) return undefined
  const { id: lid, title, date, facets } = law
  const lawReguLinkBean = { tiaoName: article, fullName: title + article, content }
  return { lid, title, effective_date: date, time_limited: facets['时效性'], lawReguLinkBean }
}

const nameIn = (body: unknown) => (body ?? {}) as { law?: string; article?: string }
const articleFor = ({ law = '', article = '' }: { law?: string; article?: string }) => articleIn(cited(law), article)

export const lawRoutes: Routes = {
  [`GET ${BASE}/list`]: ({ query }) => {
    const { hits, page, totalCount } = searchDocuments(LAWS, query)
    return data({
      lawRegus: page.map(law => lawRow(law, query)),
      totalCount,
      effLevelResults: counted(hits, '效力级别'),
      timeLimitedResults: counted(hits, '时效性'),
      regionResults: counted(hits, '地域范围'),
    })
  },
  [`GET ${BASE}/newLawExpress`]: ({ query }) => {
    const { page, totalCount } = searchDocuments(LAWS, query)
    const item = ({ id, title, date, number }: Law) => ({ lid: id, title, postingDate: date, documentNumber: number })
    return data({ lawRegus: page.map(item), totalCount })
  },
  [`GET ${BASE}/recommend/suggest`]: ({ query }) => {
    const keyword = query.get('keyword') ?? ''
    const titles = LAWS.map(({ title }) => title)
    const authorities = LAWS.map(({ authority }) => authority)
    return data([...suggested('标题', titles, keyword), ...suggested('发文机关', authorities, keyword)])
  },
  [`GET ${BASE}/item`]: ({ query }) => {
    const item = articleIn(byId(LAWS, query.get('lid') ?? ''), query.get('article') ?? '')
    return item ? data(item) : refused('没有找到')
  },
  [`POST ${BASE}/findLawReguItem`]: ({ body }) => {
    const item = articleFor(nameIn(body))
    return item ? data(item) : refused('没有找到')
  },
  [`POST ${BASE}/findLawreguItems`]: ({ body }) =>
    success((Array.isArray(body) ? body : []).map(citation => articleFor(nameIn(citation)) ?? null)),
  [`GET ${BASE}/download/:lid`]: ({ params }) =>
    new Reply(200, byId(LAWS, params.lid)?.text, { 'content-type': 'application/msword' }),
  [`GET ${BASE}/:lid`]: ({ params }) => {
    const law = byId(LAWS, params.lid)
    return law ? data(lawDetail(law)) : refused('法规不存在')
  },
}
