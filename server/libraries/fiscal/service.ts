/** Routes of the fiscal area: `/fiscal-tax/api/v1/`. */
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
import { countFacet, countVisitorFacets } from '../../search/facets'
import { disconnectSignalOf } from '../../http/task'
import { chartsData } from '../case/charts'
import { carouselDetail } from './carousel-rows'
import { dataResponseSchema, dataEnvelope, fileResponseSchema } from '../../http/envelope'
import { FISCAL_SECTION_BY_TYPE, sectionClause } from './sections'
import { fiscalSuggestions } from './suggestions'
import { incentiveRoutes } from './incentive-service'
import { completenessIfEmpty } from '../coverage'
import { lawCompletenessOf } from '../law/completeness'
import { withStandingOnDay } from '../law/on-day'
import { versionListOf } from '../law/versions'
import { createSearchContext, requireDocument, type SearchDeps, wordsToMark } from '../../search/run'

const PAGE = { single: 10, combined: 5 }
const TYPES = Object.keys(FISCAL_SECTION_BY_TYPE) as FiscalTaxType[]
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
  const { key, library, list } = FISCAL_SECTION_BY_TYPE[type]
  const context = await createSearchContext(engine, {
    library,
    query: query.query,
    visitor,
    signal,
    within: sectionClause(type, query.asOf),
  })
  const sections = await list(context, query, size)
  const isEmpty = Object.values(sections).some(one => typeof one === 'object' && one.totalCount === 0)
  return query.fiscalTaxType && isEmpty ? { ...sections, ...(await completenessIfEmpty(engine, key, 0)) } : sections
}

/** Returns a document of a section. Responds with `not_found` if the document is not fiscal. */
async function openFiscal(engine: Engine, type: FiscalTaxType, id: string) {
  const { library, within } = FISCAL_SECTION_BY_TYPE[type]
  const document = await requireDocument(engine, library.spec.name, id)
  if (within && !document.values.fiscal?.length) throw new HttpError('not_found')
  return document
}

async function detailOf(engine: Engine, type: FiscalTaxType, id: string, query?: string, asOf?: string) {
  const { library } = FISCAL_SECTION_BY_TYPE[type]
  const document = await openFiscal(engine, type, id)
  const facts =
    type === 'LAWREGU'
      ? { ...(await lawCompletenessOf(engine, document)), ...(await versionListOf(engine, document)) }
      : {}
  const opened = library.view.detail(document, wordsToMark(library, document, query))
  const detail: typeof opened = { ...opened, ...facts }
  return dataEnvelope(
    asOf && type === 'LAWREGU' ? await withStandingOnDay(engine, document, detail as LawDetail, asOf) : detail,
  )
}

export function fiscalService(app: App, { engine }: SearchDeps) {
  app.get(
    FISCAL_PATHS.list,
    { schema: { querystring: FiscalListQuery, ...dataResponseSchema(FiscalList) } },
    async ({ query, visitor }, reply) => {
      const { fiscalTaxType } = query
      const types = fiscalTaxType ? [fiscalTaxType] : TYPES
      const options = { visitor, signal: disconnectSignalOf(reply), size: fiscalTaxType ? PAGE.single : PAGE.combined }
      // Orders differ between sections, so the list of all sections is ordered by relevance.
      const request = fiscalTaxType ? query : { ...query, order: undefined }
      const sections = await Promise.all(types.map(type => sectionOf(engine, type, request, options)))
      return dataEnvelope(Object.assign({}, ...sections) as FiscalList)
    },
  )
  app.get(
    FISCAL_PATHS.facets,
    { schema: { querystring: FiscalFacetsQuery, ...dataResponseSchema(FiscalFacets) } },
    async ({ query: { query, fiscalTaxType, field, ...nodes }, visitor }, reply) => {
      const { library, facets, within } = FISCAL_SECTION_BY_TYPE[fiscalTaxType]
      const context = await createSearchContext(engine, {
        library,
        query,
        visitor,
        signal: disconnectSignalOf(reply),
        within,
      })
      return dataEnvelope(
        field
          ? { [field]: await countFacet(context, facets, field, nodes) }
          : await countVisitorFacets(context, facets),
      )
    },
  )
  app.get(
    FISCAL_PATHS.suggest,
    { schema: { querystring: FiscalSuggestQuery, ...dataResponseSchema(Type.Array(SuggestionGroup)) } },
    async ({ query, visitor }) => dataEnvelope(await fiscalSuggestions(engine, query, visitor)),
  )
  app.get(
    FISCAL_PATHS.charts,
    { schema: { querystring: VisualQuery, ...dataResponseSchema(VisualData) } },
    async ({ query: { query, statisticsFields }, visitor }, reply) => {
      const { library, within } = FISCAL_SECTION_BY_TYPE.JUDGEMENT
      const context = await createSearchContext(engine, {
        library,
        query,
        visitor,
        signal: disconnectSignalOf(reply),
        within,
      })
      return dataEnvelope(await chartsData(context, statisticsFields))
    },
  )
  for (const type of TYPES)
    app.get(
      FISCAL_PATHS.detailOfType.replace(':type', type),
      { schema: { params: FiscalIdParams, querystring: QueryOnly, ...dataResponseSchema(DETAILS[type]) } },
      async ({ params, query }) => detailOf(engine, type, params.id, query.query),
    )
  app.get(
    FISCAL_PATHS.detail,
    { schema: { querystring: FiscalDetailQuery, ...dataResponseSchema(FiscalDetail) } },
    async ({ query: { id, type, query, asOf } }) => detailOf(engine, type, id, query, asOf),
  )
  app.get(
    FISCAL_PATHS.download,
    { schema: { params: FiscalDownloadParams, ...fileResponseSchema(DOCX_TYPE) } },
    async ({ params: { type, id } }, reply) => {
      const document = await openFiscal(engine, type, id)
      const facts = type === 'LAWREGU' ? await lawCompletenessOf(engine, document) : {}
      return sendDocx(reply, FISCAL_SECTION_BY_TYPE[type].library.view.file(document, facts))
    },
  )
  app.get(
    FISCAL_PATHS.carousel,
    { schema: { querystring: CarouselQuery, ...dataResponseSchema(CarouselDetail) } },
    async ({ query, visitor }) => dataEnvelope(await carouselDetail(engine, query.mapId, visitor)),
  )
  incentiveRoutes(app, engine)
}
