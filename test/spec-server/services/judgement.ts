/** The services of `/judgement-search/api/`: cases, cases with a commentary, and their charts. */
import { CASES, type Case, EXCELLENT, THEMES } from '../data/cases'
import { failed, result } from '../envelope'
import { type Call, Reply, type Routes } from '../http'
import { byId, counted, searchDocuments, paragraphs, snippet, suggested } from '../documents'
import { chartsOf } from './charts'

const BASE = '/judgement-search/api/v1'

/** The dimension of each list of counts. */
const FACETS: Record<string, string> = {
  caseResults: '案由',
  courtResults: '法院',
  regionResults: '地域',
  judgementDateResults: '年份',
  publishTypeResults: '案例类型',
  trialRoundResults: '审理程序',
  judgementTypeResults: '文书类型',
}

/**
 * Returns the row of a case, whose id is in `lid`. In the row of a case that is not public, the field of the
 * text is null or missing.
 */
export function caseRow(one: Case, query: URLSearchParams) {
  const hit = one.isPublic ? { hitResult: snippet(one, query) } : one.id.endsWith('4') ? { hitResult: null } : {}
  return {
    lid: one.id,
    title: one.title,
    ...hit,
    judgementType: one.facets['文书类型'],
    leveloftria: one.round,
    caseType: one.facets['案件类型'],
    publishType: one.publishType,
    courtName: one.court,
    judgementDate: one.date,
    caseNumber: one.number,
  }
}

export const caseDetail = (one: Case) => ({
  all_caseinfo_casename: one.title,
  all_caseinfo_court_term: one.court,
  all_caseinfo_casenumber: one.number,
  all_text_cause: one.facets['案由'],
  all_caseinfo_leveloftria: one.round,
  all_judgementinfo_date: one.date,
  all_judges_json: JSON.stringify([
    { names: '季衡', needLink: true, isJudge: true },
    { names: '段宁', needLink: false, isJudge: false },
  ]),
  paragraphs: one.isPublic ? paragraphs(one.text) : [],
})

const facetsOf = (hits: Case[]) =>
  Object.fromEntries(Object.entries(FACETS).map(([key, dimension]) => [key, counted(hits, dimension)]))

const list =
  (casesFor: (call: Call) => Case[]) =>
  (call: Call): unknown => {
    const { hits, page, totalCount } = searchDocuments(casesFor(call), call.query)
    return result({
      judgements: { judgementDtoList: page.map(one => caseRow(one, call.query)), totalCount },
      order: call.query.get('order') ?? '',
      ...facetsOf(hits),
    })
  }

const ofTheme = (id: string | undefined) => EXCELLENT.filter(({ theme }) => String(theme) === id)

const suggest = ({ query }: Call) => {
  const keyword = query.get('keyword') ?? ''
  const causes = CASES.map(({ facets }) => facets['案由'] ?? '')
  const courts = CASES.map(({ court }) => court)
  return result([...suggested('案由', causes, keyword), ...suggested('法院', courts, keyword)])
}

export const judgementRoutes: Routes = {
  [`GET ${BASE}/search/list`]: list(() => CASES),
  [`GET ${BASE}/search/caseList`]: list(() => CASES),
  [`GET ${BASE}/search/caseLeftStatistics`]: ({ query }) => result(facetsOf(searchDocuments(CASES, query).hits)),
  [`GET ${BASE}/search/caseLeftStatisticsByField`]: ({ query }) =>
    result(counted(searchDocuments(CASES, query).hits, FACETS[query.get('field') ?? ''] ?? '')),
  [`GET ${BASE}/search/recommend/suggest`]: suggest,
  [`GET ${BASE}/search/statisticsByFields`]: ({ query }) => result(chartsOf(searchDocuments(CASES, query).hits, query)),
  [`POST ${BASE}/search/lawref/stat`]: () => result([]),
  [`POST ${BASE}/search/:jid`]: ({ params }) => {
    const one = byId(CASES, params.jid)
    return one ? result(caseDetail(one)) : failed('案例不存在')
  },
  [`GET ${BASE}/es/download/:jid`]: ({ params }) =>
    new Reply(200, byId(CASES, params.jid)?.text, { 'content-type': 'application/msword' }),
  [`GET ${BASE}/excellent/themes`]: () => result(THEMES),
  [`GET ${BASE}/excellent/themes/:id`]: call => list(({ params }) => ofTheme(params.id))(call),
  [`GET ${BASE}/excellent/list`]: list(() => EXCELLENT),
  [`GET ${BASE}/excellent/suggest`]: suggest,
}
