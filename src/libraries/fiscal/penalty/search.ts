/** Searches penalties of the tax authorities. */
import type { PenaltyItem } from '@contract/fiscal-tax'
import { fetchFiscalFacets, fetchFiscalList } from '@/api/fiscal-tax'
import { fiscalCopy } from '@/copy/fiscal'
import { listCopy } from '@/copy/list'
import { formatDay } from '@domain/format/dates'
import { parseMarkup } from '@domain/text/markup'
import { type PenaltyDimension, type PenaltyOrder } from '@domain/libraries/fiscal'
import { FISCAL_CATEGORIES } from '../../categories'
import { choiceMethods } from '../../filter-choices'
import { type Filter, type Library, documentTarget, type SortOrder } from '../../library'
import { fiscalLibrary } from '../section'
import { parseAnyDate } from '@domain/format/any-date'
import { pageReader } from '@/api/readers/page'
import {
  type JsonFields,
  type AllFields,
  readRowId,
  toFlag,
  toJoinedText,
  toOptionalText,
  toText,
} from '@/request/value'

const category = FISCAL_CATEGORIES.fiscalPenalty
const type = 'PENALTY'

const FILTERS: Filter<string, PenaltyDimension>[] = [
  { key: 'taxTypeResults', title: '税种', dimension: '税种', kind: 'list', place: 'header' },
  { key: 'institutionResults', title: '处罚机关', dimension: '处罚机关', kind: 'list', place: 'header' },
  { key: 'regionResults', title: '地域', dimension: '地域', kind: 'tree', place: 'header' },
  { key: 'yearResults', title: '年份', dimension: '年份', unit: '年', kind: 'list', place: 'header' },
]

function readPenalty(row: JsonFields): AllFields<PenaltyItem> | undefined {
  const jid = readRowId(row, 'jid', 'lid', 'tdid', 'id')
  if (!jid) return undefined
  return {
    jid,
    title: toText(row.title),
    hitResult: toText(row.hitResult),
    caseNum: toOptionalText(row.caseNum),
    penaltyDate: parseAnyDate(row.penaltyDate),
    publishDate: parseAnyDate(row.publishDate),
    institution: toJoinedText(row.institution),
    isReport: toFlag(row.isReport),
  }
}

const { decided, published, report } = fiscalCopy.fiscal

/** Returns the day with a word for its event, such as 2026-04-01发布. */
const dayOf = (day: string | undefined, event: string) => (day ? `${formatDay(day)}${event}` : '')

export const readPenalties = pageReader(readPenalty, 'penaltyListDto', 'penaltyDtoList')

const penalties = fiscalLibrary<PenaltyItem>({
  category,
  type,
  sorts: [
    { order: 'relevance', label: listCopy.sort.relevance },
    { order: 'penaltyDate', label: listCopy.sort.penaltyDate },
  ] satisfies SortOrder<PenaltyOrder>[],
  filters: FILTERS,
  read: readPenalties,
  row: ({ jid, title, hitResult, institution, penaltyDate, publishDate, caseNum, isReport }, conditions) => ({
    id: jid,
    view: {
      title: parseMarkup(title),
      labels: isReport ? [{ kind: 'type', text: report }] : [],
      snippet: parseMarkup(hitResult),
      meta: [institution, dayOf(penaltyDate, decided) || dayOf(publishDate, published), caseNum ?? ''].filter(Boolean),
    },
    metadata: { from: institution, number: caseNum, day: penaltyDate },
    opens: documentTarget(category, jid, conditions),
  }),
})

export const penaltyLibrary: Library = {
  ...penalties,
  ...choiceMethods(
    (query, signal) => fetchFiscalFacets({ ...query, fiscalTaxType: type }, signal),
    (query, signal) => fetchFiscalList({ ...query, fiscalTaxType: type }, readPenalties, signal),
  ),
}
