/** The fiscal and tax area: `/fiscal-tax/api/v1/`. */
import {
  CarouselDetail,
  CarouselQuery,
  DynamicDetail,
  FiscalDetail,
  FiscalDetailQuery,
  FiscalDownloadParams,
  FiscalFacets,
  FiscalFacetsQuery,
  FiscalIdParams,
  FiscalList,
  FiscalListQuery,
  FiscalSuggestQuery,
  type FiscalTaxType,
  PenaltyDetail,
  QaDetail,
} from '@contract/fiscal-tax'
import { CaseDetail, VisualData, VisualQuery } from '@contract/judgement'
import { LawDetail } from '@contract/lawregu'
import { FISCAL_PATHS } from '@contract/paths'
import { QueryOnly, SuggestionGroup } from '@contract/search'
import { Type } from '@sinclair/typebox'
import { sendDocx, DOCX_TYPE } from '../../download/send'
import type { Engine } from '../../engine/port'
import type { App } from '../../http/app-type'
import { HttpError } from '../../http/http-error'
import type { Visitor } from '../../http/visitor'
import { facetOf, facetsOf } from '../../search/facets'
import { signalOf } from '../../http/task'
import { visualData } from '../case/charts'
import { carouselDetail } from './carousel-rows'
import { dataResponse, data, fileResponse } from '../../http/envelope'
import { SECTIONS, withinOf } from './sections'
import { fiscalSuggestions } from './suggestions'
import { incentiveRoutes } from './incentive-service'
import { besideNone } from '../coverage'
import { completenessOf } from '../law/completeness'
import { withDay } from '../law/on-day'
import { scaleOf } from '../law/versions'
import { createSearchContext, requireDocument, type SearchDeps, wordsToMark } from '../../search/run'

const PAGE = { single: 10, combined: 5 }
const TYPES = Object.keys(SECTIONS) as FiscalTaxType[]
const DETAILS = {
  LAWREGU: LawDetail,
  JUDGEMENT: CaseDetail,
  PENALTY: PenaltyDetail,
  QA: QaDetail,
  DYNAMIC: DynamicDetail,
}

async function sectionOf(
  engine: Engine,
  type: FiscalTaxType,
  query: FiscalListQuery,
  { visitor, signal, size }: { visitor: Visitor; signal: AbortSignal; size: number },
): Promise<FiscalList> {
  const { key, library, list } = SECTIONS[type]
  const context = await createSearchContext(engine, {
    library,
    query: query.query,
    visitor,
    signal,
    within: withinOf(type, query.asOf),
  })
  const sections = await list(context, query, size)
  const isEmpty = Object.values(sections).some(one => typeof one === 'object' && one.totalCount === 0)
  return query.fiscalTaxType && isEmpty ? { ...sections, ...(await besideNone(engine, key, 0)) } : sections
}

/** Opens a document of a section. Documents outside the fiscal part of a library are reported as not found. */
async function openFiscal(engine: Engine, type: FiscalTaxType, id: string) {
  const { library, within } = SECTIONS[type]
  const document = await requireDocument(engine, library.spec.name, id)
  if (within && !document.values.fiscal?.length) throw new HttpError('not_found')
  return document
}

async function detailOf(engine: Engine, type: FiscalTaxType, id: string, query?: string, asOf?: string) {
  const { library } = SECTIONS[type]
  const document = await openFiscal(engine, type, id)
  const facts = type === 'LAWREGU' ? { ...(await completenessOf(engine)), ...(await scaleOf(engine, document)) } : {}
  const opened = library.view.detail(document, wordsToMark(library, query))
  const detail: typeof opened = { ...opened, ...facts }
  return data(asOf && type === 'LAWREGU' ? await withDay(engine, document, detail as LawDetail, asOf) : detail)
}

export function fiscalTaxService(app: App, { engine }: SearchDeps) {
  app.get(
    FISCAL_PATHS.list,
    { schema: { querystring: FiscalListQuery, ...dataResponse(FiscalList) } },
    async ({ query, visitor }, reply) => {
      const { fiscalTaxType } = query
      const types = fiscalTaxType ? [fiscalTaxType] : TYPES
      const options = { visitor, signal: signalOf(reply), size: fiscalTaxType ? PAGE.single : PAGE.combined }
      // Each section has its own orders. The combined list uses relevance.
      const request = fiscalTaxType ? query : { ...query, order: undefined }
      const sections = await Promise.all(types.map(type => sectionOf(engine, type, request, options)))
      return data(Object.assign({}, ...sections) as FiscalList)
    },
  )
  app.get(
    FISCAL_PATHS.facets,
    { schema: { querystring: FiscalFacetsQuery, ...dataResponse(FiscalFacets) } },
    async ({ query: { query, fiscalTaxType, field, ...nodes }, visitor }, reply) => {
      const { library, facets, within } = SECTIONS[fiscalTaxType]
      const context = await createSearchContext(engine, { library, query, visitor, signal: signalOf(reply), within })
      return data(field ? { [field]: await facetOf(context, facets, field, nodes) } : await facetsOf(context, facets))
    },
  )
  app.get(
    FISCAL_PATHS.suggest,
    { schema: { querystring: FiscalSuggestQuery, ...dataResponse(Type.Array(SuggestionGroup)) } },
    async ({ query, visitor }) => data(await fiscalSuggestions(engine, query, visitor)),
  )
  app.get(
    FISCAL_PATHS.charts,
    { schema: { querystring: VisualQuery, ...dataResponse(VisualData) } },
    async ({ query: { query, statisticsFields }, visitor }, reply) => {
      const { library, within } = SECTIONS.JUDGEMENT
      const context = await createSearchContext(engine, { library, query, visitor, signal: signalOf(reply), within })
      return data(await visualData(context, statisticsFields))
    },
  )
  for (const type of TYPES)
    app.get(
      FISCAL_PATHS.detailOfType.replace(':type', type),
      { schema: { params: FiscalIdParams, querystring: QueryOnly, ...dataResponse(DETAILS[type]) } },
      async ({ params, query }) => detailOf(engine, type, params.id, query.query),
    )
  app.get(
    FISCAL_PATHS.detail,
    { schema: { querystring: FiscalDetailQuery, ...dataResponse(FiscalDetail) } },
    async ({ query: { id, type, query, asOf } }) => detailOf(engine, type, id, query, asOf),
  )
  app.get(
    FISCAL_PATHS.download,
    { schema: { params: FiscalDownloadParams, ...fileResponse(DOCX_TYPE) } },
    async ({ params: { type, id } }, reply) =>
      sendDocx(reply, SECTIONS[type].library.view.file(await openFiscal(engine, type, id))),
  )
  app.get(
    FISCAL_PATHS.carousel,
    { schema: { querystring: CarouselQuery, ...dataResponse(CarouselDetail) } },
    async ({ query, visitor }) => data(await carouselDetail(engine, query.mapId, visitor)),
  )
  incentiveRoutes(app, engine)
}
