/** The services of `/fiscal-tax/api/`: five lists under one call, their details, topics and incentives. */
import { TAX_CASES } from '../data/cases'
import { DYNAMICS, INCENTIVES, PENALTIES, QUESTIONS, TAXES } from '../data/fiscal'
import { TAX_LAWS } from '../data/laws'
import { data, refused, success } from '../envelope'
import { type Call, Reply, type Routes } from '../http'
import { type Doc, byId, searchDocuments, marked, paragraphs, snippet } from '../documents'
import { chartsOf } from './charts'
import { caseDetail, caseRow } from './judgement'
import { lawDetail, lawRow } from './laws'

const SEARCH = '/fiscal-tax/api/v1/search'
const INCENTIVE = '/fiscal-tax/api/v1/taxIncentives'
const INSTITUTION = '国家税务总局苏州市税务局稽查局'

const lines = (doc: Doc) => doc.text.split('\n').join('<br/>')

/** The row of a penalty has the id `tdid`, and its detail has no id. News have the same form. */
const penaltyRow = (doc: Doc, query: URLSearchParams) => ({
  tdid: doc.id,
  title: marked(doc.title, query),
  hitResult: snippet(doc, query),
  caseNum: `苏税稽罚〔2023〕${doc.id.slice(1)}号`,
  penaltyDate: doc.date,
  institution: INSTITUTION,
})
const dynamicRow = (doc: Doc, query: URLSearchParams) => ({
  tdid: doc.id,
  title: marked(doc.title, query),
  hitResult: snippet(doc, query),
  releaseDate: doc.date,
})
const questionRow = (doc: Doc, query: URLSearchParams) => ({
  id: doc.id,
  question: marked(doc.title, query),
  hitResult: snippet(doc, query),
  dispatch_authority: '国家税务总局',
  document_number: null,
  answerDate: doc.date,
})

interface Section {
  docs: Doc[]
  wrap(rows: unknown[], totalCount: number): unknown
  row(doc: never, query: URLSearchParams): unknown
  detail(doc: never): unknown
}

const SECTIONS: Record<string, Section> = {
  LAWREGU: {
    docs: TAX_LAWS,
    wrap: (lawRegus, totalCount) => ({ lawReguListDto: { lawRegus, totalCount } }),
    row: lawRow,
    detail: lawDetail,
  },
  JUDGEMENT: {
    docs: TAX_CASES,
    wrap: (judgementDtoList, totalCount) => ({ judgementListDto: { judgementDtoList, totalCount } }),
    row: caseRow,
    detail: caseDetail,
  },
  PENALTY: {
    docs: PENALTIES,
    wrap: (penaltyDtoList, totalCount) => ({ penaltyListDto: { penaltyDtoList, totalCount } }),
    row: penaltyRow,
    detail: (doc: Doc) => ({
      title: doc.title,
      institution: INSTITUTION,
      case_number: `苏税稽罚〔2023〕${doc.id.slice(1)}号`,
      penalty_date: doc.date,
      paragraphs: paragraphs(doc.text),
    }),
  },
  DYNAMIC: {
    docs: DYNAMICS,
    wrap: (fiscalTaxDynamicDtoList, totalCount) => ({
      fiscalTaxDynamicListDto: { fiscalTaxDynamicDtoList, totalCount },
    }),
    row: dynamicRow,
    detail: (doc: Doc) => ({ title: doc.title, releaseDate: doc.date, keyWords: '增值税;申报', text: lines(doc) }),
  },
  QA: {
    docs: QUESTIONS,
    wrap: (fiscalTaxQADtoList, totalCount) => ({ fiscalTaxQAListDto: { fiscalTaxQADtoList, totalCount } }),
    row: questionRow,
    detail: (doc: Doc) => ({
      question: doc.title,
      answerDate: doc.date,
      answer: lines(doc),
      publishBody: '国家税务总局纳税服务司',
      keywords: '发票;抵扣',
    }),
  },
}

const sectionOf = (type: string | null | undefined) => SECTIONS[type ?? '']

function list({ query }: Call) {
  const section = sectionOf(query.get('fiscalTaxType'))
  if (!section) return refused('没有这一栏')
  const { page, totalCount } = searchDocuments(section.docs, query)
  return success(
    section.wrap(
      page.map(doc => section.row(doc as never, query)),
      totalCount,
    ),
  )
}

function detail(type: string | null | undefined, id: string | null | undefined) {
  const section = sectionOf(type)
  const doc = byId(section?.docs ?? [], id ?? undefined)
  return section && doc ? success(section.detail(doc as never)) : refused('没有找到')
}

/** Returns a topic. Topic 1 has selected documents, topic 2 the laws of each tax. */
function topic(id: string | null) {
  const law = ({ id: lid, title, date }: Doc) => ({ lid, title, posting_date: date })
  const picked = ({ id: docId, title, date }: Doc) => ({ id: docId, title, postingDate: date })
  if (id === '2') {
    const ofTax = (tax: string) => ({ resultList: TAX_LAWS.slice(0, 3).map(law), query: `全文:${tax}` })
    return success({
      title: '税种法规汇编',
      status: 2,
      detail: Object.fromEntries(TAXES.map(tax => [tax, ofTax(tax)])),
    })
  }
  const LAWREGU = TAX_LAWS.slice(0, 3).map(({ id: lid, title, date }) => ({ lid, title, postingDate: date }))
  const detail = { LAWREGU, DYNAMIC: DYNAMICS.slice(0, 2).map(picked), QA: QUESTIONS.slice(0, 2).map(picked) }
  return success({ title: '增值税专题', status: 1, detail })
}

/** Returns the types by name, with the incentives below them if requested. A leaf has no field for children. */
function tree({ query }: Call) {
  const named = (type: string) =>
    INCENTIVES.filter(one => one.type === type).map(({ id, title }) => ({ id, name: title }))
  const roots = [...new Set(INCENTIVES.map(({ type }) => type))].map(type => {
    const [name = '', below = ''] = type.split('_')
    const leaves = query.get('isDetail') === 'true' ? { children: named(type) } : {}
    return { id: name, name, children: [{ id: type, name: below, ...leaves }] }
  })
  return data(roots.filter(({ name }) => !query.get('menu') || name === query.get('menu')))
}

export const fiscalRoutes: Routes = {
  [`GET ${SEARCH}/fiscalTaxList`]: list,
  [`GET ${SEARCH}/detail`]: ({ query }) => detail(query.get('type'), query.get('id')),
  [`GET ${SEARCH}/statisticsByFields`]: ({ query }) => data(chartsOf(searchDocuments(TAX_CASES, query).hits, query)),
  [`GET ${SEARCH}/findCarouselDetailById`]: ({ query }) => topic(query.get('mapId')),
  [`GET ${SEARCH}/:type/:id`]: ({ params }) => detail(params.type, params.id),
  [`GET ${SEARCH}/download/:type/:id`]: ({ params }) =>
    new Reply(200, byId(sectionOf(params.type)?.docs ?? [], params.id)?.text, { 'content-type': 'application/msword' }),
  [`GET ${INCENTIVE}/left`]: tree,
  [`GET ${INCENTIVE}/list`]: ({ query }) => {
    const { page, totalCount } = searchDocuments(INCENTIVES, query)
    const row = (doc: Doc) => ({ tid: doc.id, title: marked(doc.title, query), hitResult: snippet(doc, query) })
    return data({ totalCount, taxIncentivesList: page.map(row) })
  },
  [`GET ${INCENTIVE}/getDetail`]: ({ query }) => {
    const one = byId(INCENTIVES, query.get('tid') ?? '')
    const text = one && {
      title: one.title,
      allTypeName: one.type,
      paragraphVOs: [{ name: '优惠内容', text: one.text }],
    }
    return text ? data(text) : refused('没有找到')
  },
}
