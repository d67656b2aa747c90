/** The fiscal and tax area: `/fiscal-tax/api/v1/`. */
import type {
  CarouselDetail,
  DynamicDetail,
  FiscalDetail,
  FiscalList,
  FiscalListQuery,
  FiscalTaxType,
  IncentiveDetail,
  IncentiveLeftQuery,
  IncentiveList,
  IncentiveNode,
  PenaltyDetail,
  QaDetail,
} from '@contract/fiscal-tax'
import type { CaseDetail, VisualData, VisualQuery } from '@contract/judgement'
import type { LawDetail } from '@contract/lawregu'
import type { ListQuery } from '@contract/search'
import { fillPattern } from '@/domain/address'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openData } from './envelope'
import type { Result } from './errors'
import { send } from './http'
import { areCharts, isList, listAt } from './shape'

const SEARCH = '/fiscal-tax/api/v1/search'
const INCENTIVES = '/fiscal-tax/api/v1/taxIncentives'

/** Where a section's list is in the answer that could hold all five. */
const LISTS = {
  LAWREGU: listAt('lawReguListDto', 'lawRegus'),
  JUDGEMENT: listAt('judgementListDto', 'judgementDtoList'),
  PENALTY: listAt('penaltyListDto', 'penaltyDtoList'),
  DYNAMIC: listAt('fiscalTaxDynamicListDto', 'fiscalTaxDynamicDtoList'),
  QA: listAt('fiscalTaxQAListDto', 'fiscalTaxQADtoList'),
}

export const fetchFiscalList = async <Type extends FiscalTaxType>(
  query: FiscalListQuery & { fiscalTaxType: Type },
  signal?: AbortSignalLike,
) => openData<FiscalList>(await send({ path: `${SEARCH}/fiscalTaxList`, query, signal }), LISTS[query.fiscalTaxType])

interface Details {
  LAWREGU: LawDetail
  JUDGEMENT: CaseDetail
  PENALTY: PenaltyDetail
  DYNAMIC: DynamicDetail
  QA: QaDetail
}

/** Answers and news have addresses of their own; the others are told by their type. */
const AT_TYPE: FiscalTaxType[] = ['QA', 'DYNAMIC']

export async function fetchFiscalDetail<Type extends FiscalTaxType>(
  type: Type,
  { id, ...query }: { id: string; query: string; asOf?: string },
  signal?: AbortSignalLike,
): Promise<Result<Details[Type]>> {
  const reply =
    AT_TYPE.indexOf(type) < 0
      ? await send({ path: `${SEARCH}/detail`, query: { id, type, ...query }, signal })
      : await send({ path: fillPattern(`${SEARCH}/:type/:id`, { type, id }), query, signal })
  return openData<FiscalDetail>(reply) as Result<Details[Type]>
}

export const fiscalDownload = (type: FiscalTaxType) => (id: string) =>
  fillPattern(`${SEARCH}/download/:type/:id`, { type, id })

export const fetchFiscalCaseStatistics = async (query: VisualQuery, signal?: AbortSignalLike) =>
  openData<VisualData>(await send({ path: `${SEARCH}/statisticsByFields`, query, signal }), areCharts)

export const fetchCarousel = async (mapId: string, signal?: AbortSignalLike) =>
  openData<CarouselDetail>(await send({ path: `${SEARCH}/findCarouselDetailById`, query: { mapId }, signal }))

export const fetchIncentives = async (query: ListQuery, signal?: AbortSignalLike) =>
  openData<IncentiveList>(await send({ path: `${INCENTIVES}/list`, query, signal }), listAt('taxIncentivesList'))

export const fetchIncentiveTree = async (query: IncentiveLeftQuery, signal?: AbortSignalLike) =>
  openData<IncentiveNode[]>(await send({ path: `${INCENTIVES}/left`, query, signal }), isList)

export const fetchIncentive = async (tid: string, signal?: AbortSignalLike) =>
  openData<IncentiveDetail>(await send({ path: `${INCENTIVES}/getDetail`, query: { tid }, signal }))
